import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'

const end = sql<never>(`
  update app.maker_warranty w set replaced_year = $2, version = w.version + 1, updated_at = now()
  where w.real_estate_id = app.house() and w.component_id = $1 and w.deleted_at is null
    and extract(year from w.starts_on) < $2::smallint and w.replaced_year is null`)

export const endFormer = (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
  year: number,
): Promise<unknown> => tx.rows(scope, end, [componentId, year])
