import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { snapshotColumns, type SnapshotRow } from './analysis-snapshots.table.ts'

// Backwards along the key.
const newest = sql<SnapshotRow>(`
  select ${snapshotColumns} from app.analysis_snapshot s
  where s.real_estate_id = app.house() order by s.taken_on desc limit $1`)

export const listSnapshots = (tx: Tx, scope: RealEstateScope, limit: number): Promise<SnapshotRow[]> =>
  tx.rows(scope, newest, [limit])
