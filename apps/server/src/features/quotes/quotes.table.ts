import type { ContractTerms } from '@hauswart/domain/defects/defect'
import type { ChangeOrderFacts } from '@hauswart/domain/quotes/change-order.input'
import type { QuoteFacts } from '@hauswart/domain/quotes/quote.input'
import { ofStandingProject } from '#features/projects/projects.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns, json } from '#platform/db/fact-columns.ts'

export type QuoteValues = Omit<QuoteFacts, 'documentId' | 'contractOn' | 'terms'> & {
  documentId: string | null
  /** What was agreed when it was accepted; an unknown is none. */
  contractOn: string | null
  terms: ContractTerms | null
  /** Where its sum was committed when it was accepted, and how much: what a refusal takes out again. */
  costItemId: string | null
  committedRappen: number | null
  isActive: boolean
}

export type QuoteRow = QuoteValues & { id: string; projectId: string; version: number }

export type ChangeOrderValues = Omit<ChangeOrderFacts, 'quoteId'> & {
  /** As of a quote. */
  costItemId: string | null
  committedRappen: number | null
}

export type ChangeOrderRow = ChangeOrderValues & { id: string; quoteId: string; version: number }

export const changeOrderFacts = factColumns<ChangeOrderValues>({
  title: 'title',
  amountRappen: 'amount_rappen',
  extraDays: 'extra_days',
  state: 'state',
  saidOn: 'said_on',
  note: 'note',
  costItemId: 'cost_item_id',
  committedRappen: 'committed_rappen',
  isActive: 'is_active',
})

export const changeOrderColumns = `o.id, o.quote_id as "quoteId", ${changeOrderFacts.read('o')}, o.version`

export const quoteFacts = factColumns<QuoteValues>({
  craftsmanId: 'craftsman_id',
  company: 'company',
  state: 'state',
  receivedOn: 'received_on',
  validUntil: 'valid_until',
  priceRappen: 'price_rappen',
  discountRappen: 'discount_rappen',
  includesVat: 'includes_vat',
  vatPermille: 'vat_permille',
  cashDiscountPermille: 'cash_discount_permille',
  cashDiscountDays: 'cash_discount_days',
  note: 'note',
  lines: json('lines'),
  documentId: 'document_id',
  contractOn: 'contract_on',
  terms: 'terms',
  costItemId: 'cost_item_id',
  committedRappen: 'committed_rappen',
  isActive: 'is_active',
})

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
