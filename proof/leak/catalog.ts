import type { TestServer } from '../../apps/server/test/server.ts'

export type Column = {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  /** The definition of every check that names this column. */
  readonly checks: readonly string[]
  readonly isKey: boolean
}
export type Table = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly owner: string | undefined
}

type Row = { table: string; column: string; type: string; required: boolean; checks: string[]; key: boolean }

/** All tables with rows of people, and for each the SQL that says whose a row is. */
export async function readTables(server: TestServer): Promise<readonly Table[]> {
  const rows = await server.admin<Row>(`
    select c.oid::regclass::text as table, a.attname as column, format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef as required,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)) as checks,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey::smallint[])) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace)
      and a.attnum > 0 and not a.attisdropped
    order by c.oid::regclass::text, a.attnum`)
  const names = [...new Set(rows.map((row) => row.table))]
  return names.map((name) => {
    const own = rows.filter((row) => row.table === name)
    const columns = own.map((row) => ({
      name: row.column,
      type: row.type,
      isRequired: row.required,
      checks: row.checks,
      isKey: row.key,
    }))
    return { name, columns, owner: ownerOf(name, new Set(own.map((row) => row.column))) }
  })
}

// A house is whose account founded it, whatever memberships say: those are among the things under test.
function ownerOf(table: string, columns: ReadonlySet<string>): string | undefined {
  if (table === 'app.real_estate') return ofUser('t.created_by')
  // Told to a person; only some name a house.
  if (table === 'app.notification') return ofUser('t.user_id')
  if (columns.has('real_estate_id'))
    return ofUser('(select r.created_by from app.real_estate r where r.id = t.real_estate_id)')
  if (columns.has('user_id')) return ofUser('t.user_id')
  if (table === 'auth.account') return ofUser('t.id')
  if (table === 'auth.mail')
    return ofUser('(select a.id from auth.account a where a.email = t.recipient::citext)')
  return undefined
}

const ofUser = (user: string): string =>
  `(select o.tenant from public.leak_person o where o.user_id = ${user})`
