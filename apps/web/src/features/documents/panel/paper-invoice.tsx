import { IconReceipt } from '@tabler/icons-react'
import { invoices } from '#house/nouns/invoices.ts'
import { invoiceOfPaperPath, invoicePath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'

const texts = documentsTexts.act

type PaperInvoiceProps = { readonly realEstateId: string; readonly documentId: string }

/** The way to the invoice of a paper, or to recording it. */
export function PaperInvoice({ realEstateId, documentId }: PaperInvoiceProps) {
  const all = useRows(invoices, realEstateId).data
  if (all === undefined) return null
  const invoice = all.find((one) => one.documentId === documentId)
  return (
    <LinkButton
      icon={<IconReceipt />}
      to={invoice === undefined ? invoiceOfPaperPath(documentId) : invoicePath(invoice.id)}
    >
      {invoice === undefined ? texts.invoice : texts.toInvoice}
    </LinkButton>
  )
}
