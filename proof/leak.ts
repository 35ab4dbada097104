import { limits } from '../apps/server/src/platform/limits.ts'
import { startWithSurface, type Surface } from '../apps/server/test/surface.ts'
import { readTables, type Table } from './leak/catalog.ts'
import { faults, type Fault } from './leak/faults.ts'
import { fillTables } from './leak/fill.ts'
import { changedByOthers, fingerprint, foreignLinks, strayMail } from './leak/oracles.ts'
import { bentAddresses, restAttempts, routeName } from './leak/rest.ts'
import { makeAttempt, requestForms, type Attempt } from './leak/send.ts'
import { eavesdrop } from './leak/sockets.ts'
import { makeTally, sweep, type Tally } from './leak/sweep.ts'
import { allCoordinates, makeTemplates, type Template } from './leak/templates.ts'
import { makeScanner, makeTenants, type Tenant } from './leak/tenants.ts'
import { pick, type Aim, type Ids } from './leak/values.ts'
import { atLeast, caught, figure, none, type Figure, type Proof, type ProofOptions } from './proof.ts'

export const proof: Proof = {
  about: 'nobody sees, changes or links to what belongs to another owner',
  run,
}

const tenantCount = 4
const target = { short: 8_800, long: 60_000 }
const minAttempts = 10_000

/** The world of one run. */
type Stage = {
  readonly surface: Surface
  readonly tenants: readonly Tenant[]
  readonly tables: readonly Table[]
  readonly templates: readonly Template[]
  readonly scan: (text: string) => readonly number[]
  readonly logged: () => number
}

async function run({ short, say }: ProofOptions): Promise<readonly Figure[]> {
  // How much one person may ask per minute is another proof's business.
  Object.assign(limits.graphql, { pointsPerMinute: Number.MAX_SAFE_INTEGER })
  const surface = await startWithSurface()
  try {
    const { stage, figures } = await prepare(surface, say)
    const tally = makeTally()
    const damage = await attackEachOther(stage, short ? target.short : target.long, tally)
    const controls: Figure[] = []
    for (const fault of faults) controls.push(caught(fault.name, await hitsOf(fault, stage)))
    return [...figures, ...(await verdict(stage, tally, damage, say)), ...controls]
  } finally {
    await surface.server.close()
  }
}

