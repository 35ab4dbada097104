import { maxInvoices, type InvoiceState } from '@hauswart/domain/invoices/invoice'
import type { ComparedInvoice } from '@hauswart/domain/invoices/invoice-warnings'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql, type Value } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import { invoiceColumns, type InvoiceRow, type PaymentRow } from './invoices.table.ts'

// The rule of `invoiceState` in the words of the database, for what is filtered here; a test compares the two.
const state = `case when i.kind = 'credit' then case when i.open_rappen >= 0 then 'paid'
    when i.open_rappen > i.amount_rappen then 'partly_paid' else 'open' end
  when i.open_rappen <= 0 then 'paid' when not i.is_reviewed then 'to_review'
  when i.is_held then case when i.disputed_on is null then 'retained' else 'disputed' end
  when i.due_on <= $4::date then 'due' when i.open_rappen < i.amount_rappen then 'partly_paid' else 'open' end`

const page = sql<InvoiceRow>(`
  select ${invoiceColumns} from app.invoice i
  where i.real_estate_id = app.house() and i.deleted_at is null and (i.issued_on, i.id) < ($1::date, $2::uuid)
    and i.issued_on >= $5::date and i.issued_on <= $6::date
    and ($7::text is null or ${state} = $7) and ($8::uuid is null or i.project_id = $8)
  order by i.issued_on desc, i.id desc limit $3`)

export type InvoiceFilter = {
  readonly after: readonly string[] | undefined
  readonly limit: number
  readonly today: string
  readonly year: number | undefined
  readonly state: InvoiceState | undefined
  readonly projectId: string | undefined
}

const behind = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const

/** The latest first. Row security shows none to who has no finance right. */
export const listInvoices = (
  tx: Tx,
  scope: RealEstateScope,
  { after, limit, today, year, state: wanted, projectId }: InvoiceFilter,
): Promise<InvoiceRow[]> => {
  const span = year === undefined ? ['-infinity', 'infinity'] : [`${year}-01-01`, `${year}-12-31`]
  return tx.rows(scope, page, [...(after ?? behind), limit, today, ...span, wanted, projectId])
}

const one = sql<InvoiceRow>(`
  select ${invoiceColumns} from app.invoice i where i.real_estate_id = app.house() and i.id = $1`)

export const findInvoice = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<InvoiceRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const lock = sql(`
  select i.id from app.invoice i where i.real_estate_id = app.house() and i.id = any ($1::uuid[])
  order by i.id for update of i`)
const some = sql<InvoiceRow>(`
  select ${invoiceColumns} from app.invoice i where i.real_estate_id = app.house() and i.id = any ($1::uuid[])`)

/**
 * Those of the house among them, in the trash or not; nobody else changes them meanwhile. Read after they are locked: in one
 * statement their payments would be those from before whoever held them.
 */
export const holdInvoices = async (
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
): Promise<Map<string, InvoiceRow>> => {
  const [, rows] = await Promise.all([tx.rows(scope, lock, [ids]), tx.rows(scope, some, [ids])])
  return new Map(rows.map((row) => [row.id, row]))
}

export const assertRoomForInvoice = houseLimit({
  counted: 'invoice',
  most: maxInvoices,
  count: sql(`
    select count(*)::integer as count from app.invoice i
    where i.real_estate_id = app.house() and i.deleted_at is null`),
})

const insert = sql<InvoiceRow>(`
  insert into app.invoice as i (real_estate_id, id, created_by, creditor, number, iban, reference, uid, currency,
    amount_rappen, issued_on, due_on, discount_until, discount_rate, note, craftsman_id, project_id, cost_item_id,
    component_id, document_id, tax_class, tax_reason, is_reviewed, open_rappen, tax_lines, subsidy_rappen,
    qr_code, category, repeat_mode, repeat_every, repeat_unit, repeat_from, disputed_on, dispute_reason, dispute_demand,
    disputed_rappen, retained_rappen, retained_until, retained_reason, is_held, credits_id, measure_id, warranty_basis, warranty_from,
    warranty_years, warranty_until, skipped_until, kind, follows_id)
  values (app.house(), $1, app.me(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
    $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37,
    $38, $39, $40, $41, $42, $43, $44, $45, $46, $47)
  returning ${invoiceColumns}`)

export type InvoiceFacts = Omit<
  InvoiceRow,
  'id' | 'realEstateId' | 'payments' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

export const insertInvoice = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: InvoiceFacts,
): Promise<InvoiceRow | undefined> =>
  (await tx.rows(scope, insert, [id, ...values(facts), facts.kind, facts.followsId]))[0]

const change = sql<InvoiceRow>(`
  update app.invoice i set creditor = $3, number = $4, iban = $5, reference = $6, uid = $7, currency = $8,
    amount_rappen = $9, issued_on = $10, due_on = $11, discount_until = $12, discount_rate = $13, note = $14,
    craftsman_id = $15, project_id = $16, cost_item_id = $17, component_id = $18, document_id = $19, tax_class = $20,
    tax_reason = $21, is_reviewed = $22, open_rappen = $23, tax_lines = $24,
    subsidy_rappen = $25, qr_code = $26, category = $27, repeat_mode = $28, repeat_every = $29, repeat_unit = $30,
    repeat_from = $31, disputed_on = $32, dispute_reason = $33, dispute_demand = $34, disputed_rappen = $35,
    retained_rappen = $36, retained_until = $37, retained_reason = $38, is_held = $39, credits_id = $40,
    measure_id = $41, warranty_basis = $42, warranty_from = $43, warranty_years = $44, warranty_until = $45, skipped_until = $46,
    version = i.version + 1, updated_at = now()
  where i.real_estate_id = app.house() and i.id = $1 and i.version = $2 and i.deleted_at is null
  returning ${invoiceColumns}`)

