import { budgetLeft, type Billed } from '@hauswart/domain/projects/cost-sums'
import type { Currency } from '@hauswart/domain/payments/hundredths'
import { money } from '#device/text/format.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'

const texts = invoicesTexts.form.budget

type Draft = {
  readonly kind: 'bill' | 'credit'
  readonly costItemId: string
  readonly amountRappen: number | null
  readonly currency: Currency
}

/** What the form says of the budget of the chosen item: what is left of it, and by how much this bill exceeds it. */
export function itemBudget(
  ownId: string,
  { kind, costItemId, amountRappen, currency }: Draft,
  { costItems, invoices }: Pick<InvoiceLinks, 'costItems' | 'invoices'>,
): { readonly hint?: string; readonly warning?: string } {
  const item = costItems.find(({ id }) => id === costItemId)
  // Of euros nobody knows the rate of the day.
  const others: readonly Billed[] = invoices
    .filter((one) => one.id !== ownId && one.currency === 'CHF')
    .map((one) => ({ ...one, paidRappen: 0 }))
  const left = item && budgetLeft(item, others)
  if (item === undefined || left === undefined) return {}
  const hint = left < 0 ? texts.used(money(-left)) : texts.left(money(left), money(item.plannedRappen))
  if (kind === 'credit' || currency !== 'CHF' || amountRappen === null || amountRappen <= left)
    return { hint }
  return { hint, warning: texts.over(item.title, money(amountRappen - left)) }
}
