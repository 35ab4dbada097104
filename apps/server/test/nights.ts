import { snapshotJobs } from '#features/analysis-snapshots/analysis-snapshots.jobs.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeClock } from '#platform/clock.ts'
import { openDatabase, type Database } from '#platform/db/db.ts'
import { makeDeps, type JobDeps } from '#platform/jobs/worker.ts'
import { limits } from '#platform/limits.ts'
import { thisYear } from './day.ts'
import { startServer, type TestServer } from './server.ts'
import { makeWorld, newId, type Person } from './world.ts'

type Site = { server: TestServer; world: ReturnType<typeof makeWorld>; database: Database; deps: JobDeps }

// The day is ours, the moment is real: sessions and identifiers go by it.
const firstDay = `${thisYear}-06-15`
let today = firstDay
export const clock = { ...makeClock(), today: () => today }
export const setDay = (day: string): void => void (today = day)

/** Server and worker of the test file that opened the nights; filled before its first test. */
export const site = {} as Site

/** A server and a worker of one file of tests, whose day the tests set; they end with the file. */
export function openNights(): void {
  const { secondsPerHouse } = limits.snapshots
  const setLimit = (seconds: number) => void Object.assign(limits.snapshots, { secondsPerHouse: seconds })
  beforeAll(async () => {
    // A busy machine is no fault of a house.
    setLimit(20 * secondsPerHouse)
    const server = await startServer({ clock })
    const url = server.parts.config.DATABASE_WORKER_URL
    const database = openDatabase({
      url,
      connections: 2,
      application: 'test-worker',
      forHousekeeping: true,
    })
    Object.assign(site, {
      server,
      world: makeWorld(server),
      database,
      deps: makeDeps(server.parts, database),
    })
  })
  afterAll(async () => {
    setLimit(secondsPerHouse)
    await site.database.close()
    await site.server.close()
  })
  // Every test has the worker for itself.
  beforeEach(async () => {
    setDay(firstDay)
    await site.server.admin('delete from app.outbox')
    await site.server.admin('delete from app.analysis_watch')
  })
}

type Payload = Readonly<Record<string, unknown>>

/** A job with all it goes on with: on a busy machine its slice of time ends sooner. */
export async function run(name: string, over = site.deps, payload: Payload = {}): Promise<void> {
  const next = [payload]
  const rows: JobDeps['rows'] = async (statement, values = []) => {
    const [told] = statement.text.includes(`app.enqueue('${name}'`) ? values : []
    if (typeof told !== 'object' || told === null || !('json' in told)) return over.rows(statement, values)
    next.push(told.json as Payload)
    return []
  }
  for (let now = next.shift(); now !== undefined; now = next.shift())
    await snapshotJobs[name]?.(now, { ...over, rows })
}

/** What the worker does in one night. */
export async function night(): Promise<void> {
  await run('watch_analyses')
  await run('look_at_analyses')
}

export const list = `query Snapshots($house: ID!, $first: Int) { realEstate(id: $house) { analysisSnapshots(first: $first) {
  takenOn score dueCount soonCount unknownCount goodCount } } }`
type Snapshot = {
  takenOn: string
  score: number | null
  dueCount: number
  goodCount: number
}
export const snapshots = async (person: Person, house: string, first?: number): Promise<Snapshot[]> =>
  (await person.data<{ realEstate: { analysisSnapshots: Snapshot[] } }>(list, { house, first })).realEstate
    .analysisSnapshots

type Note = { kind: string; title: string; text: string; target: { route: string; id: string } }
export async function notes(person: Person): Promise<Note[]> {
  const response = await fetch(`${site.server.url}/notifications`, { headers: person.headers() })
  return ((await response.json()) as { nodes: Note[] }).nodes
}
export const titles = async (person: Person) => (await notes(person)).map(({ title }) => title)

const update = `mutation Update($house: ID!, $id: ID!, $input: UpdateComponentInput!) {
  updateComponent(realEstateId: $house, id: $id, input: $input) { version } }`
export const change = (person: Person, house: string, id: string, version: number, facts: object) =>
  person.data(update, { house, id, input: { idempotencyKey: newId(), expectedVersion: version, ...facts } })

/** Two owners of a house with a boiler that lasts fifteen years and is due next year, and a kitchen that is good. */
export async function family() {
  const [anna, beat] = [await site.world.person('Anna'), await site.world.person('Beat')]
  const house = await site.world.house(anna)
  await site.world.join(beat, house, 'owner', true)
  const boiler = await site.world.component(anna, house, {
    catalogKey: 'water_heater',
    name: 'Boiler',
    installedYear: thisYear - 10,
    ownLifetimeYears: 12,
  })
  const kitchen = await site.world.component(anna, house, {
    catalogKey: 'kitchen',
    installedYear: thisYear - 2,
  })
  return { anna, beat, house, boiler, kitchen }
}
export const nextYear = (years = 1) => setDay(`${thisYear + years}-01-01`)
