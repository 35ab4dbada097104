import type { RealEstateScope, Tx } from '#platform/access.ts'
import { sql } from '#platform/db-wire.ts'
import { snapshotColumns, type SnapshotRow } from './analysis-snapshots.table.ts'

// Backwards along the key; row security leaves the sums of a day away from who may not see them.
const newest = sql<SnapshotRow>(`
  select ${snapshotColumns}
  from app.analysis_snapshot s
  left join app.analysis_snapshot_sum c on c.real_estate_id = app.house() and c.taken_on = s.taken_on
  where s.real_estate_id = app.house() order by s.taken_on desc limit $1`)

export const listSnapshots = (tx: Tx, scope: RealEstateScope, limit: number): Promise<SnapshotRow[]> =>
  tx.rows(scope, newest, [limit])
