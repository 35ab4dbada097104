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
  const socket = await openSocket(second.url, { token: owner.token() })
  const query = 'subscription ($house: ID!) { realEstateChanged(realEstateId: $house) { objectId } }'
  for (let at = 0; at < 40; at += 1)
    socket.say({ id: String(at), type: 'subscribe', payload: { query, variables: { house } } })
  await second.watched(house, 40)
  const before = second.parts.database.stats.syncs
  const id = await world.component(owner, house)
  for (let at = 0; at < 40; at += 1)
    await socket.hear((message) => message.id === String(at) && JSON.stringify(message).includes(id))
  // One look by the news, and those the clocks of this process make meanwhile.
  expect(second.parts.database.stats.syncs - before).toBeLessThan(20)
  socket.close()
})
