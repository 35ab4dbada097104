// Runs as a child, so that the base port of the parts can be chosen for it. Prints figures as JSON at the end.
import { Client } from 'pg'
import { migrate } from '../../apps/server/src/platform/db/migrations.ts'
import { dropDatabase, partsAt, socketDir, testEnvironment } from '../../apps/server/test/database.ts'
import { createMigrated } from '../../apps/server/test/migrated-database.ts'
import { percentile, slice, type Shot } from '../load/client.ts'
import { ask, fillCountry } from '../load/country.ts'
import { ownerShots } from '../load/owners.ts'
import { start, type Child } from '../load/process.ts'
import { atMost, caught, figure, none, type Figure, speed } from '../proof.ts'
import { capture, type Captured, type OperationName, type PlainCall } from '../ratio/capture.ts'
import {
  captureAppointments,
  captureCalendar,
  captureCraftsmen,
  captureDates,
  captureDeadlines,
  captureAcceptances,
  captureApprovals,
  captureDefects,
  captureJournal,
  captureDocuments,
  captureInvoices,
  captureProjects,
  captureQuoteRequests,
  captureQuotes,
  captureSearch,
  captureUpcoming,
  withoutKeys,
} from './nouns.ts'
import { explainInside, explainPage, type Explained } from './plans.ts'
import { captureTrash, withoutTrashIndex } from './trash.ts'
import { captureUndo, withoutOwnSelect } from './undo.ts'

const [smallOwners, bigOwners, isShort] = [
  Number(process.argv[2]),
  Number(process.argv[3]),
  process.argv[4] === 'short',
]
const say = (line: string) => void process.stderr.write(`  ${line}\n`)
const names = { small: `country_${smallOwners}`, big: `country_${bigOwners}` }
const pages = ['dashboard', 'list'] as const
const samples = isShort ? 40 : 200
const basePort = 2_000 + partsAt.postgres

// What the last thing filled holds says whether an earlier run got so far.
const isFilled = `select count(*) from (select from app.invoice_warranty limit 1) one`

const figures: Figure[] = []
for (const [database, owners] of [
  [names.small, smallOwners],
  [names.big, bigOwners],
] as const)
  await prepare(database, owners)
const captured = await capture(names.small)
await comparePlans(captured)
// To undo an act is to find its kept rows among those of the whole country, to look into a trash what lies in that one.
await compareWith('undo', await captureUndo(names.small), (big, calls) =>
  explainPage(big, calls.map(withoutOwnSelect), 5),
)
await compareWith('trash', await captureTrash(names.small), (big, calls) => withoutTrashIndex(big, calls))
await compareWith('documents', await captureDocuments(names.small), withoutKeys)
await compareWith('search', await captureSearch(names.small), withoutKeys)
await compareWith('appointments', await captureAppointments(names.small), withoutKeys)
await compareWith('calendar', await captureCalendar(names.small), withoutKeys)
await compareWith('craftsmen', await captureCraftsmen(names.small), withoutKeys)
await compareWith('projects', await captureProjects(names.small), withoutKeys)
await compareWith('defects', await captureDefects(names.small), withoutKeys)
await compareWith('journal', await captureJournal(names.small), withoutKeys)
await compareWith('acceptances', await captureAcceptances(names.small), withoutKeys)
await compareWith('approvals', await captureApprovals(names.small), withoutKeys)
await compareWith('quotes', await captureQuotes(names.small), withoutKeys)
await compareWith('quote requests', await captureQuoteRequests(names.small), withoutKeys)
await compareWith('invoices', await captureInvoices(names.small), withoutKeys)
await compareWith('upcoming', await captureUpcoming(names.small), withoutKeys)
await compareWith('dates', await captureDates(names.small), withoutKeys)
await compareWith('deadlines', await captureDeadlines(names.small), withoutKeys)
// How many buffers a page reads is the same on a busy machine; how long it takes is not.
if (!isShort) await compareHttp()
if (isShort) for (const database of Object.values(names)) await dropDatabase(database)
process.stdout.write(JSON.stringify(figures))
process.exit(0)

async function prepare(database: string, owners: number): Promise<void> {
  if (ask('postgres', `select count(*) from pg_database where datname = '${database}'`) === '1') {
    const isComplete =
      ask(database, `select count(*) from pg_class where relname = 'country_is_complete'`) === '1'
    if (isComplete && (await isCurrent(database)) && ask(database, isFilled) === '1') return
    await dropDatabase(database)
  }
  const started = performance.now()
  await createMigrated(database)
  await fillCountry(database, owners)
  ask(database, 'create table public.country_is_complete ()')
  say(
    `${database}: ${owners} owners made in ${((performance.now() - started) / 1_000).toFixed(0)} s, ${ask(database, 'select pg_size_pretty(pg_database_size(current_database()))')}, ${(Number(ask(database, 'select pg_database_size(current_database())')) / owners / 1_024).toFixed(1)} kB an owner`,
  )
}

/** A country kept from an earlier run still fits if its schema can be brought up to date. */
function isCurrent(database: string): Promise<boolean> {
  return migrate(String(testEnvironment(database)['DATABASE_MIGRATE_URL'])).then(
    () => true,
    () => false,
  )
}

