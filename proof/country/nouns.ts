import type { Client } from 'pg'
import { addDays } from '@hauswart/domain/days/day'
import {
  getDocumentCounts,
  getDocuments,
} from '../../apps/server/src/features/documents/documents.service.ts'
import { getAppointments } from '../../apps/server/src/features/appointments/appointments.service.ts'
import { feedCalls } from '../../apps/server/src/features/calendar-feeds/calendar-feeds.queries.ts'
import { getCraftsmen } from '../../apps/server/src/features/craftsmen/craftsmen.service.ts'
import { getAcceptances } from '../../apps/server/src/features/acceptances/acceptances.service.ts'
import { getDefects } from '../../apps/server/src/features/defects/defects.service.ts'
import { getApprovals } from '../../apps/server/src/features/approvals/approvals.service.ts'
import { getJournalEntries } from '../../apps/server/src/features/journal/journal.service.ts'
import { getPicturesOf } from '../../apps/server/src/features/pictures/pictures.owners.service.ts'
import { getInvoices, getInvoiceWarnings } from '../../apps/server/src/features/invoices/invoices.service.ts'
import { getProjects } from '../../apps/server/src/features/projects/projects.service.ts'
import { getQuoteRequests } from '../../apps/server/src/features/quote-requests/quote-requests.service.ts'
import { getChangeOrders } from '../../apps/server/src/features/quotes/quotes.change-orders.service.ts'
import { getQuotes } from '../../apps/server/src/features/quotes/quotes.service.ts'
import { getFound } from '../../apps/server/src/features/search/search.service.ts'
import { listDeadlines } from '../../apps/server/src/features/upcoming/upcoming.queries.ts'
import { getDates, getUpcoming } from '../../apps/server/src/features/upcoming/upcoming.service.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { requireMember, type Context } from '../../apps/server/src/platform/db/access.ts'
import type { Call } from '../../apps/server/src/platform/db/db-wire.ts'
import { makeContext } from '../../apps/server/src/platform/http/http.ts'
import { limits } from '../../apps/server/src/platform/limits.ts'
import { openParts } from '../../apps/server/src/platform/open-parts.ts'
import { testEnvironment } from '../../apps/server/test/database.ts'
import { countryId } from '../load/country.ts'
import { plain, watch, type PlainCall, type Slot } from '../ratio/capture.ts'
import { explainInside, type Explained } from './plans.ts'

/** The statements by which the product shows the papers of a house and how many there are. */
export const captureDocuments = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => {
    const [{ nodes }, counts] = await Promise.all([
      getDocuments(ctx, house, { first: 100 }),
      getDocumentCounts(ctx, house),
    ])
    return nodes.length > 0 && nodes.length === counts.total
  })

/** The statement by which the product finds something of a house by a word. */
export const captureSearch = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => {
    const hits = await getFound(ctx, house, { text: 'Waermepumpe', first: 6 })
    return new Set(hits.map(({ kind }) => kind)).size === 2
  })

async function captureOf(
  database: string,
  ask: (ctx: Context, house: string) => Promise<boolean>,
): Promise<PlainCall[]> {
  const parts = openParts(readConfig(testEnvironment(database)))
  const seen: (readonly Call[])[] = []
  const owner = 13
  const [userId, sessionId, house] = [
    countryId('user', owner),
    countryId('session', owner),
    countryId('house', owner),
  ]
  const ctx = makeContext({ ...parts, database: watch(parts.database, seen) }, { userId, sessionId }, 'proof')
  const isFound = await ask(ctx, house)
  await parts.close()
  if (!isFound) throw new Error('what a house has is not found')
  const slots = new Map<unknown, Slot>([
    [userId, 'user'],
    [sessionId, 'session'],
    [house, 'house'],
  ])
  return seen.flat().map((call) => plain(call, slots))
}

/** The statement by which the product shows the appointments of a house. */
export const captureAppointments = (database: string): Promise<PlainCall[]> =>
  captureOf(
    database,
    async (ctx, house) => (await getAppointments(ctx, house, { first: 100 })).nodes.length > 0,
  )

/** What a calendar that subscribed to a house fetches, behind the address that opens it. */
export const captureCalendar = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => {
    const scope = requireMember(ctx, house, 'read')
    const asked = { secretHash: Buffer.alloc(32), from: '2026-01-01', limit: limits.calendarFeeds.entries }
    const [, ...calls] = feedCalls(asked)
    const answers = await Promise.all(
      calls.map(({ statement, values }) => ctx.reads.rows(scope, statement, values)),
    )
    return answers.every((rows) => rows.length > 0)
  })

/** The statement by which the product shows the craftsmen of a house. */
export const captureCraftsmen = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => (await getCraftsmen(ctx, house, { first: 100 })).nodes.length > 0)

/** The statement by which the product shows the renovations of a house with what they cost. */
export const captureProjects = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => (await getProjects(ctx, house, { first: 100 })).nodes.length > 0)

/** The statements by which the product shows the quotes of a house and what was asked for on top of them. */
export const captureQuotes = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => {
    const [quotes, orders] = await Promise.all([getQuotes(ctx, house), getChangeOrders(ctx, house)])
    return quotes.length > 0 && orders.length > 0
  })

/** The statement by which the product shows whom a house has asked for quotes. */
export const captureQuoteRequests = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => (await getQuoteRequests(ctx, house)).length > 0)

/** The statement by which the product shows the defects of a house. */
export const captureDefects = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => (await getDefects(ctx, house, { first: 100 })).nodes.length > 0)

