import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorityOnce } from '#platform/db/authority.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { openSocket, type TestSocket } from '#test/socket.ts'
import { makeWorld, newId, type Person } from '#test/world.ts'
import { notifyUser } from './notifications.service.ts'

// What is told at the first process, and passed on by its worker, rings at the second.
let first: TestServer
let second: TestServer
beforeAll(async () => {
  first = await startServer({ worker: true })
  second = await startServer({ database: first.database })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const tell = (person: Person, title: string) =>
  notifyUser(authorityOnce(first.parts.authority), first.parts.clock, {
    userId: person.userId,
    kind: 'account_security',
    objectId: newId(),
    title,
    text: 'Ein neues Gerät hat sich angemeldet.',
    target: { route: 'profileSettings', id: null },
  })

async function listen(person: Person): Promise<TestSocket> {
  const socket = await openSocket(second.url, { token: person.token() })
  const query = 'subscription { bellRang { unreadCount newestId } }'
  socket.say({ id: 'bell', type: 'subscribe', payload: { query } })
  return socket
}

const rings = (socket: TestSocket, unreadCount: number) =>
  socket.hear((message) => JSON.stringify(message.payload)?.includes(`"unreadCount":${unreadCount}`) ?? false)

test('what somebody is told at one process rings at the other, what they read on another device too, and nobody else hears it', async () => {
  const world = makeWorld(first)
  const [owner, neighbour] = [await world.person(), await world.person()]
  const [mine, theirs] = [await listen(owner), await listen(neighbour)]
  expect(await rings(mine, 0)).toMatchObject({
    payload: { data: { bellRang: { unreadCount: 0, newestId: null } } },
  })
  await rings(theirs, 0)
  await tell(owner, 'eins')
  const [note] = await first.admin<{ id: string }>('select id from app.notification where user_id = $1', [
    owner.userId,
  ])
  expect(await rings(mine, 1)).toMatchObject({ payload: { data: { bellRang: { newestId: note?.id } } } })
  mine.heard.length = 0
  await fetch(`${first.url}/notifications/read-all`, {
    method: 'POST',
    headers: owner.headers(),
    body: JSON.stringify({ idempotencyKey: newId() }),
  })
  expect(await rings(mine, 0)).toMatchObject({ payload: { data: { bellRang: { newestId: note?.id } } } })
  expect(theirs.heard.filter(({ type }) => type === 'next')).toHaveLength(1)
  for (const socket of [mine, theirs]) socket.close()
})

test('many who watch the same by one session look once for all of them', async () => {
  const world = makeWorld(first)
  const owner = await world.person()
  const house = await world.house(owner)
  const query = 'subscription ($house: ID!) { realEstateChanged(realEstateId: $house) { objectId } }'
  const sockets = []
  for (let at = 0; at < 5; at += 1) {
    const socket = await openSocket(second.url, { token: owner.token() })
    socket.say({ id: 'house', type: 'subscribe', payload: { query, variables: { house } } })
    sockets.push(socket)
  }
  await second.watched(house, 5)
  const looks = countLooks(second)
  const id = await world.component(owner, house)
  for (const socket of sockets) await socket.hear((message) => JSON.stringify(message).includes(id))
  // One look by the news, and one the clock may make meanwhile.
  expect(looks()).toBeLessThan(5)
  for (const socket of sockets) socket.close()
})

function countLooks({ parts: { database } }: TestServer): () => number {
  const run = database.run.bind(database)
  let looks = 0
  const counting: typeof database.run = (calls) => {
    looks += calls.filter(({ statement }) => statement.text.includes('from app.outbox')).length
    return run(calls)
  }
  Object.assign(database, { run: counting })
  return () => looks
}
