import type { ContractTerms } from '@hauswart/domain/defects/defect'
import type { ChangeOrderState } from '@hauswart/domain/quotes/change-order'
import type { QuoteState } from '@hauswart/domain/quotes/quote'
import type { QuoteFacts } from '@hauswart/domain/quotes/quote.input'
import { ofStandingProject } from '#features/projects/projects.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { begins, factColumns, json, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const quoteFacts = factColumns({
  craftsmanId: required<string | null>('craftsman_id'),
  company: required<string>('company'),
  state: begins<QuoteState>('state', 'asked'),
  receivedOn: required<string | null>('received_on'),
  validUntil: required<string | null>('valid_until'),
  priceRappen: required<number | null>('price_rappen'),
  discountRappen: required<number>('discount_rappen'),
  includesVat: required<boolean>('includes_vat'),
  vatPermille: required<number>('vat_permille'),
  cashDiscountPermille: required<number | null>('cash_discount_permille'),
  cashDiscountDays: required<number | null>('cash_discount_days'),
  note: required<string | null>('note'),
  lines: required<QuoteFacts['lines']>(json('lines')),
  documentId: optional<string>('document_id'),
  /** What was agreed when it was accepted; an unknown is none. */
  contractOn: optional<string>('contract_on'),
  terms: optional<ContractTerms>('terms'),
  /** Where its sum was committed when it was accepted, and how much: what a refusal takes out again. */
  costItemId: optional<string>('cost_item_id'),
  committedRappen: optional<number>('committed_rappen'),
  isActive: required<boolean>('is_active'),
})

export type QuoteRow = FactsOf<typeof quoteFacts> & { id: string; projectId: string; version: number }

export const changeOrderFacts = factColumns({
  title: required<string>('title'),
  amountRappen: required<number>('amount_rappen'),
  extraDays: required<number | null>('extra_days'),
  state: required<ChangeOrderState>('state'),
  saidOn: required<string>('said_on'),
  note: required<string | null>('note'),
  /** As of a quote. */
  costItemId: optional<string>('cost_item_id'),
  committedRappen: optional<number>('committed_rappen'),
  isActive: required<boolean>('is_active'),
})

export type ChangeOrderRow = FactsOf<typeof changeOrderFacts> & {
  id: string
  quoteId: string
  version: number
}

export const changeOrderColumns = `o.id, o.quote_id as "quoteId", ${changeOrderFacts.read('o')}, o.version`

export const quoteColumns = `q.id, q.project_id as "projectId", ${quoteFacts.read('q')}, q.version`

/** How long somebody stands by a quote that waits for its answer; after that it is a quote no more. */
export const quoteDays: DatedRows = {
  ...ofStandingProject,
  from: 'app.quote',
  on: 'x.valid_until',
  title: 'x.company',
  isOpen: "x.is_active and x.state in ('received', 'in_review') and x.valid_until is not null",
  comesUp: (until, today) => `x.valid_until between ${today} and ${until}`,
}
