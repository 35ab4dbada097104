import { sql } from '#platform/db-wire.ts'
import type { Database } from '#platform/db.ts'
import { lifetimeColumns, type LifetimeRow } from './reference.table.ts'

const lifetimes = sql<LifetimeRow>(`
  select distinct on (v.key) ${lifetimeColumns} from app.reference_value v
  where v.key like 'lifetime.%' and v.canton is null and v.valid_from <= $1 and (v.valid_to is null or v.valid_to > $1)
  order by v.key, v.valid_from desc limit 500`)

/** Figures of the trade belong to no owner: they are read without a scope, by guests too. */
export async function listLifetimes(database: Database, today: string): Promise<LifetimeRow[]> {
  const [rows = []] = await database.run([{ statement: lifetimes, values: [today] }])
  return rows as LifetimeRow[]
}
