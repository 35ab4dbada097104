import type { QuoteFacts } from '@hauswart/domain/quotes/quote.input'

export type QuoteRow = QuoteFacts & {
  id: string
  projectId: string
  /** Where its sum was committed when it was accepted, and how much: what a refusal takes out again. */
  costItemId: string | null
  committedRappen: number | null
  isActive: boolean
  version: number
}

export const quoteColumns = `q.id, q.project_id as "projectId", q.craftsman_id as "craftsmanId", q.company, q.state,
  q.received_on as "receivedOn", q.valid_until as "validUntil", q.price_rappen as "priceRappen",
  q.discount_rappen as "discountRappen", q.includes_vat as "includesVat", q.vat_permille as "vatPermille",
  q.cash_discount_permille as "cashDiscountPermille", q.cash_discount_days as "cashDiscountDays", q.note, q.lines,
  q.cost_item_id as "costItemId", q.committed_rappen as "committedRappen", q.is_active as "isActive", q.version`
