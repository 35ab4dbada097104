// What Familie Keller has thrown away lately.
import type { Demo } from './seed-house.ts'

/** Two things lie in the trash; a house where anything lies there keeps what it has. */
export async function ensureTrash({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as {
    realEstate: { trash: { nodes: readonly unknown[] } }
  }
  if (realEstate.trash.nodes.length > 0) return
  const keyed = (more: object) => ({ idempotencyKey: clock.newId(), ...more })
  const [todo, room] = [clock.newId(), clock.newId()]
  await graphql(addTodo, { house, input: keyed({ id: todo, title: 'Katzenklappe einbauen' }) })
  await graphql(addRoom, { house, input: keyed({ id: room, name: 'Gartenhaus', floor: 0, areaM2: 9 }) })
  await graphql(deleteTodo, { house, id: todo, input: keyed({ expectedVersion: 1 }) })
  await graphql(deleteRoom, { house, id: room, input: keyed({ expectedVersion: 1 }) })
}

const known = 'query ($house: ID!) { realEstate(id: $house) { trash(first: 1) { nodes { id } } } }'
const addTodo =
  'mutation ($house: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $house, input: $input) { id } }'
const addRoom =
  'mutation ($house: ID!, $input: AddRoomInput!) { addRoom(realEstateId: $house, input: $input) { id } }'
const deleteTodo =
  'mutation ($house: ID!, $id: ID!, $input: VersionInput!) { deleteTodo(realEstateId: $house, id: $id, input: $input) { id } }'
const deleteRoom =
  'mutation ($house: ID!, $id: ID!, $input: VersionInput!) { deleteRoom(realEstateId: $house, id: $id, input: $input) { id } }'
