import { InvoicesView } from '#features/invoices/invoices-view.tsx'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { HouseStart } from '#house/house-start.tsx'

export default function InvoicesPage() {
  return <HouseStart texts={invoicesTexts}>{(id) => <InvoicesView key={id} realEstateId={id} />}</HouseStart>
}
