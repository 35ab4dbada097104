import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeClock } from '#platform/clock.ts'
import { sql } from '#platform/db-wire.ts'
import { openDatabase, type Database } from '#platform/db.ts'
import { makeDeps, type JobDeps } from '#platform/worker.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { makeWorld, newId, type Person } from '#test/world.ts'
import { snapshotJobs } from './analysis-snapshots.jobs.ts'

let server: TestServer
let world: ReturnType<typeof makeWorld>
let database: Database
let deps: JobDeps

// The day is ours, the moment is real: sessions and identifiers go by it.
const thisYear = new Date().getUTCFullYear()
const firstDay = `${thisYear}-06-15`
let today = firstDay
const clock = { ...makeClock(), today: () => today }

beforeAll(async () => {
  server = await startServer({ clock })
  world = makeWorld(server)
  const url = server.parts.config.DATABASE_WORKER_URL
  database = openDatabase({ url, connections: 2, application: 'test-worker', forHousekeeping: true })
  deps = makeDeps(server.parts, database)
})
afterAll(async () => {
  await database.close()
  await server.close()
})
// Every test has the worker for itself.
beforeEach(async () => {
  today = firstDay
  await server.admin('delete from app.outbox')
  await server.admin('delete from app.analysis_watch')
})

const run = (name: string, over = deps, payload = {}) => snapshotJobs[name]?.(payload, over)

/** What the worker does in one night. */
async function night(): Promise<void> {
  await run('watch_analyses')
  await run('look_at_analyses')
}

const list = `query Snapshots($house: ID!, $first: Int) { realEstate(id: $house) { analysisSnapshots(first: $first) {
  takenOn score dueCount soonCount unknownCount goodCount fiveRappen tenRappen twentyRappen thirtyRappen } } }`
type Snapshot = {
  takenOn: string
  score: number | null
  dueCount: number
  goodCount: number
  twentyRappen: number | null
}
const snapshots = async (person: Person, house: string, first?: number): Promise<Snapshot[]> =>
  (await person.data<{ realEstate: { analysisSnapshots: Snapshot[] } }>(list, { house, first })).realEstate
    .analysisSnapshots

type Note = { kind: string; title: string; text: string; target: { route: string; id: string } }
async function notes(person: Person): Promise<Note[]> {
  const response = await fetch(`${server.url}/notifications`, { headers: person.headers() })
  return ((await response.json()) as { nodes: Note[] }).nodes
}
const titles = async (person: Person) => (await notes(person)).map(({ title }) => title)

const update = `mutation Update($house: ID!, $id: ID!, $input: UpdateComponentInput!) {
  updateComponent(realEstateId: $house, id: $id, input: $input) { version } }`
const change = (person: Person, house: string, id: string, version: number, facts: object) =>
  person.data(update, { house, id, input: { idempotencyKey: newId(), expectedVersion: version, ...facts } })

/** Two owners of a house with a boiler that lasts fifteen years and is due next year, and a kitchen that is good. */
async function family() {
  const [anna, beat] = [await world.person('Anna'), await world.person('Beat')]
  const house = await world.house(anna)
  await world.join(beat, house, 'owner', true)
  const boiler = await world.component(anna, house, {
    catalogKey: 'water_heater',
    name: 'Boiler',
    installedYear: thisYear - 10,
    ownLifetimeYears: 12,
  })
  const kitchen = await world.component(anna, house, { catalogKey: 'kitchen', installedYear: thisYear - 2 })
  return { anna, beat, house, boiler, kitchen }
}
const nextYear = (years = 1) => void (today = `${thisYear + years}-01-01`)

