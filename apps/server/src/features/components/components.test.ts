import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { server, world } = await openWorld()

const add =
  'mutation Add($house: ID!, $input: AddComponentInput!) { addComponent(realEstateId: $house, input: $input) { id catalogKey installedYear condition conditionOn version } }'
const change =
  'mutation Change($house: ID!, $id: ID!, $input: UpdateComponentInput!) { updateComponent(realEstateId: $house, id: $id, input: $input) { id condition conditionOn material lastRenewedYear version } }'
const remove =
  'mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) { deleteComponent(realEstateId: $house, id: $id, input: $input) { id version deletedAt } }'
const bringBack =
  'mutation Back($house: ID!, $id: ID!, $input: VersionInput!) { restoreComponent(realEstateId: $house, id: $id, input: $input) { id version deletedAt } }'
const list =
  'query List($house: ID!, $first: Int, $after: String, $isDeleted: Boolean) { realEstate(id: $house) { components(first: $first, after: $after, isDeleted: $isDeleted) { nodes { id catalogKey } nextCursor } } }'
const one =
  'query One($house: ID!, $id: ID!) { realEstate(id: $house) { component(id: $id) { id material } } }'

const idsOf = (data: Record<string, unknown>) =>
  (data['realEstate'] as { components: { nodes: { id: string }[] } }).components.nodes.map((node) => node.id)

it('records a component with its condition of today', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const { addComponent } = await owner.data(add, {
    house,
    input: {
      idempotencyKey: newId(),
      id: newId(),
      catalogKey: 'heat_pump',
      installedYear: 2021,
      condition: 'good',
    },
  })
  expect(addComponent).toMatchObject({
    catalogKey: 'heat_pump',
    condition: 'good',
    conditionOn: server.parts.clock.today(),
    version: 1,
  })
})

it('books the same key once, even when three arrive at the same moment', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const input = { idempotencyKey: newId(), id: newId(), catalogKey: 'kitchen', installedYear: 2009 }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const rows = await server.admin('select verb from app.audit_event where object_id = $1', [input.id])
  expect(rows).toEqual([{ verb: 'component.add' }])
})

it('refuses years that cannot be', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const base = { catalogKey: 'windows', installedYear: 1998 }
  const fieldOf = async (input: Record<string, unknown>) =>
    (await owner.graphql(add, { house, input: { ...base, idempotencyKey: newId(), id: newId(), ...input } }))
      .errors?.[0]?.extensions.field
  expect(await fieldOf({ installedYear: 2090 })).toBe('installedYear')
  expect(await fieldOf({ lastRenewedYear: 1990 })).toBe('lastRenewedYear')
})

it('changes, conflicts, goes to the trash and comes back as it was', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.component(owner, house, { material: 'Holz' })
  const { updateComponent } = await owner.data(change, {
    house,
    id,
    input: { idempotencyKey: newId(), expectedVersion: 1, condition: 'worn' },
  })
  expect(updateComponent).toMatchObject({ condition: 'worn', material: 'Holz', version: 2 })
  const stale = await owner.graphql(change, {
    house,
    id,
    input: { idempotencyKey: newId(), expectedVersion: 1, condition: 'good' },
  })
  expect(stale.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { condition: 'worn', version: 2 },
  })
  const { deleteComponent } = await owner.data(remove, {
    house,
    id,
    input: { idempotencyKey: newId(), expectedVersion: 2 },
  })
  expect(deleteComponent).toMatchObject({ version: 3, deletedAt: expect.any(String) as string })
  expect(idsOf(await owner.data(list, { house }))).toEqual([])
  expect(idsOf(await owner.data(list, { house, isDeleted: true }))).toEqual([id])
  await owner.data(bringBack, { house, id, input: { idempotencyKey: newId(), expectedVersion: 3 } })
  expect((await owner.data(one, { house, id }))['realEstate']).toEqual({
    component: { id, material: 'Holz' },
  })
})

it('pages by cursor and refuses a forged one', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const ids = [
    await world.component(owner, house),
    await world.component(owner, house),
    await world.component(owner, house),
  ]
  const first = await owner.data(list, { house, first: 2 })
  const after = (first['realEstate'] as { components: { nextCursor: string } }).components.nextCursor
  expect([...idsOf(first), ...idsOf(await owner.data(list, { house, first: 2, after }))]).toEqual(ids)
  const forged = Buffer.from(JSON.stringify(["' or true --"])).toString('base64url')
  expect((await owner.graphql(list, { house, after: forged })).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    field: 'after',
  })
})

it('keeps a neighbour out of reading and writing, also by naming the own house', async () => {
  const [owner, neighbour] = [await world.person(), await world.person()]
  const [house, ownHouse] = [await world.house(owner), await world.house(neighbour)]
  const id = await world.component(owner, house)
  expect((await neighbour.data(one, { house: ownHouse, id }))['realEstate']).toEqual({ component: null })
  for (const target of [house, ownHouse]) {
    const answer = await neighbour.graphql(change, {
      house: target,
      id,
      input: { idempotencyKey: newId(), expectedVersion: 1, material: 'gestohlen' },
    })
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  }
  const added = await neighbour.graphql(add, {
    house,
    input: { idempotencyKey: newId(), id: newId(), catalogKey: 'lift', installedYear: 2000 },
  })
  expect(added.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await server.admin('select material, version from app.component where id = $1', [id]))[0]).toEqual({
    material: null,
    version: 1,
  })
})
