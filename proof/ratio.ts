import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabase, testEnvironment } from '../apps/server/test/database.ts'
import { createMigrated } from '../apps/server/test/migrated-database.ts'
import { ask, countryId, fillCountry } from './load/country.ts'
import { freePort } from './load/free-port.ts'
import { percentile, shoot, slice, type Shot } from './load/client.ts'
import { bodyOf, ownerShots } from './load/owners.ts'
import { cpuMicroseconds, start, type Child } from './load/process.ts'
import {
  atLeast,
  atMost,
  caught,
  figure,
  none,
  speed,
  type Figure,
  type Proof,
  type ProofOptions,
} from './proof.ts'
import { capture, type OperationName } from './ratio/capture.ts'
import { oneByOne } from './ratio/one-by-one.ts'

const targets: Record<OperationName, number> = { dashboard: 0.6, list: 0.75, write: 0.8 }
// Both are offered the same work per second: whoever waits less sleeps more, and waking up costs CPU too.
const rates: Record<OperationName, number> = { dashboard: 600, list: 500, write: 400 }
const owners = 8_000
// An owner who is there sends several requests with one token; this many are there at once.
const active = 800
// A list is worth the name with fifty rows: it is read by those whose house has that many.
const heavyEvery = 10
const connections = 16
const warmRequests = 2_000

type Runner = { name: string; pid: number; application: string; shot: (operation: OperationName) => Shot }
type Spent = { requests: number; failed: number; node: number; postgres: number; times: number[] }

export const proof: Proof = {
  about:
    'CPU per request of the whole stack beside node:http + pg with the same SQL; in the short form round trips',
  run: async (options) => {
    const database = `ratio_${Date.now()}`
    await createMigrated(database)
    const environment = testEnvironment(database)
    try {
      await fillCountry(database, options.short ? 100 : owners, heavyEvery)
      return await (options.short ? countTrips(database, options) : measure(database, environment, options))
    } finally {
      await dropDatabase(database)
    }
  },
}

/** Round trips to PostgreSQL a request may take: what the processor pays for is decided here. */
const mostTrips = { dashboard: 2, list: 1, write: 2 } as const

async function countTrips(database: string, { say }: ProofOptions): Promise<Figure[]> {
  const [product, planted] = [await capture(database), await capture(database, oneByOne)]
  const figures = (Object.keys(mostTrips) as OperationName[]).map((operation) => {
    const statements = product[operation].flat().length
    say(`  ${operation.padEnd(10)} ${statements} statements`)
    return atMost(`${operation}: round trips a request`, product[operation].length, mostTrips[operation])
  })
  return [
    ...figures,
    caught('a round trip for every statement', planted.dashboard.length > mostTrips.dashboard ? 1 : 0),
  ]
}

async function measure(
  database: string,
  environment: Record<string, string>,
  options: ProofOptions,
): Promise<Figure[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'ratio-')), 'captured.json')
  writeFileSync(file, JSON.stringify(await capture(database)))
  const ports = [await freePort(), await freePort(), await freePort()] as const
  const settings = (port: number) => ({ ...environment, MODE: 'api', PORT: String(port), LOG_LEVEL: 'info' })
  const programs = await Promise.all([
    start('apps/server/src/main.ts', [], settings(ports[0]), 'started'),
    start('proof/ratio/bare.ts', [String(environment['DATABASE_URL']), String(ports[1]), file], {}, 'ready'),
    start('proof/ratio/faulty.ts', [], settings(ports[2]), 'ready'),
  ])
  const [product, bare, faulty] = [
    makeRunner('product', programs[0], 'hauswart-data', productShots(environment, ports[0])),
    makeRunner('bare', programs[1], 'bare', bareShots(ports[1])),
    makeRunner('faulty', programs[2], 'hauswart-data', productShots(environment, ports[2])),
  ]
  try {
    const figures: Figure[] = [await sameAnswers([product, bare])]
    for (const operation of Object.keys(targets) as OperationName[]) {
      const { ratio, failed } = await compare(database, [product, bare], operation, options)
      figures.push(
        speed(atLeast(`${operation}: CPU of bare / CPU of product`, ratio, targets[operation], 2)),
        none(`${operation}: failed requests`, failed),
      )
    }
    const planted = await compare(database, [faulty, bare], 'dashboard', options, 4)
    options.say(`  planted    a round trip a statement, twice: ${planted.ratio.toFixed(2)}`)
    return [...figures, caught('a round trip for every statement', planted.ratio < targets.dashboard ? 1 : 0)]
  } finally {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')))
  }
}