describe('what is remembered', () => {
  test('a house that was written is remembered once, and not again while nothing changes', async () => {
    const { anna, house } = await family()
    expect(await snapshots(anna, house)).toEqual([])
    await night()
    const first = await snapshots(anna, house)
    expect(first).toMatchObject([{ takenOn: clock.today(), dueCount: 0, goodCount: 1 }])
    today = `${thisYear}-06-16`
    await night()
    expect(await snapshots(anna, house)).toEqual(first)
  })

  test('another input is another row, the latest first; a write that says nothing new is none', async () => {
    const { anna, house, kitchen } = await family()
    await night()
    today = `${thisYear}-06-16`
    await change(anna, house, kitchen, 1, { note: 'Neue Griffe' })
    await night()
    expect(await snapshots(anna, house)).toHaveLength(1)
    today = `${thisYear}-06-17`
    await change(anna, house, kitchen, 2, { condition: 'defective' })
    await night()
    const [latest, before] = await snapshots(anna, house)
    expect([latest?.dueCount, before?.dueCount]).toEqual([1, 0])
    expect(latest?.score).toBeLessThan(before?.score ?? 0)
    expect(await snapshots(anna, house, 1)).toEqual([latest])
  })

  test('a second look on the same day stands for the day', async () => {
    const { anna, house, kitchen } = await family()
    await night()
    await change(anna, house, kitchen, 1, { condition: 'defective' })
    await night()
    expect(await snapshots(anna, house)).toMatchObject([{ takenOn: clock.today(), dueCount: 1 }])
  })

  test('the turn of a year is looked at without any write', async () => {
    const { anna, house } = await family()
    await night()
    nextYear()
    await night()
    expect((await snapshots(anna, house)).map(({ dueCount }) => dueCount)).toEqual([1, 0])
  })

  test('a new figure of the trade brings every house up again', async () => {
    const { house } = await family()
    await night()
    const seen = () =>
      server.admin<{ seen: string; looked: string }>(
        'select seen, looked_at::text as looked from app.analysis_watch where real_estate_id = $1',
        [house],
      )
    const [before] = await seen()
    await night()
    expect(await seen()).toEqual([before])
    await server.admin(`update app.reference_value set value = value + 1 where key = 'lifetime.heat_pump'`)
    const fresh = { ...deps, parts: { ...server.parts, database: { ...server.parts.database } } }
    await run('look_at_analyses', fresh)
    const [after] = await seen()
    expect(after?.seen).not.toBe(before?.seen)
    await server.admin(`update app.reference_value set value = value - 1 where key = 'lifetime.heat_pump'`)
  })

  test('an archived house and one without components are left alone', async () => {
    const anna = await world.person()
    const [empty, { anna: owner, house }] = [await world.house(anna), await family()]
    const archive = `mutation A($id: ID!, $input: VersionInput!) { archiveRealEstate(id: $id, input: $input) { version } }`
    await owner.data(archive, { id: house, input: { idempotencyKey: newId(), expectedVersion: 1 } })
    await night()
    expect(await snapshots(anna, empty)).toEqual([])
    expect(await snapshots(owner, house)).toEqual([])
  })
})

