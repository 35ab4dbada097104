import { money } from '../formats/format.ts'
import { improvementsOf, type FolderInvoice } from '../taxes/tax-folder.ts'
import { closingReportTexts } from './closing-report.labels.ts'

const { sum, none, unassigned } = closingReportTexts.improvement

/** What of a renovation counts when the house is sold, as its owner divided the invoices. Of euros nobody knows the rate. */
export function improvementLines(invoices: readonly FolderInvoice[]): readonly string[] {
  const swiss = invoices.filter(({ currency }) => currency === 'CHF')
  const entries = improvementsOf(swiss, null)
  const total = entries.reduce((whole, { netRappen }) => whole + netRappen, 0)
  const unsaid = swiss.filter(({ taxClass, taxLines }) => taxClass === null && taxLines.length === 0)
  const open = unsaid.reduce((whole, { amountRappen }) => whole + amountRappen, 0)
  const receipts = new Set(entries.map(({ invoiceId }) => invoiceId)).size
  return [
    entries.length === 0 ? none : sum(money(total), receipts),
    ...(unsaid.length > 0 ? [unassigned(money(open))] : []),
  ]
}