/** The statements by which the product shows the journals of a house, with their photos. */
export const captureJournal = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => {
    const { nodes } = await getJournalEntries(ctx, house, { first: 25 })
    await Promise.all(nodes.map((entry) => getPicturesOf(ctx, 'journalEntryId', entry, 20)))
    return nodes.length > 0
  })

/** The statement by which the product shows the acceptances of a house. */
export const captureAcceptances = (database: string): Promise<PlainCall[]> =>
  captureOf(
    database,
    async (ctx, house) => (await getAcceptances(ctx, house, { first: 100 })).nodes.length > 0,
  )

/** The statement by which the product shows the permits and subsidies of a house. */
export const captureApprovals = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => (await getApprovals(ctx, house, { first: 100 })).nodes.length > 0)

/** The statements by which the product shows the invoices of a house, and which of them to look at. */
export const captureInvoices = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => {
    const [{ nodes }, warnings] = await Promise.all([
      getInvoices(ctx, house, { first: 100 }),
      getInvoiceWarnings(ctx, house),
    ])
    return nodes.length > 0 && warnings.every(({ kind }) => kind !== 'already_recorded')
  })

/** The statement by which the product shows what comes next in a house. */
export const captureUpcoming = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => (await getUpcoming(ctx, house, 20)).length > 0)

/** The statement by which a month, or the longest span there is, shows every date of a house. */
export const captureDates = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => {
    const from = ctx.clock.today()
    return (await getDates(ctx, house, { from, until: addDays(from, limits.dates.days - 1) })).length > 0
  })

/** The statement by which it shows all deadlines; the figures of the trade beside them are read once a minute. */
export const captureDeadlines = (database: string): Promise<PlainCall[]> =>
  captureOf(database, async (ctx, house) => {
    const rows = await listDeadlines(ctx.reads, requireMember(ctx, house, 'read'), 100, ctx.clock.today())
    return rows.length > 0
  })

/** Planted fault: without its key what a house has must be searched for in the country, and this must show. */
export async function withoutKeys(big: Client, calls: readonly PlainCall[]): Promise<Explained> {
  await big.query(`begin; alter table app.invoice_payment drop constraint payment_of_invoice, drop constraint invoice_payment_pkey;
    drop index app.payment_of_invoice; alter table app.invoice_warranty drop constraint warranty_of_invoice;
    alter table app.invoice drop constraint booking_follows, drop constraint credit_of_bill, drop constraint invoice_pkey, drop constraint invoice_of_craftsman,
      drop constraint invoice_of_project, drop constraint invoice_of_cost_item, drop constraint if exists invoice_of_component,
      drop constraint invoice_of_document; drop index app.booking_follows; drop index app.credit_of_bill; drop index app.invoice_by_day; drop index app.invoice_asks_next; drop index app.invoice_next;
    drop index app.invoice_of_craftsman; drop index app.invoice_of_project;
    alter table app.document drop constraint document_pkey cascade, drop constraint one_document_a_file;
    drop index app.document_drawer; drop index app.document_ending; alter table app.search_text drop constraint search_text_pkey;
    alter table app.appointment drop constraint appointment_pkey cascade; drop index app.appointment_time;
    alter table app.appointment drop constraint appointment_craftsman; alter table app.craftsman_account drop constraint account_of_craftsman;
    alter table app.maker_warranty drop constraint maker_warranty_pkey, drop constraint if exists maker_warranty_of_component,
      drop constraint if exists maker_warranty_of_project, drop constraint if exists maker_warranty_of_document;
    drop index app.maker_warranty_of_component; drop index app.maker_warranty_of_project;
    drop index app.maker_warranty_of_document; drop index app.maker_warranty_next;
    alter table app.approval drop constraint approval_pkey, drop constraint approval_of_project;
    drop index app.approval_of_project; drop index app.approval_next;
    alter table app.acceptance drop constraint acceptance_pkey, drop constraint acceptance_of_project,
      drop constraint acceptance_of_craftsman; drop index app.acceptance_of_project;
    alter table app.defect drop constraint defect_pkey cascade, drop constraint defect_of_project,
      drop constraint defect_of_craftsman; drop index app.defect_of_project; drop index app.defect_next;
    alter table app.picture drop constraint picture_pkey; drop index app.picture_of_todo; drop index app.picture_cover;
    alter table app.journal_entry drop constraint journal_entry_pkey cascade, drop constraint journal_entry_of_project;
    drop index app.journal_entry_by_day; drop index app.journal_entry_of_project;
    alter table app.quote_request drop constraint request_gave_quote, drop constraint request_of_craftsman,
      drop constraint request_of_project, drop constraint quote_request_pkey cascade;
    drop index app.quote_request_live; drop index app.quote_request_craftsman; drop index app.quote_request_quote;
    alter table app.change_order drop constraint change_order_pkey, drop constraint order_of_quote,
      drop constraint order_in_cost_item; drop index app.order_of_quote; drop index app.order_cost_item;
    alter table app.quote drop constraint quote_of_craftsman, drop constraint quote_of_project, drop constraint quote_pkey,
      drop constraint quote_in_cost_item; drop index app.quote_cost_item;
    drop index app.quote_of_document;
    drop index app.quote_of_project; alter table app.craftsman drop constraint craftsman_pkey; alter table app.craftsman_account drop constraint craftsman_account_pkey;
    alter table app.cost_item drop constraint cost_of_project; alter table app.project drop constraint project_pkey cascade;
    alter table app.cost_item drop constraint cost_item_pkey; drop index app.cost_item_of_project`)
  try {
    return await explainInside(big, calls, 5)
  } finally {
    await big.query('rollback')
  }
}