async function comparePlans(calls: Captured): Promise<void> {
  const [small, big] = await Promise.all([connect(names.small), connect(names.big)])
  for (const page of pages) {
    const statements = calls[page].flat()
    const [few, many] = [
      await explainMany(small, statements, smallOwners),
      await explainMany(big, statements, bigOwners),
    ]
    figures.push(
      figure(
        `${page}: plan at ${bigOwners} owners`,
        few.shape === many.shape ? 'identical' : 'differs',
        `identical to ${smallOwners}`,
        few.shape === many.shape,
      ),
    )
    if (few.shape !== many.shape) say(`${few.shape}\n---\n${many.shape}`)
    say(
      `${page}: ${few.buffers.toFixed(1)} buffers at ${smallOwners}, ${many.buffers.toFixed(1)} at ${bigOwners}, ${many.reads.toFixed(2)} read from outside`,
    )
    figures.push(atMost(`${page}: buffers a page at ${bigOwners} owners`, many.buffers, 60, 1))
  }
  // Planted fault: without its key the history of a house must be searched for, and this must show.
  await big.query('begin')
  await big.query('alter table app.audit_event drop constraint audit_event_pkey')
  const faulty = await explainInside(big, calls.dashboard.flat(), 5)
  await big.query('rollback')
  figures.push(caught('history without its index', faulty.buffers > 60 ? 1 : 0))
  await Promise.all([small.end(), big.end()])
}

/** What is done now and then: the same plan at every size, no table read through; a planted fault must show. */
async function compareWith(
  name: string,
  statements: readonly PlainCall[],
  planted: (big: Client, calls: readonly PlainCall[]) => Promise<Explained>,
): Promise<void> {
  const [small, big] = await Promise.all([connect(names.small), connect(names.big)])
  const [few, many] = [
    await explainMany(small, statements, smallOwners),
    await explainMany(big, statements, bigOwners),
  ]
  const isSame = few.shape === many.shape
  if (!isSame || many.shape.includes('Seq Scan')) say(`${few.shape}\n---\n${many.shape}`)
  const faulty = await planted(big, statements)
  figures.push(
    figure(
      `${name}: plan at ${bigOwners} owners`,
      isSame ? 'identical' : 'differs',
      `identical to ${smallOwners}`,
      isSame,
    ),
    none(`${name}: tables that are read through`, many.shape.split('Seq Scan').length - 1),
    atMost(`${name}: buffers at ${bigOwners} owners`, many.buffers, 60, 1),
    caught(`${name}: what is searched for without its index`, faulty.buffers > 60 ? 1 : 0),
  )
  await Promise.all([small.end(), big.end()])
}

async function connect(database: string): Promise<Client> {
  const client = new Client({ host: socketDir, port: partsAt.postgres, user: 'postgres', database })
  await client.connect()
  return client
}

async function explainMany(
  client: Client,
  statements: readonly PlainCall[],
  owners: number,
): Promise<Explained> {
  const sum: Explained = { shape: '', buffers: 0, reads: 0 }
  // The first round warms the caches a running server has warm.
  for (const isCounted of [false, true]) {
    for (let sample = 0; sample < samples; sample += 1) {
      const result = await explainPage(client, statements, 1 + ((sample * 7_919) % owners))
      sum.shape = result.shape
      if (isCounted) {
        sum.buffers += result.buffers / samples
        sum.reads += result.reads / samples
      }
    }
  }
  return sum
}

async function compareHttp(): Promise<void> {
  const servers = await Promise.all(
    Object.entries(names).map(async ([key, database], index) => {
      const environment = testEnvironment(database)
      const port = basePort + index
      const child = await start(
        'apps/server/src/main.ts',
        [],
        { ...environment, MODE: 'api', PORT: String(port), LOG_LEVEL: 'info' },
        'started',
      )
      return {
        key,
        port,
        child,
        owners: key === 'small' ? smallOwners : bigOwners,
        shot: shots(environment, port, key === 'small' ? smallOwners : bigOwners),
      }
    }),
  )
  for (const page of pages) {
    const times = new Map<string, number[]>(servers.map((server) => [server.key, []]))
    let failed = 0
    for (let round = 0; round < 40; round += 1) {
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
        const result = await slice({ milliseconds: 500, connections: 4, rate: 300 }, () => server.shot(page))
        failed += result.failed
        // The first rounds fill caches and compile.
        if (round >= 2) times.get(server.key)?.push(...result.times)
      }
    }
    const p50 = (key: string) => percentile(times.get(key) ?? [], 0.5)
    say(
      `${page}: HTTP p50 ${p50('small').toFixed(2)} ms and ${p50('big').toFixed(2)} ms, p99 ${percentile(times.get('small') ?? [], 0.99).toFixed(1)} and ${percentile(times.get('big') ?? [], 0.99).toFixed(1)}`,
    )
    figures.push(
      speed(
        atMost(
          `${page}: HTTP p50 at ${bigOwners} : at ${smallOwners} owners`,
          p50('big') / p50('small'),
          1.2,
          2,
        ),
      ),
      none(`${page}: failed requests`, failed),
    )
  }
  await Promise.all(servers.map(({ child }: { child: Child }) => child.stop()))
}

function shots(
  environment: Record<string, string>,
  port: number,
  owners: number,
): (page: OperationName) => Shot {
  // The same number of people are there in both; in the big country they live far apart.
  const present = Array.from({ length: 1_000 }, (_, index) => 1 + ((index * 15_485_863) % owners))
  const shot = ownerShots(environment, port)
  return (page) => shot(page, present[Math.floor(Math.random() * present.length)] ?? 1)
}
