import { afterAll, beforeAll, expect, it } from 'vitest'
import { jpeg } from '#test/pictures.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { ask, type GraphqlAnswer } from '#test/ask.ts'
import { makeWorld, newId, type Person } from '#test/world.ts'

let server: TestServer
let world: ReturnType<typeof makeWorld>

beforeAll(async () => {
  server = await startServer({ config: { S3_BUCKET: 'hauswart-test' } })
  world = makeWorld(server)
})
// The database goes with the test; its objects would stay for ever.
afterAll(async () => {
  const rows = await server.admin<{ object_key: string }>('select object_key from app.picture')
  await Promise.all(rows.map((row) => server.parts.store.remove(row.object_key)))
  await server.close()
})

const photo = new Uint8Array(jpeg())
const add = `mutation Add($house: ID!, $file: Upload!, $input: AddPictureInput!) {
  addPicture(realEstateId: $house, file: $file, input: $input) { id todoId } }`

type Sent = { id?: string; idempotencyKey?: string; todoId?: string | null }

async function upload(person: Person, house: string, sent: Sent): Promise<GraphqlAnswer> {
  const input = { id: newId(), idempotencyKey: newId(), ...sent }
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: add, variables: { house, file: null, input } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([photo], { type: 'image/jpeg' }), 'Storen.jpg')
  const headers = { authorization: `Bearer ${person.token()}`, 'x-app-request': '1' }
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: form })
  return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer, 'status'>) }
}

async function added(person: Person, house: string, sent: Sent): Promise<string> {
  const answer = await upload(person, house, sent)
  const picture = answer.data?.['addPicture'] as { id: string } | undefined
  if (picture === undefined) throw new Error(JSON.stringify(answer))
  return picture.id
}

const refusal = (answer: GraphqlAnswer) => answer.errors?.[0]?.extensions
const trash =
  'mutation T($house: ID!, $id: ID!, $input: VersionInput!) { deleteTodo(realEstateId: $house, id: $id, input: $input) { id } }'

const list =
  'query List($house: ID!, $first: Int) { realEstate(id: $house) { todos { nodes { id pictures(first: $first) { id state url } } } } }'
type Shown = { id: string; pictures: { id: string; state: string; url: string | null }[] }

async function shown(person: Person, house: string, first?: number): Promise<Shown[]> {
  // Asked once: an address names the second in which it was made.
  const { data } = await ask(server.url, person.headers(), list, { house, first })
  return (data as { realEstate: { todos: { nodes: Shown[] } } }).realEstate.todos.nodes
}
const idsOf = (todos: readonly Shown[]) => todos.map((todo) => todo.pictures.map((picture) => picture.id))

it('shows with each to-do its own pictures, neither rejected nor deleted ones', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [first, second] = [await world.todo(owner, house), await world.todo(owner, house)]
  const ids = [
    await added(owner, house, { todoId: first }),
    await added(owner, house, { todoId: first }),
    await added(owner, house, { todoId: second }),
  ]
  const [rejected, deleted] = [
    await added(owner, house, { todoId: first }),
    await added(owner, house, { todoId: first }),
  ]
  await added(owner, house, {})
  await server.admin(`update app.picture set state = 'rejected' where id = $1`, [rejected])
  await server.admin(`update app.picture set deleted_at = now() where id = $1`, [deleted])
  await server.admin(`update app.picture set state = 'ready' where id = $1`, [ids[0]])
  const todos = await shown(owner, house)
  expect(idsOf(todos)).toEqual([[ids[0], ids[1]], [ids[2]]])
  expect(todos[0]?.pictures).toMatchObject([
    { state: 'ready', url: expect.stringContaining('sig=') as string },
    { state: 'received', url: null },
  ])
  expect(idsOf(await shown(owner, house, 1))).toEqual([[ids[0]], [ids[2]]])
})

it('reads the pictures of all to-dos of a page in one round trip', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const tripsFor = async () => {
    const before = server.parts.database.stats.syncs
    await shown(owner, house)
    return server.parts.database.stats.syncs - before
  }
  await world.todo(owner, house)
  const trips = await tripsFor()
  for (let count = 0; count < 9; count += 1) await world.todo(owner, house)
  expect([trips, await tripsFor()]).toEqual([2, 2])
})

it('takes a picture only for a to-do of the house that is not in the trash', async () => {
  const [owner, neighbour] = [await world.person(), await world.person()]
  const [house, otherHouse] = [await world.house(owner), await world.house(neighbour)]
  const [deleted, foreign] = [await world.todo(owner, house), await world.todo(neighbour, otherHouse)]
  await owner.data(trash, { house, id: deleted, input: { idempotencyKey: newId(), expectedVersion: 1 } })
  for (const todoId of [deleted, foreign, newId()])
    expect(refusal(await upload(owner, house, { todoId }))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'todoId',
    })
  expect(await server.admin('select id from app.picture where real_estate_id = $1', [house])).toEqual([])
  const id = await added(owner, house, {})
  await expect(
    server.admin('update app.picture set todo_id = $2 where id = $1', [id, foreign]),
  ).rejects.toThrow('picture_todo')
})

it('answers a repeated upload as before, though the to-do went to the trash meanwhile', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const todoId = await world.todo(owner, house)
  const sent = { id: newId(), idempotencyKey: newId(), todoId }
  const first = await upload(owner, house, sent)
  expect(first.data).toEqual({ addPicture: { id: sent.id, todoId } })
  await owner.data(trash, { house, id: todoId, input: { idempotencyKey: newId(), expectedVersion: 1 } })
  expect(await upload(owner, house, sent)).toEqual(first)
  const other = await upload(owner, house, { ...sent, todoId: null })
  expect(refusal(other)?.code).toBe('IDEMPOTENCY_KEY_REUSED')
})
