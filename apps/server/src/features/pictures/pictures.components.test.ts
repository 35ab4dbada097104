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
  addPicture(realEstateId: $house, file: $file, input: $input) { id todoId componentId } }`

type Sent = { componentId?: string; todoId?: string; id?: string; idempotencyKey?: string }

async function upload(person: Person, house: string, sent: Sent): Promise<GraphqlAnswer> {
  const input = { id: newId(), idempotencyKey: newId(), ...sent }
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: add, variables: { house, file: null, input } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([photo], { type: 'image/jpeg' }), 'Typenschild.jpg')
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

const list = `query List($house: ID!, $componentId: ID!, $first: Int) { realEstate(id: $house) {
  componentPictures(componentId: $componentId, first: $first) { id state url } } }`

async function idsOf(person: Person, house: string, componentId: string, first?: number): Promise<string[]> {
  // Asked once: an address names the second in which it was made.
  const { data } = await ask(server.url, person.headers(), list, { house, componentId, first })
  const { componentPictures } = (data as { realEstate: { componentPictures: { id: string }[] } }).realEstate
  return componentPictures.map(({ id }) => id)
}

it('shows the pictures of one component, neither rejected nor deleted ones', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [componentId, other] = [await world.component(owner, house), await world.component(owner, house)]
  const ids = [await added(owner, house, { componentId }), await added(owner, house, { componentId })]
  const [rejected, deleted] = [
    await added(owner, house, { componentId }),
    await added(owner, house, { componentId }),
  ]
  await added(owner, house, { componentId: other })
  await added(owner, house, {})
  await server.admin(`update app.picture set state = 'rejected' where id = $1`, [rejected])
  await server.admin(`update app.picture set deleted_at = now() where id = $1`, [deleted])
  expect(await idsOf(owner, house, componentId)).toEqual(ids)
  expect(await idsOf(owner, house, componentId, 1)).toEqual([ids[0]])
  const rows = await server.admin('select changes from app.audit_event where object_id = $1', [ids[0]])
  expect(rows).toMatchObject([{ changes: { componentId } }])
})

it('takes a picture only for a component of the house that is not in the trash, and for one thing', async () => {
  const [owner, neighbour] = [await world.person(), await world.person()]
  const [house, otherHouse] = [await world.house(owner), await world.house(neighbour)]
  const [deleted, foreign] = [
    await world.component(owner, house),
    await world.component(neighbour, otherHouse),
  ]
  await server.admin('update app.component set deleted_at = now() where id = $1', [deleted])
  for (const componentId of [deleted, foreign, newId()])
    expect((await upload(owner, house, { componentId })).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
      field: 'componentId',
    })
  const both = { componentId: await world.component(owner, house), todoId: await world.todo(owner, house) }
  expect((await upload(owner, house, both)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    field: 'componentId',
  })
  expect(await server.admin('select id from app.picture where real_estate_id = $1', [house])).toEqual([])
  const id = await added(owner, house, {})
  await expect(
    server.admin('update app.picture set component_id = $2 where id = $1', [id, foreign]),
  ).rejects.toThrow('picture_component')
})

it('answers a repeated upload as before and shows a neighbour nothing', async () => {
  const [owner, neighbour] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  const componentId = await world.component(owner, house)
  const sent = { id: newId(), idempotencyKey: newId(), componentId }
  const first = await upload(owner, house, sent)
  expect(first.data).toEqual({ addPicture: { id: sent.id, todoId: null, componentId } })
  expect(await upload(owner, house, sent)).toEqual(first)
  expect(await idsOf(neighbour, await world.house(neighbour), componentId)).toEqual([])
})
