import type { Surface } from '../../apps/server/test/surface.ts'
import { atLeast, none, type Figure } from '../proof.ts'
import { readTables, type Table } from './catalog.ts'
import { fillTables } from './fill.ts'
import { makeAttempt } from './send.ts'
import { makeTally, sweep } from './sweep.ts'
import { allCoordinates, makeTemplates, type Template } from './templates.ts'
import { makeScanner, makeTenants, type Tenant } from './tenants.ts'
import type { Aim, Ids } from './values.ts'

const tenantCount = 4

/** The world of one run. */
export type Stage = {
  readonly surface: Surface
  readonly tenants: readonly Tenant[]
  readonly tables: readonly Table[]
  readonly templates: readonly Template[]
  readonly scan: (text: string) => readonly number[]
  /** Lines written to the log so far, and how many of them hold a canary. */
  readonly logged: () => { lines: number; told: number }
}

/** Fills the given server with tenants that have something to lose in every table. */
export async function prepare(
  surface: Surface,
  say: (line: string) => void,
): Promise<{ stage: Stage; figures: Figure[] }> {
  const { server } = surface
  const tenants = await makeTenants(server, tenantCount, surface.routes.length)
  const scan = makeScanner(tenants)
  const templates = makeTemplates(surface.schema)
  const lines: string[] = []
  listenToLog(server.parts.log, (line) => lines.push(line))
  await uploadHonestly(surface, tenants, templates)
  const tables = await readTables(server)
  const filling = await fillTables(server, tables, tenants)
  say(
    `${tenants.length} tenants, ${tables.length} tables, ${templates.length} ways to call ${allCoordinates(surface.schema).length} schema coordinates, ${surface.routes.length} routes`,
  )
  say(`text columns closed by a check, hence without canary: ${filling.closed.join(', ')}`)
  const logged = () => ({ lines: lines.length, told: lines.filter((line) => scan(line).length > 0).length })
  const figures = [
    none(`tables without a row of every tenant ${filling.empty.join(' ')}`.trim(), filling.empty.length),
    atLeast('text columns that carry a canary', filling.marked.length, 20),
  ]
  return { stage: { surface, tenants, tables, templates, scan, logged }, figures }
}

// Pino holds its stream under a symbol; no setting of the product could lead a test's eye there.
function listenToLog(log: object, write: (line: string) => void): void {
  const stream = Object.getOwnPropertySymbols(log).find((symbol) => symbol.description === 'pino.stream')
  if (stream === undefined) throw new Error('the log has no stream')
  Reflect.set(log, stream, { write })
  Reflect.set(log, 'level', 'trace')
}

/** What can only be sent as a file is sent by its owner, so that there is something to steal. */
async function uploadHonestly(
  surface: Surface,
  tenants: readonly Tenant[],
  templates: readonly Template[],
): Promise<void> {
  const uploads = templates.filter(({ slots }) =>
    slots.some((slot) => String(slot.type).startsWith('Upload')),
  )
  for (const me of tenants) {
    const aim: Aim = { me, victim: me, ids: new Map(), reach: 'own', turn: 1 }
    await sweep(
      surface,
      uploads.map((template) => makeAttempt(template, aim, 'multipart', me.owner)),
      me,
      () => [],
      makeTally(),
    )
  }
  await surface.server.admin(`update app.picture set state = 'ready'`)
}

/** What every tenant has, by table. */
export async function harvestIds({ surface, tenants, tables }: Stage): Promise<ReadonlyMap<Tenant, Ids>> {
  const all = new Map(tenants.map((tenant) => [tenant, new Map<string, readonly string[]>()]))
  for (const table of tables) {
    if (table.owner === undefined || !table.columns.some((column) => column.name === 'id')) continue
    // An id that somebody else claimed for a row of his own says no longer whose it is.
    const rows = await surface.server.admin<{ tenant: number; ids: string[] }>(`
      select tenant, (array_agg(id order by id))[1:12] as ids from (
        select t.id::text, min(${table.owner}) as tenant from ${table.name} t
        group by t.id having count(distinct ${table.owner}) = 1) single
      where tenant is not null group by tenant`)
    for (const row of rows) {
      const tenant = tenants[row.tenant]
      if (tenant !== undefined) all.get(tenant)?.set(table.name.split('.')[1] ?? table.name, row.ids)
    }
  }
  return all
}

/** Addresses that carry their own permission, as their owner gets them. */
export async function signedAddresses(
  surface: Surface,
  templates: readonly Template[],
  tenant: Tenant,
): Promise<string[]> {
  const aim: Aim = { me: tenant, victim: tenant, ids: new Map(), reach: 'own', turn: 0 }
  const found: string[] = []
  // A few ways to each kind of address: many ways to one kind must not push another out.
  const ways = Map.groupBy(
    templates.filter(({ kind }) => kind === 'query'),
    ({ coordinates }) => coordinates.find((one) => one.endsWith('.url')),
  )
  const queries = [...ways].flatMap(([kind, own]) => (kind === undefined ? [] : own.slice(0, 3)))
  const collect = (text: string): number[] => {
    for (const [, address = ''] of text.matchAll(/"([^"]*[?&]sig=[^"]*)"/g)) found.push(address)
    return []
  }
  await sweep(
    surface,
    queries.map((template) => makeAttempt(template, aim, 'post', tenant.owner)),
    tenant,
    collect,
    makeTally(),
  )
  return [...new Set(found)]
}
