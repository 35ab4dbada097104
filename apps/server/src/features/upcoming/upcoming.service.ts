import { addDays } from '@hauswart/domain/days/day'
import { deadlineRule } from '@hauswart/domain/deadlines/rule'
import { ruleWords, type RuleWords } from '@hauswart/domain/deadlines/rule.labels'
import { referenceBook } from '@hauswart/domain/reference/reference-value'
import { isSameWork } from '@hauswart/domain/upkeep/same-work'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { referenceValues } from '#features/reference/reference.service.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { pageSize } from '#platform/db/page.ts'
import { limits } from '#platform/limits.ts'
import { listDates, listDeadlines, listUpcoming, type Span } from './upcoming.queries.ts'
import type { UpcomingRow } from './upcoming.table.ts'

export type UpcomingEntry = Pick<
  UpcomingRow,
  'source' | 'id' | 'on' | 'componentId' | 'isWholeYear' | 'projectId'
> & {
  title: string
}

/** What comes next in a house, whatever it is; what is late comes first. Where a to-do says when, its upkeep does not. */
export async function getUpcoming(
  ctx: Context,
  realEstateId: string | undefined,
  first: number | null | undefined,
): Promise<UpcomingEntry[]> {
  const size = pageSize(first)
  const today = ctx.clock.today()
  const scope = requireMember(ctx, realEstateId, 'read')
  return eachWorkOnce(await listUpcoming(ctx.reads, scope, size, today))
}

/** All that has its day between two days, bounded by the days and not by how many there are; appointments have their own list. */
export async function getDates(
  ctx: Context,
  realEstateId: string | undefined,
  span: Span,
): Promise<UpcomingEntry[]> {
  const { days, most } = limits.dates
  if (span.until < span.from || span.until > addDays(span.from, days - 1))
    throw new AppError('BAD_INPUT', { field: 'until' })
  const scope = requireMember(ctx, realEstateId, 'read')
  return eachWorkOnce(await listDates(ctx.reads, scope, span, { today: ctx.clock.today(), most }))
}

function eachWorkOnce(rows: readonly UpcomingRow[]): UpcomingEntry[] {
  const entries = rows.map(({ components, ...entry }) => ({
    ...entry,
    title: entry.title ?? named(components ?? []),
  }))
  const todos = entries.filter(({ source }) => source === 'todo')
  return entries.filter(
    (entry) => entry.source !== 'maintenance' || !todos.some((todo) => isSameWork(todo, entry)),
  )
}

export type Deadline = UpcomingEntry & { rule: RuleWords }

/** Every deadline of a house, the next first, each with its rule. */
export async function getDeadlines(
  ctx: Context,
  realEstateId: string | undefined,
  first: number | null | undefined,
): Promise<Deadline[]> {
  const size = pageSize(first)
  const today = ctx.clock.today()
  const scope = requireMember(ctx, realEstateId, 'read')
  const rows = await listDeadlines(ctx.reads, scope, size, today)
  if (rows.length === 0) return []
  const { values } = await referenceValues(ctx)
  const canton = rows[0]?.canton ?? null
  const book = referenceBook(values, { canton, on: today })
  return rows.map(({ components, facts, canton: _canton, ...entry }) => ({
    ...entry,
    title: entry.title ?? named(components ?? []),
    rule: ruleWords(deadlineRule(entry.source, facts, { canton, book })),
  }))
}

const named = (components: readonly NonNullable<UpcomingRow['components']>[number][]): string =>
  components.map(({ name, key }) => name ?? componentLabels[key]).join(', ')
