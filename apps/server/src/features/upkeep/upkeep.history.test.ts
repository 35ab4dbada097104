import { maxHouseEvents } from '@hauswart/domain/upkeep/component-event'
import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const list = `query History($house: ID!, $first: Int) { realEstate(id: $house) {
  componentHistory(first: $first) { id componentId year happenedOn former { installedYear } } } }`
const add = `mutation Add($house: ID!, $input: AddComponentEventInput!) {
  addComponentEvent(realEstateId: $house, input: $input) { id } }`
const keyed = () => ({ idempotencyKey: newId() })

type Entry = { id: string; componentId: string; year: number }
const shown = async (person: Person, house: string, first?: number): Promise<Entry[]> =>
  (
    await person.data<{ realEstate: { componentHistory: Entry[] } }>(list, {
      house,
      ...(first === undefined ? {} : { first }),
    })
  ).realEstate.componentHistory

async function twoComponents() {
  const owner = await world.person()
  const house = await world.house(owner)
  const windows = await world.component(owner, house)
  const heating = await world.component(owner, house, { catalogKey: 'oil_heating' })
  return { owner, house, windows, heating }
}

const addEvent = async (owner: Person, house: string, facts: object): Promise<string> => {
  const id = newId()
  await owner.data(add, { house, input: { ...keyed(), id, kind: 'serviced', year: 2021, ...facts } })
  return id
}

describe('what was done in a whole house', () => {
  it('is one list over all components, the latest first', async () => {
    const { owner, house, windows, heating } = await twoComponents()
    const old = await addEvent(owner, house, { componentId: windows, year: 2009 })
    const dated = await addEvent(owner, house, { componentId: heating, happenedOn: '2021-10-04' })
    const undated = await addEvent(owner, house, { componentId: windows })
    const latest = await addEvent(owner, house, { componentId: heating, year: 2023 })
    expect((await shown(owner, house)).map(({ id }) => id)).toEqual([latest, dated, undated, old])
    expect((await shown(owner, house, 2)).map(({ id }) => id)).toEqual([latest, dated])
  })

  it('leaves out what is in the trash, also with its component', async () => {
    const { owner, house, windows, heating } = await twoComponents()
    const kept = await addEvent(owner, house, { componentId: windows })
    const gone = await addEvent(owner, house, { componentId: windows, year: 2022 })
    await addEvent(owner, house, { componentId: heating, year: 2023 })
    for (const [act, id] of [
      ['deleteComponentEvent', gone],
      ['deleteComponent', heating],
    ])
      await owner.data(
        `mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) {
          ${act}(realEstateId: $house, id: $id, input: $input) { id } }`,
        { house, id, input: { ...keyed(), expectedVersion: 1 } },
      )
    expect((await shown(owner, house)).map(({ id }) => id)).toEqual([kept])
  })

  it('holds at most five hundred, and nobody may ask for more', async () => {
    const { owner, house, windows, heating } = await twoComponents()
    await server.admin(
      `insert into app.component_event (real_estate_id, id, component_id, kind, year, created_by)
       select $1, gen_random_uuid(), c, 'other', 1500 + n, $2
       from unnest($3::uuid[]) c, generate_series(1, 300) n`,
      [house, owner.userId, [windows, heating]],
    )
    const all = await shown(owner, house, maxHouseEvents)
    expect(all).toHaveLength(maxHouseEvents)
    expect(all.at(-1)).toMatchObject({ year: 1551 })
    expect(await shown(owner, house)).toHaveLength(25)
    for (const first of [maxHouseEvents + 1, 0, -1]) {
      const refused = await owner.graphql(list, { house, first })
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field: 'first' })
    }
  })

  it('is looked for among the newest two thousand, however much of them is in the trash', async () => {
    const { owner, house, windows, heating } = await twoComponents()
    const fill = (count: number) =>
      server.admin(
        `insert into app.component_event (real_estate_id, id, component_id, kind, year, created_by)
         select $1, gen_random_uuid(), $2, 'other', 2022, $3 from generate_series(1, $4::integer)`,
        [house, heating, owner.userId, count],
      )
    const older = await addEvent(owner, house, { componentId: windows })
    await server.admin('update app.component set deleted_at = now() where id = $1', [heating])
    await fill(1_999)
    expect(await shown(owner, house)).toMatchObject([{ id: older }])
    await fill(1)
    expect(await shown(owner, house)).toEqual([])
  })

  it('is for its members alone', async () => {
    const { owner, house, windows } = await twoComponents()
    const id = await addEvent(owner, house, { componentId: windows })
    const [neighbour, reader] = [await world.person(), await world.person()]
    const ownHouse = await world.house(neighbour)
    await world.join(reader, house, 'reader')
    expect(await shown(reader, house)).toMatchObject([{ id }])
    expect(await shown(neighbour, ownHouse)).toEqual([])
    expect((await neighbour.graphql(list, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
