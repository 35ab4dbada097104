import type { Recurrence } from '@hauswart/domain/days/recurrence'
import type { ExpenseCategory, InvoiceKind } from '@hauswart/domain/invoices/expense'
import type { DisputeDemand } from '@hauswart/domain/invoices/holding'
import type { WarrantyBasis } from '@hauswart/domain/invoices/warranty'
import type { Currency } from '@hauswart/domain/payments/hundredths'
import type { TaxClass } from '@hauswart/domain/taxes/tax-class'
import type { TaxLine } from '@hauswart/domain/taxes/tax-line'
import type { DatedRows } from '#platform/db/dated-rows.ts'

export type PaymentRow = {
  id: string
  paidOn: string
  amountRappen: number
  /** Of what was set off: the payment of the same amount on the other side, and the invoice it is of. */
  offsetId: string | null
  offsetInvoiceId: string | null
}

export type InvoiceRow = {
  id: string
  realEstateId: string
  kind: InvoiceKind
  creditor: string
  number: string | null
  iban: string | null
  reference: string | null
  uid: string | null
  currency: Currency
  amountRappen: number
  issuedOn: string
  dueOn: string
  discountUntil: string | null
  discountRate: number | null
  note: string | null
  /** The text of the bill's code as it was read. */
  qrCode: string | null
  craftsmanId: string | null
  projectId: string | null
  costItemId: string | null
  componentId: string | null
  /** The decision it came of. */
  measureId: string | null
  documentId: string | null
  taxClass: TaxClass | null
  taxReason: string | null
  taxLines: TaxLine[]
  subsidyRappen: number | null
  /** Of a cost without a bill: what it was for, how it comes again, which booking it follows. */
  category: ExpenseCategory | null
  recurrence: Recurrence | null
  followsId: string | null
  /** Times of the series until this day are left out: they cost nothing. */
  skippedUntil: string | null
  /** The bill a credit note is for. */
  creditsId: string | null
  /** What is disputed, since when and why; without an amount the whole. */
  disputedOn: string | null
  disputeReason: string | null
  disputeDemand: DisputeDemand | null
  disputedRappen: number | null
  /** What is kept back, until when and why. */
  retainedRappen: number | null
  retainedUntil: string | null
  retainedReason: string | null
  /** Of a warranty that began with it: on what it rests, since when, how long, until when. */
  warrantyBasis: WarrantyBasis | null
  warrantyFrom: string | null
  warrantyYears: number | null
  warrantyUntil: string | null
  isReviewed: boolean
  openRappen: number
  /** Nothing of what is open is to be paid now. */
  isHeld: boolean
  payments: PaymentRow[]
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const invoiceColumns = `i.id, i.real_estate_id as "realEstateId", i.kind, i.creditor, i.number, i.iban, i.reference, i.uid,
  i.currency, i.amount_rappen as "amountRappen", i.issued_on as "issuedOn", i.due_on as "dueOn",
  i.discount_until as "discountUntil", i.discount_rate as "discountRate", i.note, i.qr_code as "qrCode", i.craftsman_id as "craftsmanId",
  i.project_id as "projectId", i.cost_item_id as "costItemId", i.component_id as "componentId",
  i.measure_id as "measureId", i.document_id as "documentId", i.tax_class as "taxClass", i.tax_reason as "taxReason", i.tax_lines as "taxLines",
  i.subsidy_rappen as "subsidyRappen", i.is_reviewed as "isReviewed",
  i.disputed_on as "disputedOn", i.dispute_reason as "disputeReason", i.dispute_demand as "disputeDemand",
  i.disputed_rappen as "disputedRappen", i.retained_rappen as "retainedRappen", i.retained_until as "retainedUntil",
  i.retained_reason as "retainedReason", i.is_held as "isHeld", i.warranty_basis as "warrantyBasis",
  i.warranty_from as "warrantyFrom", i.warranty_years as "warrantyYears", i.warranty_until as "warrantyUntil",
  i.category, case when i.repeat_mode is not null then json_build_object('mode', i.repeat_mode, 'every', i.repeat_every,
    'unit', i.repeat_unit, 'anchorOn', i.repeat_from) end as recurrence, i.follows_id as "followsId", i.skipped_until as "skippedUntil", i.credits_id as "creditsId",
  i.open_rappen as "openRappen", case when i.kind = 'expense' then json_build_array(json_build_object('id', i.id,
    'paidOn', i.issued_on, 'amountRappen', i.amount_rappen, 'offsetId', null, 'offsetInvoiceId', null)) else (
    select coalesce(json_agg(json_build_object('id', p.id, 'paidOn', p.paid_on, 'amountRappen', p.amount_rappen,
      'offsetId', p.offset_id, 'offsetInvoiceId', p.offset_invoice_id) order by p.paid_on, p.id), '[]')
    from app.invoice_payment p
    where p.real_estate_id = app.house() and p.invoice_id = i.id and p.is_active) end as payments,
  i.version, i.created_at as "createdAt", i.updated_at as "updatedAt", i.deleted_at as "deletedAt"`

// What is open only those judge who may see amounts; to the worker its policy shows no other.
const owed = {
  from: 'app.invoice',
  title: 'x.creditor',
  houseOpen: 'x.open_rappen > 0',
  component: 'x.component_id',
  project: 'x.project_id',
} as const

// Nobody is told of what is disputed. What is kept back has its day, whatever else of it is disputed.
const asked = {
  ...owed,
  on: '(case when x.is_held then x.retained_until else x.due_on end)',
  isOpen: 'x.deleted_at is null and not (x.is_held and x.retained_until is null)',
} as const

/** Until when something is to be paid; in a house also what is kept back of it, which is then its only day. */
export const invoiceDays: DatedRows = {
  ...asked,
  kind: `case when x.is_held then 'retention' else 'invoice' end`,
  isOfKind: 'not x.is_held',
}

/** Until when the rest of it is kept back. */
export const retentionDays: DatedRows = { ...asked, isOfKind: 'x.is_held', comesAlong: true }

/** Until when it costs less for who pays all of it; after that nobody needs to know. */
export const discountDays: DatedRows = {
  ...owed,
  on: 'x.discount_until',
  isOpen:
    'x.deleted_at is null and x.discount_until is not null and x.disputed_on is null and x.retained_until is null',
  comesUp: (until, today) => `x.discount_until between ${today} and ${until}`,
}

/** When a warranty ends that began with it; paid or not. What has ended is over: nobody can do anything about it. */
export const invoiceWarrantyDays: DatedRows = {
  from: 'app.invoice_warranty',
  on: 'x.warranty_until',
  title: 'x.creditor',
  isOpen: 'x.warranty_until is not null',
  comesUp: (until, today) => `x.warranty_until between ${today} and ${until}`,
  component: 'x.component_id',
  project: 'x.project_id',
  facts: `json_build_object('basis', x.warranty_basis, 'from', x.warranty_from, 'years', x.warranty_years)`,
}
