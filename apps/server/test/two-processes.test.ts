import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#platform/limits.ts'
import { startServer, type TestServer } from './server.ts'
import { openSocket } from './socket.ts'
import { goodPassword, makeVisitor, newEmail, openAccount } from './visitor.ts'
import { ask } from './ask.ts'
import { makeWorld, newId } from './world.ts'

const change =
  'subscription News($house: ID!) { realEstateChanged(realEstateId: $house) { verb objectId version } }'
const add =
  'mutation Add($house: ID!, $input: AddComponentInput!) { addComponent(realEstateId: $house, input: $input) { id version } }'
const whoAmI = '{ me { id } }'
const deadRedis = 'redis://127.0.0.1:9'
const cheapHashes = { ARGON2_MEMORY_KIB: '1024', ARGON2_PASSES: '1' }

async function untilShared({ parts }: TestServer): Promise<void> {
  for (let tries = 0; tries < 400 && !parts.cache.isShared(); tries += 1) await sleep(25)
}

describe.each([
  { what: 'with Redis', hasRedis: true, config: cheapHashes },
  { what: 'without Redis', hasRedis: false, config: { ...cheapHashes, REDIS_URL: deadRedis } },
])('two processes $what', ({ hasRedis, config }) => {
  let first: TestServer
  let second: TestServer

  beforeAll(async () => {
    first = await startServer({ config })
    second = await startServer({ config, database: first.database })
    // Connections to Redis are made in the background.
    if (hasRedis) await Promise.all([first, second].map(untilShared))
  })
  afterAll(async () => {
    await second.close()
    await first.close()
  })

  test('know whether they share', () => {
    expect([first, second].map(({ parts }) => parts.cache.isShared())).toEqual([hasRedis, hasRedis])
  })

  test('a change made through one reaches who watches through the other', async () => {
    const world = makeWorld(first)
    const owner = await world.person()
    const house = await world.house(owner)
    const socket = await openSocket(second.url, { token: owner.token() })
    socket.say({ id: '1', type: 'subscribe', payload: { query: change, variables: { house } } })
    await second.watched(house)
    const input = { idempotencyKey: newId(), id: newId(), catalogKey: 'windows', installedYear: 1998 }
    const answer = await ask(first.url, owner.headers(), add, { house, input })
    expect(answer.errors).toBeUndefined()
    const news = await socket.hear((message) => JSON.stringify(message).includes(input.id))
    expect(news?.payload).toEqual({
      data: { realEstateChanged: { verb: 'component.add', objectId: input.id, version: 1 } },
    })
    socket.close()
  })

  test('one session serves both, and a logout at one is effective at the other at once', async () => {
    const { email, userId } = await openAccount(first)
    const [here, there] = [makeVisitor(first), makeVisitor(second)]
    const login = await here.post('/login', { email, password: goodPassword })
    const headers = {
      authorization: `Bearer ${String(login.body['token'])}`,
      'content-type': 'application/json',
    }
    expect((await ask(second.url, headers, whoAmI)).data).toEqual({ me: { id: userId } })
    const refreshed = await there.post('/refresh', { refreshToken: login.body['refreshToken'] })
    expect(refreshed.status).toBe(200)
    expect((await here.get('/logout', { authorization: headers.authorization })).status).toBe(204)
    const after = await ask(second.url, headers, whoAmI)
    expect(after.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await there.get('/user', { authorization: headers.authorization })).status).toBe(401)
    const again = await there.post('/refresh', { refreshToken: refreshed.body['refreshToken'] })
    expect(again.status).toBe(401)
  })

  test('a logout ends the socket at the other process', async () => {
    const { email } = await openAccount(first)
    const visitor = makeVisitor(first)
    const token = String((await visitor.post('/login', { email, password: goodPassword })).body['token'])
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const house = newId()
    const create =
      'mutation Create($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }'
    const address = { street: 'Lindenweg', zip: '8610', city: 'Uster', canton: 'ZH' }
    const facts = { name: 'Lindenweg', kind: 'row_house', usage: 'rented', ownership: 'sole', ...address }
    const input = { idempotencyKey: newId(), id: house, ...facts }
    expect((await ask(first.url, headers, create, { input })).errors).toBeUndefined()
    const socket = await openSocket(second.url, { token })
    socket.say({ id: '1', type: 'subscribe', payload: { query: change, variables: { house } } })
    await second.watched(house)
    await visitor.get('/logout', { authorization: headers.authorization })
    expect((await socket.ended).code).toBe(4_401)
  })

  test('count wrong passwords together if they share, else each for itself', async () => {
    const { count } = limits.login.perAddress
    const here = makeVisitor(first)
    const there = makeVisitor(second, { address: here.address })
    const guess = (visitor: typeof here) => visitor.post('/login', { email: newEmail(), password: 'falsch' })
    const statuses = async (visitor: typeof here, times: number) => {
      const all: number[] = []
      // A few at a time: more would be turned away by the queue for hashes.
      for (let done = 0; done < times; done += 5) {
        const batch = Array.from({ length: Math.min(5, times - done) }, () => guess(visitor))
        all.push(...(await Promise.all(batch)).map((answer) => answer.status))
      }
      return all
    }
    const half = count / 2
    expect(new Set(await statuses(here, half))).toEqual(new Set([401]))
    expect(new Set(await statuses(there, half))).toEqual(new Set([401]))
    expect(await statuses(here, 1)).toEqual([hasRedis ? 429 : 401])
    expect(await statuses(there, 1)).toEqual([hasRedis ? 429 : 401])
    const more = await statuses(here, half)
    expect(more.at(-1)).toBe(429)
  })
})
