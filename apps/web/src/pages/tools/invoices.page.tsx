import { useSearchParams } from 'react-router'
import { InvoicesView } from '#features/invoices/invoices-view.tsx'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { TaxProposals } from '#features/invoices/tax/tax-proposals.tsx'
import { GainFileView } from '#features/tax-folder/gain-file-view.tsx'
import { TaxFolderView } from '#features/tax-folder/tax-folder-view.tsx'
import { HouseStart } from '#house/house-start.tsx'
import { invoiceViews } from '#house/paths/places.ts'

export default function InvoicesPage() {
  const [query] = useSearchParams()
  const wanted = query.get(invoiceViews.name)
  return (
    <HouseStart texts={invoicesTexts}>
      {(id) =>
        wanted === invoiceViews.folder ? (
          <TaxFolderView
            key={id}
            realEstateId={id}
            renderProposals={(ids) => <TaxProposals realEstateId={id} ids={ids} />}
          />
        ) : wanted === invoiceViews.gain ? (
          <GainFileView key={id} realEstateId={id} />
        ) : (
          <InvoicesView key={id} realEstateId={id} />
        )
      }
    </HouseStart>
  )
}