export const updateInvoiceRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: InvoiceRow,
): Promise<InvoiceRow | undefined> => (await tx.rows(scope, change, [row.id, row.version, ...values(row)]))[0]

const values = (facts: InvoiceFacts): Value[] => [
  facts.creditor,
  facts.number,
  facts.iban,
  facts.reference,
  facts.uid,
  facts.currency,
  facts.amountRappen,
  facts.issuedOn,
  facts.dueOn,
  facts.discountUntil,
  facts.discountRate,
  facts.note,
  facts.craftsmanId,
  facts.projectId,
  facts.costItemId,
  facts.componentId,
  facts.documentId,
  facts.taxClass,
  facts.taxReason,
  facts.isReviewed,
  facts.openRappen,
  { json: facts.taxLines },
  facts.subsidyRappen,
  facts.qrCode,
  facts.category,
  facts.recurrence?.mode ?? null,
  facts.recurrence?.every ?? null,
  facts.recurrence?.unit ?? null,
  facts.recurrence?.anchorOn ?? null,
  facts.disputedOn,
  facts.disputeReason,
  facts.disputeDemand,
  facts.disputedRappen,
  facts.retainedRappen,
  facts.retainedUntil,
  facts.retainedReason,
  facts.isHeld,
  facts.creditsId,
  facts.measureId,
  facts.warrantyBasis,
  facts.warrantyFrom,
  facts.warrantyYears,
  facts.warrantyUntil,
  facts.skippedUntil,
]

const follower = sql<{ id: string }>(`
  select i.id from app.invoice i where i.real_estate_id = app.house() and i.follows_id = $1 and i.deleted_at is null limit 1`)

/** Whether somebody has booked what comes after it. */
export const isFollowed = async (tx: Tx, scope: RealEstateScope, id: string): Promise<boolean> =>
  (await tx.rows(scope, follower, [id])).length > 0

const credit = sql<{ id: string }>(`
  select i.id from app.invoice i where i.real_estate_id = app.house() and i.credits_id = $1 and i.deleted_at is null limit 1`)

/** Whether a credit note names it. */
export const isCredited = async (tx: Tx, scope: RealEstateScope, id: string): Promise<boolean> =>
  (await tx.rows(scope, credit, [id])).length > 0

export const moveInvoiceToTrash = trashStatements<InvoiceRow>({
  table: 'app.invoice i',
  columns: invoiceColumns,
})

const pay = sql(`
  insert into app.invoice_payment (real_estate_id, id, invoice_id, paid_on, amount_rappen, offset_id, offset_invoice_id)
  values (app.house(), $1, $2, $3, $4, $5, $6)`)

export const insertPayment = async (
  tx: Tx,
  scope: RealEstateScope,
  invoiceId: string,
  { id, paidOn, amountRappen, offsetId, offsetInvoiceId }: PaymentRow,
): Promise<void> =>
  void (await tx.rows(scope, pay, [id, invoiceId, paidOn, amountRappen, offsetId, offsetInvoiceId]))

const activate = sql(`
  update app.invoice_payment p set is_active = $3, version = p.version + 1, updated_at = now()
  where p.real_estate_id = app.house() and p.id = any ($1::uuid[]) and p.invoice_id = $2 and p.is_active <> $3`)

/** Ends payments of an invoice, or makes them count again. */
export const setPaymentsActive = async (
  tx: Tx,
  scope: RealEstateScope,
  invoiceId: string,
  ids: readonly string[],
  isActive: boolean,
): Promise<void> => void (await tx.rows(scope, activate, [ids, invoiceId, isActive]))

const compared = sql<ComparedInvoice & { readonly known: string | null }>(`
  select i.id, i.creditor, i.craftsman_id as "craftsmanId", i.iban, i.reference, i.number, i.currency,
    i.amount_rappen as "amountRappen", i.open_rappen as "openRappen", i.due_on as "dueOn", a.iban as known, i.disputed_on as "disputedOn",
    i.disputed_rappen as "disputedRappen", i.retained_rappen as "retainedRappen",
    case when i.open_rappen > 0 then i.qr_code end as "qrCode"
  from app.invoice i
  left join app.craftsman_account a on a.real_estate_id = app.house() and a.id = i.craftsman_id
  where i.real_estate_id = app.house() and i.deleted_at is null
  order by i.issued_on desc, i.id desc limit ${maxInvoices}`)

/** What is compared to find those to look at before paying, with the account the address book knows. */
export const listCompared = (
  tx: Tx,
  scope: RealEstateScope,
): Promise<(ComparedInvoice & { readonly known: string | null })[]> => tx.rows(scope, compared)
