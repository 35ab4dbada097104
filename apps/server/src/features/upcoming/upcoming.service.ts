import { addDays } from '@hauswart/domain/days/day'
import { expiringDays } from '@hauswart/domain/documents/document'
import { isSameWork } from '@hauswart/domain/upkeep/same-work'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { requireMember, type Context } from '#platform/db/access.ts'
import { pageSize } from '#platform/db/page.ts'
import { listUpcoming } from './upcoming.queries.ts'
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
  const rows = await listUpcoming(ctx.reads, scope, size, addDays(today, expiringDays), today)
  const entries = rows.map(({ components, title, ...entry }) => ({
    ...entry,
    title: title ?? named(components ?? []),
  }))
  const todos = entries.filter(({ source }) => source === 'todo')
  return entries.filter(
    (entry) => entry.source !== 'maintenance' || !todos.some((todo) => isSameWork(todo, entry)),
  )
}

const named = (components: readonly NonNullable<UpcomingRow['components']>[number][]): string =>
  components.map(({ name, key }) => name ?? componentLabels[key]).join(', ')
