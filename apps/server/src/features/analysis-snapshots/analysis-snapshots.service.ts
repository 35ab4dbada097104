import { requireMember, type Context } from '#platform/db/access.ts'
import { pageSize } from '#platform/db/page.ts'
import { listSnapshots } from './analysis-snapshots.queries.ts'
import type { SnapshotRow } from './analysis-snapshots.table.ts'

export type Snapshot = SnapshotRow

/** How the house stood, the latest day first. */
export async function getAnalysisSnapshots(
  ctx: Context,
  realEstateId: string | undefined,
  first: number | null | undefined,
): Promise<Snapshot[]> {
  const size = pageSize(first)
  return listSnapshots(ctx.reads, requireMember(ctx, realEstateId, 'read'), size)
}
