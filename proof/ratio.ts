import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../apps/server/src/platform/migrations.ts'
import { createDatabase, dropDatabase, testEnvironment } from '../apps/server/test/database.ts'
import { ask, countryId, fillCountry } from './load/country.ts'
import { freePort } from './load/free-port.ts'
import { percentile, shoot, slice, type Shot } from './load/client.ts'
import { bodyOf, ownerShots } from './load/owners.ts'
import { cpuMicroseconds, start } from './load/process.ts'
import { atLeast, figure, none, type Figure, type Proof, type ProofOptions } from './proof.ts'
import { capture, type OperationName } from './ratio/capture.ts'

const targets: Record<OperationName, number> = { dashboard: 0.6, list: 0.75, write: 0.8 }
// Both are offered the same work per second: whoever waits less sleeps more, and waking up costs CPU too.
const rates: Record<OperationName, number> = { dashboard: 600, list: 500, write: 400 }
const owners = 10_000
// An owner who is there sends several requests with one token; this many are there at once.
const active = 800
// A list is worth the name with fifty rows: it is read by those whose house has that many.
const heavyEvery = 10
const connections = 16

type Runner = { name: string; pid: number; application: string; shot: (operation: OperationName) => Shot }
type Spent = { requests: number; node: number; postgres: number; times: number[] }

export const proof: Proof = {
  about: 'CPU per request of the whole stack beside node:http + pg with the same SQL, in one interleaved run',
  run: async (options) => {
    const database = `ratio_${Date.now()}`
    createDatabase(database)
    const environment = testEnvironment(database)
    try {
      await migrate(String(environment['DATABASE_MIGRATE_URL']))
      await fillCountry(database, owners, heavyEvery)
      return await measure(database, environment, options)
    } finally {
      await dropDatabase(database)
    }
  },
}

async function measure(
  database: string,
  environment: Record<string, string>,
  { short, say }: ProofOptions,
): Promise<Figure[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'ratio-')), 'captured.json')
  const captured = await capture(database)
  writeFileSync(file, JSON.stringify(captured))
  const [productPort, barePort] = [await freePort(), await freePort()]
  const product = await start(
    'apps/server/src/main.ts',
    [],
    { ...environment, MODE: 'api', PORT: String(productPort), LOG_LEVEL: 'info' },
    'started',
  )
  const bare = await start(
    'proof/ratio/bare.ts',
    [String(environment['DATABASE_URL']), String(barePort), file],
    {},
    'ready',
  )
  const runners = [
    {
      name: 'product',
      pid: product.pid,
      application: 'hauswart-data',
      shot: productShots(environment, productPort),
    },
    { name: 'bare', pid: bare.pid, application: 'bare', shot: bareShots(barePort) },
  ]
  try {
    const figures: Figure[] = [await sameAnswers(runners)]
    for (const operation of Object.keys(targets) as OperationName[])
      figures.push(...(await compare(database, runners, operation, { short, say })))
    return figures
  } finally {
    await Promise.all([product.stop(), bare.stop('SIGKILL')])
  }
}

async function compare(
  database: string,
  runners: readonly Runner[],
  operation: OperationName,
  { short, say }: ProofOptions,
): Promise<Figure[]> {
  const spent = new Map(
    runners.map((runner) => [runner.name, { requests: 0, node: 0, postgres: 0, times: [] } as Spent]),
  )
  let failed = 0
  for (const runner of runners)
    failed += (
      await slice({ milliseconds: short ? 1_500 : 4_000, connections }, () => runner.shot(operation))
    ).failed
  const rounds = short ? 5 : 15
  for (let round = 0; round < rounds; round += 1) {
    for (const runner of round % 2 === 0 ? runners : runners.toReversed()) {
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
      const result = await slice({ milliseconds: 1_000, connections, rate: rates[operation] }, () =>
        runner.shot(operation),
      )
      const after = cpu()
      const sum = spent.get(runner.name) as Spent
      sum.requests += result.answered
      sum.node += after.node - before.node
      sum.postgres += after.postgres - before.postgres
      sum.times.push(...result.times)
      failed += result.failed
    }
  }
  const per = (name: string) => {
    const sum = spent.get(name) as Spent
    say(
      `  ${operation.padEnd(10)} ${name.padEnd(8)} ${String(sum.requests).padStart(6)} requests, node ${(sum.node / sum.requests).toFixed(0)} us, postgres ${(sum.postgres / sum.requests).toFixed(0)} us, p50 ${percentile(sum.times, 0.5).toFixed(1)} ms, p99 ${percentile(sum.times, 0.99).toFixed(1)} ms`,
    )
    return (sum.node + sum.postgres) / sum.requests
  }
  const ratio = 1 / (per('product') / per('bare'))
  return [
    atLeast(`${operation}: CPU of bare / CPU of product`, ratio, targets[operation], 2),
    none(`${operation}: failed requests`, failed),
  ]
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
