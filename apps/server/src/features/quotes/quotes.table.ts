import type { ContractTerms } from '@hauswart/domain/defects/defect'
import type { ChangeOrderFacts } from '@hauswart/domain/quotes/change-order.input'
import type { QuoteFacts } from '@hauswart/domain/quotes/quote.input'
import { ofStandingProject } from '#features/projects/projects.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'

export type QuoteRow = Omit<QuoteFacts, 'documentId' | 'contractOn' | 'terms'> & {
  id: string
  projectId: string
  documentId: string | null
  /** What was agreed when it was accepted; an unknown is none. */
  contractOn: string | null
  terms: ContractTerms | null
  /** Where its sum was committed when it was accepted, and how much: what a refusal takes out again. */
  costItemId: string | null
  committedRappen: number | null
  isActive: boolean
  version: number
}

export type ChangeOrderRow = ChangeOrderFacts & {
  id: string
  /** As of a quote. */
  costItemId: string | null
  committedRappen: number | null
  version: number
}

export const changeOrderColumns = `o.id, o.quote_id as "quoteId", o.title, o.amount_rappen as "amountRappen",
  o.extra_days as "extraDays", o.state, o.said_on as "saidOn", o.note, o.cost_item_id as "costItemId",
  o.committed_rappen as "committedRappen", o.is_active as "isActive", o.version`

export const quoteColumns = `q.id, q.project_id as "projectId", q.craftsman_id as "craftsmanId", q.company, q.state,
  q.received_on as "receivedOn", q.valid_until as "validUntil", q.price_rappen as "priceRappen",
  q.discount_rappen as "discountRappen", q.includes_vat as "includesVat", q.vat_permille as "vatPermille",
  q.cash_discount_permille as "cashDiscountPermille", q.cash_discount_days as "cashDiscountDays", q.note, q.lines,
  q.document_id as "documentId", q.contract_on as "contractOn", q.terms,
  q.cost_item_id as "costItemId", q.committed_rappen as "committedRappen", q.is_active as "isActive", q.version`

/** How long somebody stands by a quote that waits for its answer; after that it is a quote no more. */
export const quoteDays: DatedRows = {
  ...ofStandingProject,
  from: 'app.quote',
  on: 'x.valid_until',
  title: 'x.company',
  isOpen: "x.is_active and x.state in ('received', 'in_review') and x.valid_until is not null",
  comesUp: (until, today) => `x.valid_until between ${today} and ${until}`,
}
