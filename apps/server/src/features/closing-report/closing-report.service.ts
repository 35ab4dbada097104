import { calendarDay } from '@hauswart/domain/formats/format'
import { closingReportFileName } from '@hauswart/domain/reports/closing-report.labels'
import { getAcceptances, type Acceptance } from '#features/acceptances/acceptances.service.ts'
import { getApprovals, type Approval } from '#features/approvals/approvals.service.ts'
import { getComponent, type Component } from '#features/components/components.service.ts'
import { getCraftsmen } from '#features/craftsmen/craftsmen.service.ts'
import { getProjectDefects, type Defect } from '#features/defects/defects.service.ts'
import { getDocument, getDocuments, type Document } from '#features/documents/documents.service.ts'
import { getInvoices, type Invoice } from '#features/invoices/invoices.service.ts'
import { getJournalEntries, type JournalEntry } from '#features/journal/journal.service.ts'
import { getMembers } from '#features/members/members.service.ts'
import { getProject, type Project } from '#features/projects/projects.service.ts'
import { getChangeOrders, type ChangeOrder } from '#features/quotes/quotes.change-orders.service.ts'
import { getQuotes, type Quote } from '#features/quotes/quotes.service.ts'
import { getRealEstate, type RealEstate } from '#features/real-estate/real-estate.service.ts'
import { getComponentEvents, type StoredEvent } from '#features/upkeep/upkeep.events.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { allPages } from '#platform/db/page.ts'
import { limits } from '#platform/limits.ts'
import { makePaper } from '#platform/pdf/paper-maker.ts'

/** Everything the report is made of; plain data, so that it can go to another thread. */
export type ClosingFacts = {
  readonly today: string
  readonly house: RealEstate
  readonly project: Project
  /** Whether the person it is made for may see amounts. */
  readonly hasFinances: boolean
  readonly journal: readonly JournalEntry[]
  readonly quotes: readonly Quote[]
  readonly orders: readonly ChangeOrder[]
  readonly invoices: readonly Invoice[]
  readonly acceptances: readonly Acceptance[]
  readonly approvals: readonly Approval[]
  readonly defects: readonly Defect[]
  readonly components: readonly Component[]
  readonly events: readonly StoredEvent[]
  readonly papers: readonly Document[]
  /** Of the address book: identifier and name. */
  readonly companies: readonly (readonly [string, string])[]
}

/** How a report is called in the address of a file. */
export const reportId = (id: string): string => `project-reports/${id}`

/** Where this person may fetch the report for the next minute. */
export const reportAddress = (ctx: Context, { realEstateId, id }: Project): string =>
  ctx.addresses.sign({ realEstateId, id: reportId(id), disposition: 'attachment' }, requireIdentity(ctx))

type Named = { readonly realEstateId: string; readonly id: string }

/** The report as a PDF. Session and membership are proven now, not when the address was made. */
export async function makeReport(ctx: Context, named: Named, gone: AbortSignal) {
  const script = new URL('closing-report.thread.ts', import.meta.url)
  const { facts, bytes } = await makePaper(ctx, { script, read: () => readFacts(ctx, named), gone })
  const { house, today, project } = facts
  return { fileName: closingReportFileName(house, today, project.state === 'closed'), bytes }
}

/** The same rows as the screens get: without the finance right quotes, invoices and the budget are simply not there. */
async function readFacts(ctx: Context, { realEstateId, id }: Named): Promise<ClosingFacts> {
  const first = limits.graphql.first
  const scope = requireMember(ctx, realEstateId, 'read')
  const [
    house,
    project,
    members,
    quotes,
    orders,
    defects,
    journal,
    acceptances,
    approvals,
    invoices,
    craftsmen,
  ] = await Promise.all([
    getRealEstate(ctx, scope),
    getProject(ctx, realEstateId, id),
    getMembers(ctx, realEstateId),
    getQuotes(ctx, realEstateId),
    getChangeOrders(ctx, realEstateId),
    getProjectDefects(ctx, realEstateId, id),
    allPages((after) => getJournalEntries(ctx, realEstateId, { first, after, projectId: id })),
    allPages((after) => getAcceptances(ctx, realEstateId, { first, after, projectId: id })),
    allPages((after) => getApprovals(ctx, realEstateId, { first, after, projectId: id })),
    allPages((after) => getInvoices(ctx, realEstateId, { first, after, projectId: id })),
    allPages((after) => getCraftsmen(ctx, realEstateId, { first, after })),
  ])
  if (project === null || project.deletedAt !== null) throw new AppError('NOT_FOUND')
  const { userId } = requireIdentity(ctx)
  const own = quotes.filter(({ projectId, isActive }) => projectId === id && isActive)
  return {
    today: ctx.clock.today(),
    house,
    project,
    hasFinances: members.some((member) => member.userId === userId && member.canSeeFinances),
    journal,
    quotes: own,
    orders: orders.filter(({ quoteId, isActive }) => isActive && own.some((one) => one.id === quoteId)),
    invoices,
    acceptances,
    approvals,
    defects,
    companies: craftsmen.map((one) => [one.id, one.company] as const),
    ...(await readComponents(ctx, project)),
    papers: await readPapers(ctx, project, invoices),
  }
}

async function readComponents(ctx: Context, { realEstateId, componentIds }: Project) {
  const [components, events] = await Promise.all([
    Promise.all(componentIds.map((id) => getComponent(ctx, realEstateId, id))),
    Promise.all(componentIds.map((id) => getComponentEvents(ctx, realEstateId, id))),
  ])
  return { components: components.filter((one) => one !== null), events: events.flat() }
}

/** The receipts, its own papers, and what was put to its components while it went on. */
async function readPapers(
  ctx: Context,
  { id: projectId, realEstateId, componentIds, createdAt, startedOn, finishedOn }: Project,
  invoices: readonly Invoice[],
): Promise<readonly Document[]> {
  const receipts = new Set(invoices.flatMap(({ documentId }) => documentId ?? []))
  const first = limits.graphql.first
  const [of, own, pages] = await Promise.all([
    Promise.all([...receipts].map((id) => getDocument(ctx, realEstateId, id))),
    allPages((after) => getDocuments(ctx, realEstateId, { first, after, projectId })),
    Promise.all(componentIds.map((componentId) => getDocuments(ctx, realEstateId, { first, componentId }))),
  ])
  const began = [calendarDay(createdAt), startedOn].filter((one) => one !== null).toSorted()[0] ?? ''
  const isInTime = ({ datedOn, createdAt: cameAt }: Document): boolean => {
    const on = datedOn ?? calendarDay(cameAt)
    return on >= began && (finishedOn === null || on <= finishedOn)
  }
  const all = [
    ...of.filter((one) => one !== null && one.deletedAt === null),
    ...own,
    ...pages.flatMap(({ nodes }) => nodes).filter(isInTime),
  ].filter((one) => one !== null)
  return [...new Map(all.map((one) => [one.id, one])).values()].toSorted((a, b) =>
    (a.datedOn ?? '9999').localeCompare(b.datedOn ?? '9999'),
  )
}
