import { useSearchParams } from 'react-router'
import { InvoicesView } from '#features/invoices/invoices-view.tsx'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { GainFileView } from '#features/tax-folder/gain-file-view.tsx'
import { TaxFolderView } from '#features/tax-folder/tax-folder-view.tsx'
import { HouseStart } from '#house/house-start.tsx'
import { invoiceViews } from '#house/paths/places.ts'

export default function InvoicesPage() {
  const [query] = useSearchParams()
  const wanted = query.get(invoiceViews.name)
  const View =
    wanted === invoiceViews.folder
      ? TaxFolderView
      : wanted === invoiceViews.gain
        ? GainFileView
        : InvoicesView
  return <HouseStart texts={invoicesTexts}>{(id) => <View key={id} realEstateId={id} />}</HouseStart>
}
