import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#platform/limits.ts'
import { makePoints } from '#platform/http/points.ts'
import { makeDocuments } from './documents.ts'
import { startServer, type TestServer } from './server.ts'
import { ask } from './ask.ts'
import { makeWorld, newId, type Person } from './world.ts'

const perMinute = 1_200
const usual = limits.graphql.pointsPerMinute
let server: TestServer
let world: ReturnType<typeof makeWorld>

beforeAll(async () => {
  Object.assign(limits.graphql, { pointsPerMinute: perMinute })
  server = await startServer()
  world = makeWorld(server)
})
afterAll(async () => {
  Object.assign(limits.graphql, { pointsPerMinute: usual })
  await server.close()
})

const components = `query Components($house: ID!) { realEstate(id: $house) {
  components(first: 100) { nodes { id name } } } }`
const history = `query History($house: ID!) { realEstate(id: $house) { componentHistory(first: 500) { id } } }`
const measures = `query Measures($house: ID!) { realEstate(id: $house) { measures { id } } }`

/** How often somebody gets an answer, at most so many times. */
async function answered(person: Person, query: string, house: string, most: number): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const { data, errors } = await ask(server.url, person.headers(), query, { house })
    if (errors?.[0]?.extensions.code === 'RATE_LIMITED') return count
    expect(data).not.toBeNull()
  }
  return most
}

async function houseWith(table: 'component' | 'measure', count: number) {
  const owner = await world.person()
  // Founded by somebody else: that costs points too.
  const house = await world.house(await world.person())
  await world.join(owner, house, 'owner', true)
  const facts = {
    component: ['catalog_key, installed_year', `'windows', 1990`],
    measure: ['component_ids, kind, state, year', `array[gen_random_uuid()], 'safety', 'planned', 2030`],
  }[table]
  await server.admin(
    `insert into app.${table} (real_estate_id, id, created_by, ${facts[0]})
     select $1, gen_random_uuid(), $2, ${facts[1]} from generate_series(1, $3)`,
    [house, owner.userId, count],
  )
  return { owner, house }
}

describe('what somebody may ask in a minute', () => {
  it('is counted by what there was to answer, not by the longest page', async () => {
    const { owner, house } = await houseWith('component', 3)
    // House, page and list, and the three components: six of the points, where the page alone may cost a hundred.
    const times = Math.floor((perMinute - 102) / 6)
    expect(await answered(owner, components, house, times)).toBe(times)
  })

  it('ends where the same question has many rows to answer', async () => {
    const { owner, house } = await houseWith('component', 100)
    expect(await answered(owner, components, house, 100)).toBe(Math.floor(perMinute / 103))
  })

  it('also for a list without pages, however long it is', async () => {
    const { owner, house } = await houseWith('measure', 400)
    expect(await answered(owner, measures, house, 100)).toBe(3)
  })

  it('also for one value for which a hundred papers and their files may be read', async () => {
    const { owner, house } = await houseWith('component', 1)
    const editor = await world.person()
    await world.join(editor, house, 'editor')
    const id = await makeDocuments(server).document(editor, house)
    const zip = `query Zip($house: ID!) { realEstate(id: $house) { documentsZipUrl(ids: ["${id}"]) } }`
    expect(await answered(owner, zip, house, 100)).toBe(Math.floor(perMinute / 201))
  })

  it('never falls to next to nothing where much was read and nothing answered', async () => {
    const { owner, house } = await houseWith('component', 1)
    await server.admin(
      `insert into app.component_event (real_estate_id, id, component_id, kind, year, created_by)
       select c.real_estate_id, gen_random_uuid(), c.id, 'other', 2020, c.created_by
       from app.component c, generate_series(1, 500) where c.real_estate_id = $1`,
      [house],
    )
    await server.admin('update app.component set deleted_at = now() where real_estate_id = $1', [house])
    // House and list with five hundred: a twentieth of it stays, though the answer holds no row.
    const [most, share] = [502, 26]
    expect(await answered(owner, history, house, 100)).toBe(1 + Math.floor((perMinute - most) / share))
  })

  it('holds for what is asked at the same moment, before anything is answered', async () => {
    const points = makePoints(server.parts.cache, newId(), { count: 100, window: 60 })
    const refused = expect.objectContaining({ code: 'RATE_LIMITED' })
    const settle = points.spend('vreni', 90)
    expect(() => points.spend('vreni', 90)).toThrow(refused)
    settle(4)
    points.spend('vreni', 90)
    expect(() => points.spend('vreni', 6)).toThrow(refused)
    points.close()
  })

  it('tells other processes what a question cost, not what it might have cost', async () => {
    const [name, window] = [newId(), { count: 1_000, window: 60 }]
    const [here, there] = [
      makePoints(server.parts.cache, name, window),
      makePoints(server.parts.cache, name, window),
    ]
    const settle = here.spend('vreni', 950)
    // Under way while the processes compare.
    await setTimeout(1_300)
    settle(150)
    there.spend('vreni', 300)(300)
    await setTimeout(1_500)
    expect(() => there.spend('vreni', 600)).not.toThrow()
    // Never put right it counts as it might have cost: with the other one that is too much.
    await setTimeout(2_500)
    expect(() => there.spend('vreni', 1)).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
    for (const points of [here, there]) points.close()
  })

  it('keeps a refusal as dear as the question might have been', async () => {
    const { house } = await houseWith('component', 1)
    const stranger = await world.person()
    const tries = Array.from({ length: 12 }, () => ask(server.url, stranger.headers(), components, { house }))
    const codes = (await Promise.all(tries)).map(({ errors }) => errors?.[0]?.extensions.code)
    expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(Math.floor(perMinute / 102))
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1)
  })
})
