import { randomBytes } from 'node:crypto'
import type { TestServer } from '../../apps/server/test/server.ts'
import { newId } from '../../apps/server/test/world.ts'
import type { Column, Table } from './catalog.ts'
import { canaryForms, type Tenant } from './tenants.ts'

export type Filling = {
  /** Tables in which some tenant has no row: an attack on them would prove nothing. */
  readonly empty: readonly string[]
  readonly marked: readonly string[]
  /** Text columns that can hold no canary, because a check closes them. */
  readonly closed: readonly string[]
}

// These are canaries from the start: an address and a hash must keep their shape.
const alreadyTold = new Set(['email', 'recipient', 'password_hash'])

const texts = new Set(['text', 'citext', 'character varying'])

/** Puts a row of every tenant into every table, and a canary into every text that can hold one. */
export async function fillTables(
  server: TestServer,
  tables: readonly Table[],
  tenants: readonly Tenant[],
): Promise<Filling> {
  await server.admin(
    'create table if not exists public.leak_person (user_id uuid primary key, tenant int not null)',
  )
  for (const { index, owner, editor, spares } of tenants) {
    for (const { userId } of [owner, editor, ...spares])
      await server.admin('insert into public.leak_person values ($1, $2) on conflict do nothing', [
        userId,
        index,
      ])
  }
  const empty: string[] = []
  for (const table of tables) {
    if (table.owner === undefined) continue
    for (const tenant of tenants) {
      const [found] = await server.admin<{ count: number }>(
        `select count(*)::int from ${table.name} t where ${table.owner} = $1`,
        [tenant.index],
      )
      if (found?.count === 0 && !(await insertRow(server, table, tenant))) empty.push(table.name)
    }
  }
  const marks = await markColumns(server, tables, tenants)
  return { empty: [...new Set(empty)], ...marks }
}

async function insertRow(server: TestServer, table: Table, tenant: Tenant): Promise<boolean> {
  const columns = table.columns.filter((column) => column.isRequired)
  const places = columns.map((_, at) => `$${at + 1}`).join(', ')
  const names = columns.map((column) => column.name).join(', ')
  const values = columns.map((column) => valueFor(column, tenant))
  return isDone(server, `insert into ${table.name} (${names}) values (${places})`, values)
}

function valueFor(column: Column, tenant: Tenant): unknown {
  const { name, type } = column
  if (name === 'real_estate_id') return tenant.houses[0]
  if (type === 'uuid') return /^(user_id|.*_by|actor_id)$/.test(name) ? tenant.owner.userId : newId()
  if (name === 'recipient') return tenant.email
  if (texts.has(type)) return textFor(column, tenant)
  if (type === 'bytea') return randomBytes(32)
  if (type === 'date' || type.startsWith('timestamp')) return new Date()
  if (type === 'boolean') return false
  if (type.startsWith('json')) return '{}'
  return type.endsWith('[]') ? '{}' : 1
}

function textFor({ checks }: Column, { canaries }: Tenant): string {
  const listed = checks.join(' ').match(/ARRAY\['([^']+)'/)?.[1]
  if (listed !== undefined) return listed
  const pattern = checks.join(' ').match(/~ '([^']+)'/)?.[1]
  const tries = [
    canaries.long,
    canaries.short,
    canaries.hash,
    canaries.egrid,
    canaries.phone,
    'word',
    `${newId()}/${newId()}`,
  ]
  return tries.find((text) => pattern === undefined || new RegExp(pattern).test(text)) ?? canaries.long
}

async function markColumns(
  server: TestServer,
  tables: readonly Table[],
  tenants: readonly Tenant[],
): Promise<Pick<Filling, 'marked' | 'closed'>> {
  const marked: string[] = []
  const closed: string[] = []
  for (const table of tables) {
    for (const column of table.columns) {
      const isJson = column.type === 'jsonb'
      if (table.owner === undefined || (!isJson && !texts.has(column.type))) continue
      const done = await Promise.all(tenants.map((tenant) => mark(server, table, column, tenant)))
      ;(done.every(Boolean) ? marked : closed).push(`${table.name}.${column.name}`)
    }
  }
  return { marked, closed }
}

// The most telling form that the checks of the column allow.
async function mark(
  server: TestServer,
  table: Table,
  column: Column,
  { index, canaries }: Tenant,
): Promise<boolean> {
  const set = (value: string) =>
    `update ${table.name} t set ${column.name} = ${value} where ${table.owner} = ${index}`
  if (column.type === 'jsonb') return isDone(server, set(markedJson(column.name)), [canaries.long])
  const unique = `$1 || '-' || substr(md5(t.ctid::text), 1, 8)`
  if (alreadyTold.has(column.name)) return true
  if (await isDone(server, set(unique), [canaries.long])) return true
  for (const form of canaryForms) if (await isDone(server, set('$1'), [canaries[form]])) return true
  return false
}

/** A thing gets a note; of a list each thing in it, and the words it has: an answer made of it must still be whole. */
const markedJson = (column: string): string => `case jsonb_typeof(${column})
  when 'array' then (select coalesce(jsonb_agg(case jsonb_typeof(e) when 'object' then e || jsonb_build_object('note', $1::text)
    || case when e ? 'title' then jsonb_build_object('title', $1::text) else '{}' end
    || case when e ? 'text' then jsonb_build_object('text', $1::text) else '{}' end else e end), '[]')
    from jsonb_array_elements(${column}) e)
  else coalesce(${column}, '{}') || jsonb_build_object('note', $1::text) end`

async function isDone(server: TestServer, text: string, values: readonly unknown[]): Promise<boolean> {
  try {
    await server.admin(text, values)
    return true
  } catch {
    return false
  }
}
