import { keepAct } from '#house/acts/do-act.ts'
import { invoices } from '#house/nouns/invoices.ts'
import type { NotSavedReason } from '#house/record/change.ts'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { expenseTexts } from './expense.texts.ts'

type Facts = Parameters<typeof invoices.acts.add>[0]

/** Books a cost, with or without a line, and offers to take it back. */
export function book(
  realEstateId: string,
  id: string,
  facts: Facts & { readonly creditor: string },
): Promise<NotSavedReason | undefined> {
  const act = invoices.acts.add({ ...facts, kind: 'expense' as const }, { id })
  return keepAct(realEstateId, act, { text: expenseTexts.booked(facts.creditor), tone: 'good' })
}

/** What the next booking takes over from the one before; a receipt is of one payment alone. */
export const factsOfNext = (before: Invoice): Facts & { readonly creditor: string } => ({
  followsId: before.id,
  creditor: before.creditor,
  currency: before.currency,
  amountRappen: before.amountRappen,
  category: before.category,
  recurrence: before.recurrence,
  craftsmanId: before.craftsmanId,
  projectId: before.projectId,
  costItemId: before.costItemId,
  componentId: before.componentId,
  measureId: before.measureId,
  taxReason: before.taxReason,
  note: before.note,
  ...(before.taxLines.length > 0 ? { taxLines: before.taxLines } : { taxClass: before.taxClass }),
})
