import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type Client } from 'graphql-ws'
import { WebSocket } from 'ws'
import { expect, it } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { openSocket } from '#test/socket.ts'
import { type Person } from '#test/world.ts'

const { server, world } = await openWorld()

const changes =
  'subscription ($house: ID!) { realEstateChanged(realEstateId: $house) { verb objectId nouns } }'

const connect = (person: Person): Client =>
  createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${person.token()}` },
  })

const watch = (client: Client, house: string) =>
  client.iterate<{ realEstateChanged: { verb: string; objectId: string } }>({
    query: changes,
    variables: { house },
  })

it('tells every watcher what changed, once and in order', async () => {
  const [owner, reader] = [await world.person(), await world.person()]
  const house = await world.house(owner)
  await world.join(reader, house, 'reader')
  const clients = [connect(owner), connect(reader)]
  const streams = clients.map((client) => watch(client, house))
  const firsts = streams.map((stream) => stream.next())
  await server.watched(house, 2)
  const ids = [await world.component(owner, house), await world.component(owner, house)]
  for (const [index, stream] of streams.entries()) {
    const heard = [(await firsts[index])?.value, (await stream.next()).value] as {
      data: { realEstateChanged: object }
    }[]
    const told = ids.map((objectId) => ({ verb: 'component.add', objectId, nouns: ['component'] }))
    expect(heard.map(({ data }) => data.realEstateChanged)).toMatchObject(told)
  }
  for (const client of clients) await client.dispose()
})

it('refuses a stranger like a house that does not exist', async () => {
  const [owner, stranger] = [await world.person(), await world.person()]
  const client = connect(stranger)
  await expect(watch(client, await world.house(owner)).next()).rejects.toMatchObject([
    { message: 'Dieser Eintrag wurde nicht gefunden.' },
  ])
  await client.dispose()
})

it('ends the socket after a logout', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const socket = await openSocket(server.url, { token: owner.token() })
  socket.say({ id: 'a', type: 'subscribe', payload: { query: changes, variables: { house } } })
  await server.watched(house)
  await server.admin("update auth.session set revoked_at = now(), revoked_reason = 'logout' where id = $1", [
    owner.sessionId,
  ])
  expect(await socket.ended).toMatchObject({ code: 4401 })
})

it('asks the database nothing more once a watcher has left', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const clients = Array.from({ length: 5 }, () => connect(owner))
  void clients.map((client) =>
    watch(client, house)
      .next()
      .catch(() => undefined),
  )
  await server.watched(house, 5)
  for (const client of clients) await client.dispose()
  // The server hears of it a little later.
  await server.left(house)
  const before = server.parts.database.stats.syncs
  await sleep(5_500)
  // Other sockets of this process may still be looked at; the five watchers may not look five times.
  expect(server.parts.database.stats.syncs - before).toBeLessThan(5)
})

it('tells one socket of a house once at a time, however often it asks', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const socket = await openSocket(server.url, { token: owner.token() })
  const listen = (id: string) =>
    socket.say({ id, type: 'subscribe', payload: { query: changes, variables: { house } } })
  listen('first')
  await server.watched(house)
  listen('second')
  const refusal = await socket.hear(({ type, id }) => type === 'error' && id === 'second')
  expect(refusal?.payload).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
  socket.say({ id: 'first', type: 'complete' })
  await server.left(house)
  listen('third')
  await server.watched(house, 2)
  const added = await world.component(owner, house)
  const told = await socket.hear(({ payload }) => JSON.stringify(payload ?? '').includes(added))
  expect(told?.id).toBe('third')
  socket.close()
})
