import {
  contradictionIn,
  invoiceSettlement,
  maxPayments,
  usualDueOn,
  type InvoiceState,
} from '@hauswart/domain/invoices/invoice'
import { isCredit, isSetOff } from '@hauswart/domain/invoices/credit'
import { isHeld } from '@hauswart/domain/invoices/holding'
import { isSameRhythm, misfitOfKind } from '@hauswart/domain/invoices/expense'
import { expensePayments } from '@hauswart/domain/invoices/expense-payment'
import { invoiceOfCode } from '@hauswart/domain/invoices/invoice-of-code'
import { addInvoiceInput, signedBase, updateInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import { invoiceWarnings, type InvoiceWarning as Seen } from '@hauswart/domain/invoices/invoice-warnings'
import { asSaid, unevenTax } from '@hauswart/domain/taxes/tax-line'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { assertComponents } from '#features/components/components.service.ts'
import { assertCraftsman } from '#features/craftsmen/craftsmen.service.ts'
import { assertDocuments } from '#features/documents/documents.service.ts'
import { assertMeasure } from '#features/measures/measures.service.ts'
import { getMembers } from '#features/members/members.service.ts'
import { assertCostItem } from '#features/projects/projects.cost-items.service.ts'
import { standingProject } from '#features/projects/projects.service.ts'
import { getRealEstate } from '#features/real-estate/real-estate.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { isDayPart, pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import { mustFind, objectId, overVersion } from '#platform/db/versions.ts'
import { parseInput, stripUndefined } from '#platform/input.ts'
import {
  assertRoomForInvoice,
  findInvoice,
  insertInvoice,
  isCredited,
  isFollowed,
  listCompared,
  listInvoices,
  updateInvoiceRow,
  type NewInvoice,
} from './invoices.queries.ts'
import { invoiceFacts, type InvoiceFacts, type InvoiceRow } from './invoices.table.ts'

export type Invoice = InvoiceRow

export type InvoiceArgs = PageArgs & {
  readonly state?: InvoiceState | null | undefined
  readonly year?: number | null | undefined
  readonly projectId?: string | null | undefined
}

/** The invoices of a house, the latest first; none to who may not see finances. */
export async function getInvoices(
  ctx: Context,
  realEstateId: string | undefined,
  args: InvoiceArgs,
): Promise<Page<Invoice>> {
  const { year } = args
  if (typeof year === 'number' && (year < 1900 || year > 9999))
    throw new AppError('BAD_INPUT', { field: 'year' })
  const size = pageSize(args.first)
  const rows = await listInvoices(ctx.reads, requireMember(ctx, realEstateId, 'read'), {
    after: readCursor(args.after, [isDayPart, isUuid]),
    limit: size + 1,
    today: ctx.clock.today(),
    year: year ?? undefined,
    state: args.state ?? undefined,
    projectId: typeof args.projectId === 'string' ? objectId(args.projectId) : undefined,
  })
  return toPage(rows, size, (row) => [row.issuedOn, row.id])
}

export type InvoiceWarning = Seen & { readonly invoiceId: string }

/** What to look at before paying, over all invoices of a house. */
export async function getInvoiceWarnings(
  ctx: Context,
  realEstateId: string | undefined,
): Promise<InvoiceWarning[]> {
  const scope = requireMember(ctx, realEstateId, 'read')
  const [invoices, house, members] = await Promise.all([
    listCompared(ctx.reads, scope),
    getRealEstate(ctx, scope),
    getMembers(ctx, realEstateId),
  ])
  const ibans = new Map(
    invoices.flatMap(({ craftsmanId, known }) =>
      craftsmanId === null || known === null ? [] : [[craftsmanId, known] as const],
    ),
  )
  const known = { invoices, ibans, household: { ...house, members }, today: ctx.clock.today() }
  return invoices.flatMap((invoice) =>
    invoiceWarnings(invoice, known).map((warning) => ({ invoiceId: invoice.id, ...warning })),
  )
}

/** By hand, or from the text of a code: what somebody says goes before what the code says. */
export async function addInvoice(ctx: Context, realEstateId: string, input: Keyed): Promise<Invoice> {
  const { id, qrCode: text, kind = 'bill', ...said } = parseInput(addInvoiceInput, input)
  const qrCode = text?.trim() ?? null
  const told = { ...fromCode(qrCode, ctx.clock.today()), ...asSaid(stripUndefined(said)) }
  const dueOn =
    kind !== 'bill'
      ? told.issuedOn
      : (told.dueOn ?? (told.issuedOn === undefined ? undefined : usualDueOn(told.issuedOn)))
  const base = parseInput(signedBase, { currency: 'CHF', ...told, dueOn })
  const openRappen = kind === 'expense' ? 0 : base.amountRappen
  const facts = possible(
    { ...invoiceFacts.blank, followsId: null, ...told, ...base, kind, qrCode, openRappen },
    ctx.clock.today(),
  )
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'invoice.add', { realEstateId, ...input }, async (tx) => {
    await assertLinks(tx, scope, facts, invoiceFacts.blank)
    const [, , added] = await Promise.all([
      assertRoomForInvoice(tx, scope),
      assertFollows(tx, scope, facts.followsId),
      insertInvoice(tx, scope, id, facts),
    ])
    const row = mustFind(added)
    tx.record({ objectId: id, version: row.version, changes: kindOf(row) })
    return row
  })
}

