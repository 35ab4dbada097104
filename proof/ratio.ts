import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropDatabase, testEnvironment } from '../apps/server/test/database.ts'
import { createMigrated } from '../apps/server/test/migrated-database.ts'
import { countryId, fillCountry } from './load/country.ts'
import { freePort } from './load/free-port.ts'
import { shoot } from './load/client.ts'
import { bodyOf, ownerShots } from './load/owners.ts'
import { start, type Child } from './load/process.ts'
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
import { compare, type Program } from './ratio/cpu.ts'
import { countImages, measureImages } from './ratio/images.ts'
import { oneByOne } from './ratio/one-by-one.ts'

const targets: Record<OperationName, number> = { dashboard: 0.6, list: 0.75, write: 0.8 }
// Both are offered the same work per second: whoever waits less sleeps more, and waking up costs CPU too.
const rates: Record<OperationName, number> = { dashboard: 600, list: 500, write: 400 }
const owners = 8_000
// An owner who is there sends several requests with one token; this many are there at once.
const active = 800
// A list is worth the name with fifty rows: it is read by those whose house has that many.
const heavyEvery = 10

type Runner = Program<OperationName>

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
    ...(await countImages(database)),
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
      const { ratio, failed } = await compare(database, [product, bare], loadOf(operation), options.say)
      figures.push(
        speed(atLeast(`${operation}: CPU of bare / CPU of product`, ratio, targets[operation], 2)),
        none(`${operation}: failed requests`, failed),
      )
    }
    const planted = await compare(database, [faulty, bare], loadOf('dashboard', 4), options.say)
    options.say(`  planted    a round trip a statement, twice: ${planted.ratio.toFixed(2)}`)
    return [
      ...figures,
      caught('a round trip for every statement', planted.ratio < targets.dashboard ? 1 : 0),
      ...(await measureImages(database, environment, ports[0], product, options.say)),
    ]
  } finally {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')))
  }
}

const loadOf = (operation: OperationName, rounds?: number) => ({
  operation,
  rate: rates[operation],
  ...(rounds === undefined ? {} : { rounds }),
})

const makeRunner = (name: string, program: Child, application: string, shot: Runner['shot']): Runner => ({
  name,
  pid: program.pid,
  application,
  shot,
})

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
