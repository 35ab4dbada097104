import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId, type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const update =
  'mutation Update($id: ID!, $input: UpdateRealEstateInput!) { updateRealEstate(id: $id, input: $input) { version origins { field source } } }'

type Answer = { updateRealEstate: { version: number; origins: { field: string; source: string }[] } }

async function change(owner: Person, id: string, expectedVersion: number, facts: object) {
  const input = { idempotencyKey: newId(), expectedVersion, ...facts }
  const { updateRealEstate } = await owner.data<Answer>(update, { id, input })
  return Object.fromEntries(updateRealEstate.origins.map(({ field, source }) => [field, source]))
}

async function newestChange(owner: Person, id: string): Promise<unknown> {
  const { realEstate } = await owner.data<{
    realEstate: { history: { nodes: { changes: unknown }[] } }
  }>('query History($id: ID!) { realEstate(id: $id) { history { nodes { changes } } } }', { id })
  return realEstate.history.nodes[0]?.changes
}

it('a fact goes from the register to its owner, is confirmed, and is forgotten with its value', async () => {
  const owner = await world.person()
  const id = await world.house(owner, {
    floors: 2,
    heating: 'oil',
    origins: [
      { field: 'buildYear', source: 'register' },
      { field: 'floors', source: 'register' },
      { field: 'heating', source: 'assumed' },
    ],
  })
  expect(await change(owner, id, 1, { buildYear: 1979, floors: 2 })).toMatchObject({
    buildYear: 'owner',
    floors: 'register',
    heating: 'assumed',
  })
  const confirmed = { heating: 'oil', origins: [{ field: 'heating', source: 'owner' }] }
  expect(await change(owner, id, 2, confirmed)).toMatchObject({ heating: 'owner' })
  const compared = { buildYear: 1978, origins: [{ field: 'buildYear', source: 'register' }] }
  expect(await change(owner, id, 3, compared)).toMatchObject({ buildYear: 'register' })
  const cleared = await change(owner, id, 4, { buildYear: null, heating: null })
  expect(cleared).not.toHaveProperty('buildYear')
  expect(cleared).not.toHaveProperty('heating')
  expect(cleared).toMatchObject({ floors: 'register', street: 'owner' })
})

it('the history tells what changed, and what was only confirmed', async () => {
  const owner = await world.person()
  const id = await world.house(owner)
  await change(owner, id, 1, { hotWater: 'solar', isListed: false, buildYear: 1978 })
  expect(await newestChange(owner, id)).toEqual({
    hotWater: [null, 'solar'],
    isListed: [null, false],
  })
  await change(owner, id, 2, { buildYear: 1978, origins: [{ field: 'buildYear', source: 'register' }] })
  expect(await newestChange(owner, id)).toEqual({ origins: [null, { buildYear: 'register' }] })
})

it('every new fact can be set and cleared', async () => {
  const facts = {
    parcel: '1234',
    buildPeriod: 'before_1919',
    volumeM3: 840,
    energyAreaM2: 180,
    dwellings: 1,
    heating: 'heat_pump_ground',
    heatingYear: 2021,
    hotWater: 'with_heating',
    hasPhotovoltaics: true,
    geakEnvelope: 'C',
    geakTotal: 'B',
    geakOn: '2021-05-04',
    isListed: true,
    east: 2_696_500,
    north: 1_245_300,
  }
  const names = Object.keys(facts).join(' ')
  const owner = await world.person()
  const id = await world.house(owner, facts)
  const read = `query Facts($id: ID!) { realEstate(id: $id) { ${names} } }`
  expect(await owner.data(read, { id })).toEqual({ realEstate: facts })
  const nothing = Object.fromEntries(Object.keys(facts).map((name) => [name, null]))
  const origins = await change(owner, id, 1, nothing)
  expect(await owner.data(read, { id })).toEqual({ realEstate: nothing })
  expect(Object.keys(origins).filter((name) => name in facts)).toEqual([])
})

it('the database itself takes no origin it does not know', async () => {
  const owner = await world.person()
  const id = await world.house(owner)
  const write = (origins: unknown) =>
    server.admin('update app.real_estate set origins = $2 where id = $1', [id, JSON.stringify(origins)])
  await write({ buildYear: { source: 'register', on: '2026-01-02' } })
  for (const bad of [
    [],
    { buildYear: 'register' },
    { buildYear: { source: 'rumour', on: '2026-01-02' } },
    { buildYear: { on: '2026-01-02' } },
    { buildYear: { source: 'owner' } },
    { buildYear: { source: 'owner', on: 'gestern' } },
  ])
    await expect(write(bad)).rejects.toThrow('origins_are_known')
})
