import { expect, it } from 'vitest'
import { maxRooms } from '@hauswart/domain/rooms/room'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { server, world } = await openWorld()

const add =
  'mutation Add($house: ID!, $input: AddRoomInput!) { addRoom(realEstateId: $house, input: $input) { id name floor areaM2 version } }'
const change =
  'mutation Change($house: ID!, $id: ID!, $input: UpdateRoomInput!) { updateRoom(realEstateId: $house, id: $id, input: $input) { name floor areaM2 version } }'
const remove =
  'mutation Remove($house: ID!, $id: ID!, $input: VersionInput!) { deleteRoom(realEstateId: $house, id: $id, input: $input) { version deletedAt } }'
const bringBack =
  'mutation Back($house: ID!, $id: ID!, $input: VersionInput!) { restoreRoom(realEstateId: $house, id: $id, input: $input) { version deletedAt } }'
const list =
  'query List($house: ID!, $isDeleted: Boolean) { realEstate(id: $house) { roomList(isDeleted: $isDeleted) { name } } }'
const place =
  'mutation Place($house: ID!, $id: ID!, $input: UpdateComponentInput!) { updateComponent(realEstateId: $house, id: $id, input: $input) { roomId version } }'

const versioned = (expectedVersion: number, facts: object = {}) => ({
  idempotencyKey: newId(),
  expectedVersion,
  ...facts,
})
const namesOf = (data: Record<string, unknown>) =>
  (data['realEstate'] as { roomList: { name: string }[] }).roomList.map(({ name }) => name)

it('lists rooms from the cellar up, those without a floor last', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  await world.room(owner, house, { name: 'Estrich', floor: 2 })
  await world.room(owner, house, { name: 'Garten' })
  await world.room(owner, house, { name: 'Küche', floor: 0, areaM2: 14.25 })
  await world.room(owner, house, { name: 'Bad', floor: 0 })
  await world.room(owner, house, { name: 'Heizraum', floor: -1 })
  expect(namesOf(await owner.data(list, { house }))).toEqual([
    'Heizraum',
    'Bad',
    'Küche',
    'Estrich',
    'Garten',
  ])
})

it('books the same key once, even when three arrive at the same moment', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const input = { idempotencyKey: newId(), id: newId(), name: 'Küche', floor: 0, areaM2: 14.25 }
  const answers = await Promise.all([1, 2, 3].map(() => owner.data(add, { house, input })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toEqual({
    addRoom: { id: input.id, name: 'Küche', floor: 0, areaM2: 14.25, version: 1 },
  })
  const rows = await server.admin('select verb from app.audit_event where object_id = $1', [input.id])
  expect(rows).toEqual([{ verb: 'room.add' }])
})

it('changes, clears, conflicts, goes to the trash and comes back as it was', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const id = await world.room(owner, house, { name: 'Büro', floor: 1, areaM2: 12 })
  const { updateRoom } = await owner.data(change, { house, id, input: versioned(1, { areaM2: null }) })
  expect(updateRoom).toEqual({ name: 'Büro', floor: 1, areaM2: null, version: 2 })
  const stale = await owner.graphql(change, { house, id, input: versioned(1, { name: 'Gästezimmer' }) })
  expect(stale.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { name: 'Büro', version: 2 },
  })
  await owner.data(remove, { house, id, input: versioned(2) })
  expect(namesOf(await owner.data(list, { house }))).toEqual([])
  expect(namesOf(await owner.data(list, { house, isDeleted: true }))).toEqual(['Büro'])
  const late = await owner.graphql(change, { house, id, input: versioned(3, { name: 'Gästezimmer' }) })
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT')
  expect(await owner.data(bringBack, { house, id, input: versioned(3) })).toEqual({
    restoreRoom: { version: 4, deletedAt: null },
  })
  expect(namesOf(await owner.data(list, { house }))).toEqual(['Büro'])
})

it('holds components, also while it lies in the trash, but none of another house', async () => {
  const owner = await world.person()
  const [house, other] = [await world.house(owner), await world.house(owner)]
  const [room, foreign] = [await world.room(owner, house), await world.room(owner, other)]
  const id = await world.component(owner, house, { catalogKey: 'oil_heating', roomId: room })
  await owner.data(remove, { house, id: room, input: versioned(1) })
  expect(await owner.data(place, { house, id, input: versioned(1, { roomId: room, note: 'Neu' }) })).toEqual({
    updateComponent: { roomId: room, version: 2 },
  })
  const refused = await owner.graphql(place, { house, id, input: versioned(2, { roomId: foreign }) })
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'roomId' })
  expect(await owner.data(place, { house, id, input: versioned(2, { roomId: null }) })).toEqual({
    updateComponent: { roomId: null, version: 3 },
  })
})

it('ends at two hundred rooms, of which those in the trash do not count', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  await server.admin(
    `insert into app.room (real_estate_id, id, name, created_by, deleted_at)
     select $1, gen_random_uuid(), 'Raum ' || n, $2, case when n > $3 then now() end from generate_series(1, $3 + 5) n`,
    [house, owner.userId, maxRooms - 1],
  )
  await world.room(owner, house)
  const input = { idempotencyKey: newId(), id: newId(), name: 'Zuviel' }
  expect((await owner.graphql(add, { house, input })).errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
})

it('ends at two hundred rooms also for one that comes back from the trash', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [id, other] = [await world.room(owner, house), await world.room(owner, house)]
  await owner.data(remove, { house, id, input: versioned(1) })
  await server.admin(
    `insert into app.room (real_estate_id, id, name, created_by)
     select $1, gen_random_uuid(), 'Raum ' || n, $2 from generate_series(1, $3) n`,
    [house, owner.userId, maxRooms - 1],
  )
  const refused = await owner.graphql(bringBack, { house, id, input: versioned(2) })
  expect(refused.errors?.[0]?.extensions.code).toBe('LIMIT_REACHED')
  await owner.data(remove, { house, id: other, input: versioned(1) })
  expect(await owner.data(bringBack, { house, id, input: versioned(2) })).toEqual({
    restoreRoom: { version: 3, deletedAt: null },
  })
})

it('keeps a neighbour out of reading and writing, also by naming the own house', async () => {
  const [owner, neighbour] = [await world.person(), await world.person()]
  const [house, ownHouse] = [await world.house(owner), await world.house(neighbour)]
  const id = await world.room(owner, house)
  expect((await neighbour.graphql(list, { house })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  for (const target of [house, ownHouse]) {
    for (const [verb, facts] of [
      [change, { name: 'gestohlen' }],
      [remove, {}],
    ] as const) {
      const answer = await neighbour.graphql(verb, { house: target, id, input: versioned(1, facts) })
      expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    }
  }
  expect(namesOf(await owner.data(list, { house }))).toEqual(['Heizraum'])
})
