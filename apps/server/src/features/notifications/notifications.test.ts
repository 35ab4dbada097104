import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql, type Statement, type Value } from '#platform/db/db-wire.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { makeWorld, newId, type Person } from '#test/world.ts'
import { notifyUser } from './notifications.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** The transaction of the authentication service, as it would tell somebody something. */
const telling = {
  rows: async <Row>(statement: Statement<Row>, values: readonly Value[] = []) =>
    (await server.parts.authority.run([{ statement, values }]))[0] as Row[],
}

const tell = (person: Person, title: string, objectId = newId()) =>
  notifyUser(telling, server.parts.clock, {
    userId: person.userId,
    kind: 'account_security',
    objectId,
    title,
    text: 'Ein neues Gerät hat sich angemeldet.',
    target: { route: 'profileSettings', id: null },
  })

type Note = { id: string; title: string; readAt: string | null }
type Answer = { status: number; nodes: Note[]; nextCursor: string | null; unreadCount: number; code?: string }

async function call(person: Person | undefined, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${server.url}/notifications${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: person?.headers() ?? { 'content-type': 'application/json' },
  })
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

test('messages come newest first, page by page, with the number of unread ones', async () => {
  const owner = await makeWorld(server).person()
  for (const title of ['eins', 'zwei', 'drei']) await tell(owner, title)
  const first = await call(owner, '?first=2')
  expect(first).toMatchObject({ status: 200, unreadCount: 3 })
  expect(first.nodes.map((note) => note.title)).toEqual(['drei', 'zwei'])
  expect(first.nodes[0]).toMatchObject({
    kind: 'account_security',
    text: 'Ein neues Gerät hat sich angemeldet.',
    target: { route: 'profileSettings', id: null },
    readAt: null,
  })
  const second = await call(owner, `?first=2&after=${first.nextCursor}`)
  expect(second.nodes.map((note) => note.title)).toEqual(['eins'])
  expect(second.nextCursor).toBeNull()
})

test('a message is read once, and the same key says the same thing', async () => {
  const owner = await makeWorld(server).person()
  await tell(owner, 'eins')
  const [note] = (await call(owner, '')).nodes
  const body = { idempotencyKey: newId() }
  const read = await call(owner, `/${note?.id}/read`, body)
  expect(read).toMatchObject({ status: 200, id: note?.id })
  expect(await call(owner, `/${note?.id}/read`, body)).toEqual(read)
  const again = await call(owner, `/${note?.id}/read`, { idempotencyKey: newId() })
  expect(again).toEqual(read)
  expect((await call(owner, '')).unreadCount).toBe(0)
})

test('all are read at once', async () => {
  const owner = await makeWorld(server).person()
  await tell(owner, 'eins')
  await tell(owner, 'zwei')
  expect(await call(owner, '/read-all', { idempotencyKey: newId() })).toMatchObject({ readCount: 2 })
  expect((await call(owner, '')).unreadCount).toBe(0)
})

test('the same thing is told once, and once it is passed on', async () => {
  const owner = await makeWorld(server).person()
  const objectId = newId()
  await tell(owner, 'eins', objectId)
  await tell(owner, 'eins', objectId)
  const { nodes } = await call(owner, '')
  expect(nodes).toHaveLength(1)
  const passedOn = await server.admin<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j where j.payload::text like '%' || $1 || '%'`,
    [owner.userId],
  )
  expect(passedOn).toEqual([{ payload: { notifications: [{ userId: owner.userId, id: nodes[0]?.id }] } }])
})

test('a neighbour sees and touches nothing', async () => {
  const [owner, neighbour] = [await makeWorld(server).person(), await makeWorld(server).person()]
  await tell(owner, 'eins')
  const [note] = (await call(owner, '')).nodes
  expect(await call(neighbour, '')).toMatchObject({ nodes: [], unreadCount: 0 })
  const answer = await call(neighbour, `/${note?.id}/read`, { idempotencyKey: newId() })
  expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await call(neighbour, '/read-all', { idempotencyKey: newId() })
  expect((await call(owner, '')).unreadCount).toBe(1)
})

test('row security alone hides what belongs to others, and only services tell', async () => {
  const [owner, neighbour] = [await makeWorld(server).person(), await makeWorld(server).person()]
  await tell(owner, 'eins')
  const all = sql<{ id: string }>('select id from app.notification')
  const enter = sql(`select set_config('app.user_id', $1, true)`)
  const as = async (person: Person) =>
    (
      await server.parts.database.run([
        { statement: enter, values: [person.userId] },
        { statement: all, values: [] },
      ])
    )[1]
  expect(await as(owner)).toHaveLength(1)
  expect(await as(neighbour)).toEqual([])
  expect(await server.parts.database.run([{ statement: all, values: [] }])).toEqual([[]])
  const [grant] = await server.admin<{ may: boolean }>(
    `select has_table_privilege('hauswart_app', 'app.notification', 'insert') as may`,
  )
  expect(grant?.may).toBe(false)
})

test.each([
  ['a guest', undefined, '', 401],
  ['a page of nothing', true, '?first=0', 400],
  ['a page beyond measure', true, '?first=101', 400],
  ['a word as size', true, '?first=viele', 400],
  ['a made-up cursor', true, '?after=abc', 400],
])('%s is refused', async (_what, isSignedIn, path, status) => {
  const person = isSignedIn === true ? await makeWorld(server).person() : undefined
  expect((await call(person, path)).status).toBe(status)
})

test('a write without a key is refused', async () => {
  const owner = await makeWorld(server).person()
  expect(await call(owner, '/read-all', {})).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  expect(await call(owner, '/no-id/read', { idempotencyKey: newId() })).toMatchObject({ status: 404 })
})

test('a signed-out session reads nothing', async () => {
  const owner = await makeWorld(server).person()
  await server.admin('update auth.session set revoked_at = now() where id = $1', [owner.sessionId])
  expect((await call(owner, '')).status).toBe(401)
})