async function prepare(
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
  const logged = () => lines.filter((line) => scan(line).length > 0).length
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

type Damage = {
  readonly changed: string[]
  readonly links: string[]
  readonly mail: number
  readonly blind: number
}

/** One tenant after the other attacks; the rows of the others must stay as they are, byte for byte. */
async function attackEachOther(stage: Stage, attempts: number, tally: Tally): Promise<Damage> {
  const { surface, tenants, tables, scan, templates } = stage
  const changed: string[] = []
  let blind = 0
  const subscriptions = templates.filter((template) => template.kind === 'subscription')
  for (const me of tenants) {
    const others = tenants.filter((tenant) => tenant !== me)
    const ids = await harvestIds(stage)
    const aims = others.map((victim): Aim => ({
      me,
      victim,
      ids,
      reach: 'foreign',
      turn: 0,
    }))
    await eavesdrop(surface, subscriptions, aims, scan, tally)
    const before = await fingerprint(surface.server, tables)
    await sweep(surface, graphqlAttempts(templates, aims, attempts / tenants.length), me, scan, tally)
    changed.push(...changedByOthers(before, await fingerprint(surface.server, tables), me.index))
    changed.push(...(await knockAtRoutes(stage, me, aims, tally)))
    blind += (await seesOwn(me)) ? 0 : 1
  }
  return {
    changed,
    links: await foreignLinks(surface.server, tables),
    mail: await strayMail(surface.server, scan),
    blind,
  }
}

// A stranger may ask for a letter in somebody's name: these rows are the owner's, and they are meant to appear.
const letters = ['auth.link', 'auth.event', 'auth.mail']

async function knockAtRoutes(
  { surface, tables, scan, templates }: Stage,
  me: Tenant,
  aims: readonly Aim[],
  tally: Tally,
): Promise<string[]> {
  const { server, routes } = surface
  const before = await fingerprint(server, tables, { without: letters })
  for (const [round, aim] of aims.entries()) {
    // Signing out is among the routes: every route has its own person, and every round starts signed in.
    await server.admin(
      'update auth.session set revoked_at = null, revoked_reason = null where user_id = any ($1)',
      [me.spares.map((one) => one.userId)],
    )
    const turned = { ...aim, turn: round }
    const signedIn = routes.flatMap((route, at) => restAttempts([route], turned, pick(me.spares, at)))
    await sweep(surface, [...signedIn, ...restAttempts(routes, turned, undefined)], me, scan, tally)
    const [stolen, own] = [
      await signedAddresses(surface, templates, aim.victim),
      await signedAddresses(surface, templates, me),
    ]
    await sweep(surface, bentAddresses(stolen, own, turned), me, scan, tally)
  }
  return changedByOthers(before, await fingerprint(server, tables, { without: letters }), me.index)
}

/** Addresses that carry their own permission, as their owner gets them. */
async function signedAddresses(
  surface: Surface,
  templates: readonly Template[],
  tenant: Tenant,
): Promise<string[]> {
  const aim: Aim = { me: tenant, victim: tenant, ids: new Map(), reach: 'own', turn: 0 }
  const found: string[] = []
  const queries = templates.filter(({ kind, call }) => kind === 'query' && /\burl\b/i.test(call))
  const collect = (text: string): number[] => {
    for (const [, address = ''] of text.matchAll(/"([^"]*[?&]sig=[^"]*)"/g)) found.push(address)
    return []
  }
  await sweep(
    surface,
    queries.slice(0, 3).map((template) => makeAttempt(template, aim, 'post', tenant.owner)),
    tenant,
    collect,
    makeTally(),
  )
  return [...new Set(found)]
}

/** Goes through all templates again and again, each time at another victim, with other ids, in another form. */
function* graphqlAttempts(
  templates: readonly Template[],
  aims: readonly Aim[],
  count: number,
  salt = '',
): Generator<Attempt> {
  let made = 0
  for (let round = 0; made < count; round += 1) {
    for (const [at, template] of templates.entries()) {
      const aim = pick(aims, round)
      if (template.kind === 'subscription' || aim === undefined) continue
      const reach = (round + at) % 2 === 0 ? 'mixed' : 'foreign'
      const form = pick(requestForms, round + at) ?? 'post'
      // What names nothing foreign acts on the own account; it must not cost the attacker its access.
      const isOnSelf = template.kind === 'mutation' && !template.slots.some((slot) => /id$/i.test(slot.name))
      const as = isOnSelf ? pick(aim.me.spares, at) : pick([aim.me.owner, aim.me.editor], round)
      if (as === undefined) continue
      const attempt = makeAttempt(template, { ...aim, reach, turn: round + at }, form, as, salt)
      made += attempt.attempts
      yield attempt
    }
  }
}

async function harvestIds({ surface, tenants, tables }: Stage): Promise<ReadonlyMap<Tenant, Ids>> {
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

// An attacker who was signed out or lost the own house on the way would prove nothing.
const seesOwn = async (me: Tenant): Promise<boolean> => {
  const data = await me.owner.data('query Own { realEstates { nodes { id name } } }')
  return JSON.stringify(data).includes(me.canaries.long)
}

const enoughLeaks = 20

function* untilEnough(attempts: Iterable<Attempt>, tally: Tally): Generator<Attempt> {
  for (const attempt of attempts) {
    if (tally.leaks.length >= enoughLeaks) return
    yield attempt
  }
}

async function hitsOf(fault: Fault, stage: Stage): Promise<number> {
  const { surface, tenants, templates, scan } = stage
  const [me, ...others] = tenants
  if (me === undefined) return 0
  const remove = await fault.plant(surface, tenants)
  try {
    const tables = await readTables(surface.server)
    const ids = await harvestIds(stage)
    const aims = others.map((victim): Aim => ({
      me,
      victim,
      ids,
      reach: 'foreign',
      turn: 0,
    }))
    const before = await fingerprint(surface.server, tables)
    const tally = makeTally()
    // A comment makes every text new, so that no compiled document still holds the real resolver.
    const attempts = graphqlAttempts(templates, aims, templates.length * 4, ` # ${fault.name}`)
    await sweep(surface, untilEnough(attempts, tally), me, scan, tally)
    if (fault.oracle === 'canary') return tally.leaks.length
    if (fault.oracle === 'links') return (await foreignLinks(surface.server, tables)).length
    return changedByOthers(before, await fingerprint(surface.server, tables), me.index).length
  } finally {
    await remove()
  }
}

async function verdict(
  { surface, logged }: Stage,
  tally: Tally,
  damage: Damage,
  say: (line: string) => void,
): Promise<Figure[]> {
  say(
    `answers: ${[...tally.codes]
      .toSorted(([, a], [, b]) => b - a)
      .map(([code, count]) => `${code} ${count}`)
      .join(', ')}`,
  )
  for (const leak of tally.leaks.slice(0, 10))
    say(`LEAK of tenant ${leak.from} to tenant ${leak.to}: ${leak.where}`)
  for (const fault of tally.faults.slice(0, 10)) say(`FAULT ${fault}`)
  for (const name of [...damage.changed, ...damage.links].slice(0, 10)) say(`DAMAGE ${name}`)
  const coverage = (what: string, names: readonly string[]) => {
    const missing = names.filter((name) => !tally.covered.has(name))
    if (missing.length > 0) say(`not exercised: ${missing.join(', ')}`)
    const share = `${((100 * (names.length - missing.length)) / Math.max(1, names.length)).toFixed(1)} % of ${names.length}`
    return figure(what, share, '100 %', names.length > 0 && missing.length === 0)
  }
  return [
    atLeast('attempts', tally.attempts, minAttempts),
    coverage('schema coordinates executed', allCoordinates(surface.schema)),
    coverage('REST routes by method', surface.routes.map(routeName)),
    none('answers, headers and messages with a foreign canary', tally.leaks.length),
    none('tables in which rows of a victim changed', damage.changed.length),
    none('rows that link to another tenant', damage.links.length),
    none('letters that speak of another tenant', damage.mail),
    none('log lines with a canary', logged()),
    none('faults (5xx or INTERNAL)', tally.faults.length),
    none('attackers that lost sight of their own house', damage.blind),
  ]
}