describe('who is told', () => {
  const dueNow = 'Ein Bauteil ist neu fällig: Boiler'

  test('everybody in the house, once, when time makes something due', async () => {
    const { anna, beat, house } = await family()
    const reader = await world.person()
    await world.join(reader, house, 'reader')
    await night()
    expect(await titles(anna)).toEqual([])
    nextYear()
    await night()
    await night()
    for (const person of [anna, beat, reader]) expect(await titles(person)).toEqual([dueNow])
    expect(await notes(anna)).toMatchObject([
      {
        kind: 'components_due',
        text: 'Lindenweg 14: In der Analyse steht, was jetzt ansteht und was es ungefähr kostet.',
        target: { route: 'analysis', id: house },
      },
    ])
    nextYear(2)
    await night()
    expect(await titles(anna)).toEqual([dueNow])
  })

  test('who wrote it knows it; the others learn of it', async () => {
    const { anna, beat, house, kitchen } = await family()
    await night()
    await change(anna, house, kitchen, 1, { condition: 'defective', name: 'Küche' })
    await night()
    expect(await titles(anna)).toEqual([])
    expect(await titles(beat)).toEqual(['Ein Bauteil ist neu fällig: Küche'])
  })

  test('what time did is told to the author of something else too', async () => {
    const { anna, beat, house, kitchen } = await family()
    await night()
    nextYear()
    await change(anna, house, kitchen, 1, { condition: 'defective', name: 'Küche' })
    await night()
    expect(await titles(anna)).toEqual([dueNow])
    const [told] = await titles(beat)
    expect(told).toMatch(/^2 Bauteile sind neu fällig: (Küche, Boiler|Boiler, Küche)$/)
  })

  test('never twice for the same component, unless it was renewed in between', async () => {
    const { anna, beat, house, boiler } = await family()
    await night()
    nextYear()
    await night()
    await change(anna, house, boiler, 1, { condition: 'as_new' })
    await night()
    await change(anna, house, boiler, 2, { condition: 'defective' })
    await night()
    expect(await titles(beat)).toEqual([dueNow])
    await change(anna, house, boiler, 3, { lastRenewedYear: thisYear + 1, condition: 'as_new' })
    await night()
    nextYear(12)
    await night()
    expect(await titles(beat)).toEqual([dueNow, dueNow])
    expect(await titles(anna)).toEqual([dueNow, dueNow])
  })

  test('nobody about what is already decided', async () => {
    const { anna, beat, house, boiler } = await family()
    await world.measure(anna, house, boiler, { year: thisYear + 2 })
    await night()
    nextYear()
    await night()
    expect([...(await titles(anna)), ...(await titles(beat))]).toEqual([])
  })

  test('nobody of another house', async () => {
    const [{ house }, neighbour] = [await family(), await world.person()]
    await night()
    nextYear()
    await night()
    expect(await titles(neighbour)).toEqual([])
    const answer = await neighbour.graphql(list, { house })
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})

describe('a run that breaks off', () => {
  /** The same worker, whose connection is lost at the nth batch. */
  function breakingAt(nth: number): JobDeps {
    let batches = 0
    return {
      ...deps,
      inHouse: async (id, ask) => {
        batches += 1
        if (batches === nth) throw new Error('the process was killed')
        const result = await deps.inHouse(id, ask)
        if (batches === nth + 1) throw new Error('the process was killed')
        return result
      },
    }
  }

  test.each([1, 2, 3, 4, 5, 6])('at batch %i doubles nothing and leaves nothing out', async (nth) => {
    const { anna, beat, house } = await family()
    const other = await family()
    await night()
    nextYear()
    await run('watch_analyses')
    // A fault that is ours passes a house over five times; a killed process does not even that.
    const killed = { ...breakingAt(nth), houseRows: () => Promise.reject(new Error('killed')) }
    await run('look_at_analyses', killed)?.catch(() => undefined)
    await run('look_at_analyses')
    await night()
    for (const one of [anna, beat, other.anna, other.beat])
      expect(await titles(one)).toEqual(['Ein Bauteil ist neu fällig: Boiler'])
    for (const [person, id] of [
      [anna, house],
      [other.anna, other.house],
    ] as const)
      expect((await snapshots(person, id)).map(({ dueCount }) => dueCount)).toEqual([1, 0])
  })

  test('two at the same time tell once', async () => {
    const { anna, house } = await family()
    await night()
    nextYear()
    await Promise.all([run('look_at_analyses'), run('look_at_analyses')])
    expect(await titles(anna)).toEqual(['Ein Bauteil ist neu fällig: Boiler'])
    expect(await snapshots(anna, house)).toHaveLength(2)
  })

  test('a house that cannot be computed is passed over, and the next one is not', async () => {
    const [broken, sound] = [await family(), await family()]
    await server.admin(
      `alter table app.analysis_snapshot add constraint planted check (real_estate_id <> '${broken.house}')`,
    )
    await night()
    await server.admin('alter table app.analysis_snapshot drop constraint planted')
    expect(await snapshots(broken.anna, broken.house)).toEqual([])
    expect(await snapshots(sound.anna, sound.house)).toHaveLength(1)
  })
})

describe('money', () => {
  test('the sums of a day are for who may see finances, and count the own amounts', async () => {
    const { anna, house, boiler } = await family()
    const reader = await world.person()
    await world.join(reader, house, 'reader', false)
    const setCost = `mutation C($house: ID!, $id: ID!, $input: SetComponentCostInput!) {
      setComponentCost(realEstateId: $house, id: $id, input: $input) { rappen } }`
    const input = { idempotencyKey: newId(), expectedVersion: 0, costRappen: 123_400 }
    await anna.data(setCost, { house, id: boiler, input })
    await night()
    expect(await snapshots(anna, house)).toMatchObject([{ fiveRappen: 123_400 }])
    const hidden = { fiveRappen: null, tenRappen: null, twentyRappen: null, thirtyRappen: null }
    expect(await snapshots(reader, house)).toMatchObject([{ dueCount: 0, ...hidden }])
  })
})

describe('row security alone', () => {
  type Inside = { house?: string; finances?: boolean }

  /** How many rows somebody sees who is in this house and asks for everything. */
  async function seen(pool: Database, table: string, { house, finances = false }: Inside): Promise<number> {
    const enter = sql(
      `select set_config('app.real_estate_id', $1, true), set_config('app.finances', $2, true)`,
    )
    const statement = { text: `select 1 from app.${table}`, name: `all_${table}` }
    const results = await pool.run([
      { statement: enter, values: [house ?? '', finances ? 'on' : 'off'] },
      { statement, values: [] },
    ])
    return results[1]?.length ?? -1
  }

  test('shows a day to those inside, its sums to who may see finances', async () => {
    const [{ house }, other] = [await family(), await family()]
    await night()
    const { database: data } = server.parts
    expect(await seen(data, 'analysis_snapshot', { house })).toBe(1)
    expect(await seen(data, 'analysis_snapshot', { house: newId(), finances: true })).toBe(0)
    expect(await seen(data, 'analysis_snapshot', {})).toBe(0)
    expect(await seen(data, 'analysis_snapshot_sum', { house, finances: true })).toBe(1)
    expect(await seen(data, 'analysis_snapshot_sum', { house })).toBe(0)
    expect(await seen(data, 'analysis_snapshot_sum', { house: other.house, finances: true })).toBe(1)
    await expect(seen(data, 'analysis_watch', { house })).rejects.toMatchObject({ code: '42501' })
  })

  test('shows the worker nothing of a house it has not entered', async () => {
    const { anna, house, boiler } = await family()
    await world.measure(anna, house, boiler)
    await night()
    for (const table of ['analysis_snapshot', 'analysis_snapshot_sum', 'measure', 'component']) {
      expect([table, await seen(database, table, {})]).toEqual([table, 0])
      expect([table, await seen(database, table, { house: newId() })]).toEqual([table, 0])
      expect(await seen(database, table, { house })).toBeGreaterThan(0)
    }
    for (const table of ['analysis_profile', 'analysis_budget', 'amount', 'condominium', 'audit_event'])
      expect([table, await seen(database, table, {})]).toEqual([table, 0])
  })
})

test('the worker goes through its queue until nothing is left', async () => {
  const { anna, house } = await family()
  const program = await startServer({ worker: true, clock, database: server.database })
  try {
    await server.admin(`select graphile_worker.add_job('watch_analyses')`)
    await expect.poll(() => snapshots(anna, house), { timeout: 10_000 }).toHaveLength(1)
    const waiting = () =>
      server.admin(
        `select id from graphile_worker.jobs where task_identifier in ('watch_analyses', 'look_at_analyses')`,
      )
    await expect.poll(waiting, { timeout: 10_000 }).toEqual([])
  } finally {
    await program.close()
  }
})

test('a page beyond measure is refused', async () => {
  const { anna, house } = await family()
  const answer = await anna.graphql(list, { house, first: 101 })
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'first' })
})
