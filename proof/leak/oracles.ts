import type { TestServer } from '../../apps/server/test/server.ts'
import type { Table } from './catalog.ts'
import type { makeScanner } from './tenants.ts'

export type Fingerprint = ReadonlyMap<string, string>

type Options = { readonly without?: readonly string[] }

/** One hash per table and tenant over all rows, byte for byte. */
export async function fingerprint(
  server: TestServer,
  tables: readonly Table[],
  options: Options = {},
): Promise<Fingerprint> {
  const found = new Map<string, string>()
  for (const table of tables) {
    if (options.without?.includes(table.name)) continue
    // A stranger may fail to sign in as somebody: that is counted, and it is meant to be.
    const rows = await server.admin<{ tenant: number | null; hash: string }>(`
      select ${table.owner ?? 'null::int'} as tenant, md5(string_agg(md5((to_jsonb(t) - 'failed_logins')::text), '' order by md5((to_jsonb(t) - 'failed_logins')::text))) as hash
      from ${table.name} t group by 1`)
    for (const row of rows) found.set(`${table.name} of ${row.tenant ?? 'nobody'}`, row.hash)
  }
  return found
}

/** Tables whose rows of a victim (or of nobody) are not what they were. */
export function changedByOthers(before: Fingerprint, after: Fingerprint, attacker: number): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter(
    (name) => !name.endsWith(` of ${attacker}`) && before.get(name) !== after.get(name),
  )
}

/** Rows that name something of another tenant, in any column: checked by value, not by declared keys. */
export async function foreignLinks(server: TestServer, tables: readonly Table[]): Promise<string[]> {
  const owned = tables.filter((table) => table.owner !== undefined)
  const identified = owned.filter((table) => table.columns.some((column) => column.name === 'id'))
  await server.admin('drop table if exists public.leak_id')
  await server.admin(`create table public.leak_id as
    select user_id::text as id, tenant from public.leak_person
    union ${identified.map((table) => `select t.id::text, ${table.owner} from ${table.name} t`).join(' union ')}`)
  await server.admin('create index on public.leak_id (id)')
  const links: string[] = []
  for (const table of owned) {
    for (const { name, type } of table.columns) {
      const isList = type === 'uuid[]'
      if (type !== 'uuid' && !isList && !name.endsWith('_id')) continue
      const named = isList ? `unnest(t.${name})` : `unnest(array[t.${name}])`
      const [row] = await server.admin<{ count: number }>(`
        select count(*)::int from ${table.name} t, ${named} as named (id)
        where exists (select from public.leak_id i where i.id = named.id::text)
          and not exists (select from public.leak_id i where i.id = named.id::text and i.tenant = ${table.owner})`)
      for (let count = 0; count < (row?.count ?? 0); count += 1) links.push(`${table.name}.${name}`)
    }
  }
  return links
}

/** Letters to one tenant that speak of another. */
export async function strayMail(server: TestServer, scan: ReturnType<typeof makeScanner>): Promise<number> {
  const rows = await server.admin<{ tenant: number | null; mail: string }>(`
    select o.tenant, m.subject || m.body_text || m.body_html as mail
    from auth.mail m left join auth.account a on a.email = m.recipient::citext left join public.leak_person o on o.user_id = a.id`)
  return rows.filter(({ tenant, mail }) => scan(mail).some((found) => found !== tenant)).length
}
