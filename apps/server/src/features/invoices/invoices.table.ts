import type { Recurrence } from '@hauswart/domain/days/recurrence'
import type { ExpenseCategory, InvoiceKind } from '@hauswart/domain/invoices/expense'
import type { DisputeDemand } from '@hauswart/domain/invoices/holding'
import type { WarrantyBasis } from '@hauswart/domain/invoices/warranty'
import type { Currency } from '@hauswart/domain/payments/hundredths'
import type { TaxClass } from '@hauswart/domain/taxes/tax-class'
import type { TaxLine } from '@hauswart/domain/taxes/tax-line'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import {
  begins,
  factColumns,
  json,
  optional,
  required,
  split,
  type FactsOf,
} from '#platform/db/fact-columns.ts'

export type PaymentRow = {
  id: string
  paidOn: string
  amountRappen: number
  /** Of what was set off: the payment of the same amount on the other side, and the invoice it is of. */
  offsetId: string | null
  offsetInvoiceId: string | null
}

/** What can change of an invoice. */
export const invoiceFacts = factColumns({
  creditor: required<string>('creditor'),
  number: optional<string>('number'),
  iban: optional<string>('iban'),
  reference: optional<string>('reference'),
  uid: optional<string>('uid'),
  currency: required<Currency>('currency'),
  amountRappen: required<number>('amount_rappen'),
  issuedOn: required<string>('issued_on'),
  dueOn: required<string>('due_on'),
  discountUntil: optional<string>('discount_until'),
  discountRate: optional<number>('discount_rate'),
  note: optional<string>('note'),
  /** The text of the bill's code as it was read. */
  qrCode: required<string | null>('qr_code'),
  craftsmanId: optional<string>('craftsman_id'),
  projectId: optional<string>('project_id'),
  costItemId: optional<string>('cost_item_id'),
  componentId: optional<string>('component_id'),
  /** The decision it came of. */
  measureId: optional<string>('measure_id'),
  documentId: optional<string>('document_id'),
  taxClass: optional<TaxClass>('tax_class'),
  taxReason: optional<string>('tax_reason'),
  taxLines: begins<TaxLine[]>(json('tax_lines'), []),
  subsidyRappen: optional<number>('subsidy_rappen'),
  /** Of a cost without a bill: what it was for, how it comes again. */
  category: optional<ExpenseCategory>('category'),
  recurrence: optional<Recurrence>(
    split({
      mode: 'repeat_mode',
      every: 'repeat_every',
      unit: 'repeat_unit',
      anchorOn: 'repeat_from',
    }),
  ),
  /** Times of the series until this day are left out: they cost nothing. */
  skippedUntil: optional<string>('skipped_until'),
  /** The bill a credit note is for. */
  creditsId: optional<string>('credits_id'),
  /** What is disputed, since when and why; without an amount the whole. */
  disputedOn: optional<string>('disputed_on'),
  disputeReason: optional<string>('dispute_reason'),
  disputeDemand: optional<DisputeDemand>('dispute_demand'),
  disputedRappen: optional<number>('disputed_rappen'),
  /** What is kept back, until when and why. */
  retainedRappen: optional<number>('retained_rappen'),
  retainedUntil: optional<string>('retained_until'),
  retainedReason: optional<string>('retained_reason'),
  /** Of a warranty that began with it: on what it rests, since when, how long, until when. */
  warrantyBasis: optional<WarrantyBasis>('warranty_basis'),
  warrantyFrom: optional<string>('warranty_from'),
  warrantyYears: optional<number>('warranty_years'),
  warrantyUntil: optional<string>('warranty_until'),
  isReviewed: begins<boolean>('is_reviewed', true),
  openRappen: required<number>('open_rappen'),
  /** Nothing of what is open is to be paid now. */
  isHeld: begins<boolean>('is_held', false),
})

export type InvoiceFacts = FactsOf<typeof invoiceFacts>

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
