import { sql } from '#platform/db/db-wire.ts'
import type { Database } from '#platform/db/db.ts'
import { referenceColumns, type ReferenceRow } from './reference.table.ts'

const values = sql<ReferenceRow>(`
  select ${referenceColumns} from app.reference_value v where v.valid_to is null or v.valid_to > $1
  order by v.key, v.canton nulls first, v.valid_from limit 5000`)

/** Figures of the trade belong to no owner: they are read without a scope, by guests too. */
export async function listReferenceValues(database: Database, today: string): Promise<ReferenceRow[]> {
  const [rows = []] = await database.run([{ statement: values, values: [today] }])
  return rows as ReferenceRow[]
}
