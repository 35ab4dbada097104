import { maxInvoices, type InvoiceState } from '@hauswart/domain/invoices/invoice'
import type { ComparedInvoice } from '@hauswart/domain/invoices/invoice-warnings'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  invoiceColumns,
  invoiceFacts,
  type InvoiceFacts,
  type InvoiceRow,
  type PaymentRow,
} from './invoices.table.ts'

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
  insert into app.invoice as i (real_estate_id, id, created_by, kind, follows_id, ${invoiceFacts.names})
  values (app.house(), $1, app.me(), $2, $3, ${invoiceFacts.places(4)})
  returning ${invoiceColumns}`)

export type NewInvoice = InvoiceFacts & Pick<InvoiceRow, 'kind' | 'followsId'>

export const insertInvoice = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: NewInvoice,
): Promise<InvoiceRow | undefined> =>
  (await tx.rows(scope, insert, [id, facts.kind, facts.followsId, ...invoiceFacts.values(facts)]))[0]

const change = sql<InvoiceRow>(`
  update app.invoice i set ${invoiceFacts.set(3)}, version = i.version + 1, updated_at = now()
  where i.real_estate_id = app.house() and i.id = $1 and i.version = $2 and i.deleted_at is null
  returning ${invoiceColumns}`)

export const updateInvoiceRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: InvoiceRow,
): Promise<InvoiceRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...invoiceFacts.values(row)]))[0]

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