/** The history tells that something was changed, never what: amounts and accounts are nobody else's business. */
export async function updateInvoice(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Invoice> {
  const { expectedVersion, ...said } = parseInput(updateInvoiceInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'invoice.update', { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion<Invoice>(
      () => findInvoice(tx, scope, id),
      expectedVersion,
      async (old) => {
        const facts = settled(
          possible(asBooked(inRhythm(old, { ...old, ...asSaid(stripUndefined(said)) })), ctx.clock.today()),
        )
        // What was set off, or is credited, is so much of both: neither gets another currency.
        if (
          facts.currency !== old.currency &&
          (old.payments.some(isSetOff) || (await isCredited(tx, scope, id)))
        )
          throw new AppError('BAD_INPUT', { field: 'currency' })
        await assertLinks(tx, scope, facts, old)
        return updateInvoiceRow(tx, scope, facts)
      },
    )
    tx.record({ objectId: id, version: row.version, changes: kindOf(row) })
    return row
  })
}

/** What the history may tell: that it was an invoice, a cost without one, or a credit note. */
export const kindOf = ({ kind }: Invoice) => ({ [kind === 'bill' ? 'invoice' : kind]: true })

/** With what its payments leave open now, and whether all of that is held. */
export function settled<Facts extends Invoice>(invoice: Facts): Facts {
  if (invoice.payments.length > maxPayments) throw new AppError('LIMIT_REACHED')
  const { open } = invoiceSettlement(invoice)
  // No more than it says comes back: else it would be something to pay.
  if (isCredit(invoice) && open > 0) throw new AppError('BAD_INPUT', { field: 'amountRappen' })
  return { ...invoice, openRappen: open, isHeld: isHeld(invoice, open) }
}

function fromCode(code: string | null, today: string) {
  if (code === null) return {}
  const read = invoiceOfCode(code, today)
  if ('faults' in read) throw new AppError('BAD_INPUT', { field: 'qrCode', faults: read.faults })
  const { amountRappen, ...facts } = read.facts
  // Nobody has looked at it yet.
  return { ...facts, ...(amountRappen === null ? {} : { amountRappen }), isReviewed: false }
}

// Two people may each say one of the facts: only the whole can be judged.
function possible<Facts extends NewInvoice>(facts: Facts, today: string): Facts {
  const field = misfitOfKind(facts, today) ?? contradictionIn(facts) ?? unevenTax(facts)
  if (field !== undefined) throw new AppError('BAD_INPUT', { field })
  return facts
}

const inRhythm = (before: Invoice, now: Invoice): Invoice =>
  isSameRhythm(before, now) ? now : { ...now, skippedUntil: null }

/** A cost without a bill is always paid, on its day; a credit note has no other day either. */
function asBooked(facts: Invoice): Invoice {
  if (facts.kind === 'bill') return facts
  const booked = { ...facts, dueOn: facts.issuedOn, isReviewed: true }
  return facts.kind === 'expense' ? { ...booked, payments: expensePayments(facts) } : booked
}

/** Each booking is followed once: whoever counts invoices of the house waits for the turn of others. */
async function assertFollows(tx: Tx, scope: RealEstateScope, id: string | null): Promise<void> {
  if (id === null) return
  const [before, isTaken] = await Promise.all([findInvoice(tx, scope, id), isFollowed(tx, scope, id)])
  if (before?.kind !== 'expense') throw new AppError('NOT_FOUND', { field: 'followsId' })
  if (isTaken) throw new AppError('CONFLICT', { current: before })
}

/** A credit note is for a bill of this house, in its currency; one it named before may lie in the trash by now. */
async function assertCredits(tx: Tx, scope: RealEstateScope, now: Credited, before: Partial<Credited>) {
  const isNew = now.creditsId !== before.creditsId
  if (now.creditsId === null || (!isNew && now.currency === before.currency)) return
  const bill = await findInvoice(tx, scope, now.creditsId)
  if (bill?.kind !== 'bill' || (isNew && bill.deletedAt !== null) || bill.currency !== now.currency)
    throw new AppError('NOT_FOUND', { field: 'creditsId' })
}
type Credited = Pick<InvoiceFacts, 'creditsId' | 'currency'>

type Links = Pick<
  InvoiceFacts,
  'craftsmanId' | 'projectId' | 'costItemId' | 'componentId' | 'measureId' | 'documentId' | 'creditsId'
>

/** Only what was named anew must stand: what it named before may lie in the trash by now. */
async function assertLinks(
  tx: Tx,
  scope: RealEstateScope,
  now: Links & Pick<InvoiceFacts, 'currency'>,
  before: Links & Partial<Pick<InvoiceFacts, 'currency'>>,
): Promise<void> {
  const added = (link: keyof Links): string[] =>
    now[link] === null || now[link] === before[link] ? [] : [now[link]]
  const [craftsman, project] = [added('craftsmanId')[0], added('projectId')[0]]
  const isItemNew = added('costItemId').length > 0 || now.projectId !== before.projectId
  await Promise.all([
    assertCraftsman(tx, scope, craftsman),
    project === undefined ? undefined : standingProject(tx, scope, project),
    isItemNew ? assertCostItem(tx, scope, now.costItemId, now.projectId) : undefined,
    assertComponents(tx, scope, added('componentId'), 'componentId'),
    assertMeasure(tx, scope, added('measureId')[0] ?? null, 'measureId'),
    assertDocuments(tx, scope, added('documentId'), 'documentId'),
    assertCredits(tx, scope, now, before),
  ])
}

export const noDispute = { disputedOn: null, disputeReason: null, disputeDemand: null, disputedRappen: null }
export const noRetention = { retainedRappen: null, retainedUntil: null, retainedReason: null }
