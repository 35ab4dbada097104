import type { InvoiceWarning } from '@hauswart/domain/invoices/invoice-warnings'
import { invoiceWarningWords } from '@hauswart/domain/invoices/invoice.labels'
import { Notice } from '#ui/layout/notice.tsx'
import { isDoubt } from './invoice-words.ts'

/** What is the matter with an invoice, and what to do. */
export function InvoiceWarnings({ warnings }: { readonly warnings: readonly InvoiceWarning[] }) {
  return warnings.map((warning) => {
    const { title, todo } = invoiceWarningWords(warning)
    return (
      <Notice key={warning.kind} tone={isDoubt(warning) ? 'due' : 'soon'} title={title} live="status">
        {todo}
      </Notice>
    )
  })
}
