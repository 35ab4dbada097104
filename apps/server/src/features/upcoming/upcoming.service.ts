import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { requireMember, type Context } from '#platform/db/access.ts'
import { pageSize } from '#platform/db/page.ts'
import { listUpcoming } from './upcoming.queries.ts'
import type { UpcomingRow } from './upcoming.table.ts'

export type UpcomingEntry = Pick<UpcomingRow, 'source' | 'id' | 'on' | 'componentId' | 'isWholeYear'> & {
  title: string
}

/** What comes next in a house, whatever it is; what is late comes first. */
export async function getUpcoming(
  ctx: Context,
  realEstateId: string | undefined,
  first: number | null | undefined,
): Promise<UpcomingEntry[]> {
  const size = pageSize(first)
  const rows = await listUpcoming(ctx.reads, requireMember(ctx, realEstateId, 'read'), size)
  return rows.map(({ components, title, ...entry }) => ({
    ...entry,
    title: title ?? named(components ?? []),
  }))
}

const named = (components: readonly NonNullable<UpcomingRow['components']>[number][]): string =>
  components.map(({ name, key }) => name ?? componentLabels[key]).join(', ')
