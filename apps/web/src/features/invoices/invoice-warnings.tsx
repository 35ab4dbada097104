import type { InvoiceWarningKind } from '@hauswart/domain/invoices/invoice-warnings'
import { invoiceWarningTexts } from '@hauswart/domain/invoices/invoice.labels'
import { Notice } from '#ui/layout/notice.tsx'

/** What is the matter with an invoice, and what to do. */
export function InvoiceWarnings({ kinds }: { readonly kinds: readonly InvoiceWarningKind[] }) {
  return kinds.map((kind) => (
    <Notice
      key={kind}
      tone={kind === 'overdue' ? 'soon' : 'due'}
      title={invoiceWarningTexts[kind].title}
      live="status"
    >
      {invoiceWarningTexts[kind].todo}
    </Notice>
  ))
}
