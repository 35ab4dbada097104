import { deadlineRule } from '@hauswart/domain/deadlines/rule'
import { ruleWords, type RuleWords } from '@hauswart/domain/deadlines/rule.labels'
import { referenceBook } from '@hauswart/domain/reference/reference-value'
import { isSameWork } from '@hauswart/domain/upkeep/same-work'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { referenceValues } from '#features/reference/reference.service.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { pageSize } from '#platform/db/page.ts'
import { listDeadlines, listUpcoming } from './upcoming.queries.ts'
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
  const rows = await listUpcoming(ctx.reads, scope, size, today)
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