const makeRunner = (name: string, program: Child, application: string, shot: Runner['shot']): Runner => ({
  name,
  pid: program.pid,
  application,
  shot,
})

async function compare(
  database: string,
  runners: readonly Runner[],
  operation: OperationName,
  { say }: ProofOptions,
  rounds = 20,
): Promise<{ ratio: number; failed: number }> {
  const spent = new Map<string, Spent[]>(runners.map((runner) => [runner.name, []]))
  let failed = 0
  for (const runner of runners) failed += await warmUp(runner, operation)
  for (let round = 0; round < rounds; round += 1) {
    for (const runner of round % 2 === 0 ? runners : runners.toReversed()) {
      const result = await measureSlice(database, runner, operation)
      spent.get(runner.name)?.push(result)
      failed += result.failed
    }
  }
  const [product = [], bare = []] = runners.map((runner) => spent.get(runner.name) ?? [])
  for (const [name, slices] of spent) say(`  ${operation.padEnd(10)} ${name.padEnd(8)} ${describe(slices)}`)
  // The host is shared: one slice may be half as fast as the next, so neighbours are compared, then the median taken.
  const ratios = product.map((slot, round) => cpuOf(bare[round]) / cpuOf(slot))
  return { ratio: percentile(ratios, 0.5), failed }
}
async function measureSlice(database: string, runner: Runner, operation: OperationName): Promise<Spent> {
  const backends = ask(
    database,
    `select pid from pg_stat_activity where application_name = '${runner.application}' and datname = '${database}'`,
  )
    .split('\n')
    .map(Number)
  const cpu = () => ({
    node: cpuMicroseconds(runner.pid),
    postgres: backends.reduce((sum, pid) => sum + cpuMicroseconds(pid), 0),
  })
  const before = cpu()
  const load = { milliseconds: 800, connections, rate: rates[operation] }
  const { answered, failed, times } = await slice(load, () => runner.shot(operation))
  const after = cpu()
  return {
    requests: answered,
    failed,
    times,
    node: after.node - before.node,
    postgres: after.postgres - before.postgres,
  }
}

const cpuOf = (spent: Spent | undefined): number =>
  spent === undefined ? Number.NaN : (spent.node + spent.postgres) / spent.requests

function describe(slices: readonly Spent[]): string {
  const each = (pick: (spent: Spent) => number) =>
    percentile(
      slices.map((spent) => pick(spent) / spent.requests),
      0.5,
    ).toFixed(0)
  const times = slices.flatMap((spent) => spent.times)
  return `${times.length} requests, node ${each((spent) => spent.node)} us, postgres ${each((spent) => spent.postgres)} us, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`
}

/** Until the compiler has seen enough: its work belongs to the start of a program, not to a request. */
async function warmUp(runner: Runner, operation: OperationName): Promise<number> {
  let failed = 0
  for (let answered = 0; answered < warmRequests;) {
    const result = await slice({ milliseconds: 250, connections }, () => runner.shot(operation))
    answered += result.answered
    failed += result.failed
  }
  return failed
}

async function sameAnswers(runners: readonly Runner[]): Promise<Figure> {
  let different = 0
  for (const operation of ['dashboard', 'list'] as const) {
    const bodies: string[] = []
    for (const runner of runners) {
      fixedOwner = 42
      bodies.push(canonical((await shoot(runner.shot(operation))).body))
    }
    if (new Set(bodies).size !== 1) different += 1
  }
  fixedOwner = undefined
  return figure(
    'both give the same answer',
    different === 0 ? 'yes' : `${different} differ`,
    'yes',
    different === 0,
  )
}

let fixedOwner: number | undefined
const someOwner = (operation: OperationName) => {
  const owner = fixedOwner ?? 1 + Math.floor(Math.random() * active)
  return operation === 'list' ? owner * heavyEvery : owner
}

function productShots(environment: Record<string, string>, port: number): Runner['shot'] {
  const shot = ownerShots(environment, port)
  return (operation) => shot(operation, someOwner(operation))
}

const bareShots =
  (port: number): Runner['shot'] =>
  (operation) => {
    const owner = someOwner(operation)
    return {
      port,
      headers: {
        'x-user': countryId('user', owner),
        'x-session': countryId('session', owner),
        'x-operation': operation,
      },
      body: bodyOf(operation, owner),
    }
  }

const canonical = (body: string) => JSON.stringify(sorted(JSON.parse(body)))
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}
