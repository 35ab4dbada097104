import type { InvoiceWarning } from '@hauswart/domain/invoices/invoice-warnings'
import { invoiceWarningWords } from '@hauswart/domain/invoices/invoice.labels'
import { Notice } from '#ui/layout/notice.tsx'
import { isDoubt } from './invoice-words.ts'

type WarningsProps = { readonly warnings: readonly InvoiceWarning[]; readonly isCredit: boolean }

/** What is the matter with an invoice, and what to do. */
export function InvoiceWarnings({ warnings, isCredit }: WarningsProps) {
  return warnings.map((warning) => {
    const { title, todo } = invoiceWarningWords(warning, isCredit)
    return (
      <Notice key={warning.kind} tone={isDoubt(warning) ? 'due' : 'soon'} title={title} live="status">
        {todo}
      </Notice>
    )
  })
}
