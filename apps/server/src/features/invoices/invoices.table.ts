import type { Recurrence } from '@hauswart/domain/days/recurrence'
import type { ExpenseCategory, InvoiceKind } from '@hauswart/domain/invoices/expense'
import type { DisputeDemand } from '@hauswart/domain/invoices/holding'
import type { WarrantyBasis } from '@hauswart/domain/invoices/warranty'
import type { Currency } from '@hauswart/domain/payments/hundredths'
import type { TaxClass } from '@hauswart/domain/taxes/tax-class'
import type { TaxLine } from '@hauswart/domain/taxes/tax-line'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns, json, split } from '#platform/db/fact-columns.ts'

export type PaymentRow = {
  id: string
  paidOn: string
  amountRappen: number
  /** Of what was set off: the payment of the same amount on the other side, and the invoice it is of. */
  offsetId: string | null
  offsetInvoiceId: string | null
}

/** What can change of an invoice. */
export type InvoiceFacts = {
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
  /** Of a cost without a bill: what it was for, how it comes again. */
  category: ExpenseCategory | null
  recurrence: Recurrence | null
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
}

export type InvoiceRow = InvoiceFacts & {
  id: string
  realEstateId: string
  kind: InvoiceKind
  /** Of a cost without a bill: which booking it follows. */
  followsId: string | null
  payments: PaymentRow[]
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const invoiceFacts = factColumns<InvoiceFacts>({
  creditor: 'creditor',
  number: 'number',
  iban: 'iban',
  reference: 'reference',
  uid: 'uid',
  currency: 'currency',
  amountRappen: 'amount_rappen',
  issuedOn: 'issued_on',
  dueOn: 'due_on',
  discountUntil: 'discount_until',
  discountRate: 'discount_rate',
  note: 'note',
  qrCode: 'qr_code',
  craftsmanId: 'craftsman_id',
  projectId: 'project_id',
  costItemId: 'cost_item_id',
  componentId: 'component_id',
  measureId: 'measure_id',
  documentId: 'document_id',
  taxClass: 'tax_class',
  taxReason: 'tax_reason',
  taxLines: json('tax_lines'),
  subsidyRappen: 'subsidy_rappen',
  category: 'category',
  recurrence: split<Recurrence>({
    mode: 'repeat_mode',
    every: 'repeat_every',
    unit: 'repeat_unit',
    anchorOn: 'repeat_from',
  }),
  skippedUntil: 'skipped_until',
  creditsId: 'credits_id',
  disputedOn: 'disputed_on',
  disputeReason: 'dispute_reason',
  disputeDemand: 'dispute_demand',
  disputedRappen: 'disputed_rappen',
  retainedRappen: 'retained_rappen',
  retainedUntil: 'retained_until',
  retainedReason: 'retained_reason',
  warrantyBasis: 'warranty_basis',
  warrantyFrom: 'warranty_from',
  warrantyYears: 'warranty_years',
  warrantyUntil: 'warranty_until',
  isReviewed: 'is_reviewed',
  openRappen: 'open_rappen',
  isHeld: 'is_held',
})

export const invoiceColumns = `i.id, i.real_estate_id as "realEstateId", i.kind, i.follows_id as "followsId",
  ${invoiceFacts.read('i')}, case when i.kind = 'expense' then json_build_array(json_build_object('id', i.id,
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
