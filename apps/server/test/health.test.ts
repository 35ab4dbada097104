import { expect, it } from 'vitest'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { limits } from '#platform/limits.ts'
import { partsAt } from './database.ts'
import { impatient } from './impatient.ts'
import { startServer } from './server.ts'
import { ask } from './ask.ts'
import { makeWorld } from './world.ts'

it('says it lives and is ready, with a request id and hard headers on every answer', async () => {
  const server = await startServer()
  try {
    const live = await fetch(`${server.url}/health/live`, {
      headers: { 'x-request-id': 'from-the-edge-0001' },
    })
    expect(live.status).toBe(200)
    expect(live.headers.get('x-request-id')).toBe('from-the-edge-0001')
    const ready = await fetch(`${server.url}/health/ready`)
    expect(await ready.json()).toMatchObject({ status: 'ok', database: 'ok' })
    const unknown = await fetch(`${server.url}/gibt-es-nicht`, {
      headers: { 'x-request-id': 'bad id\u0009' },
    })
    expect(unknown.status).toBe(404)
    expect(unknown.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    for (const [name, value] of [
      ['cache-control', 'no-store'],
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'no-referrer'],
    ] as const) {
      expect(unknown.headers.get(name)).toBe(value)
    }
  } finally {
    await server.close()
  }
})

it('is alive but not ready without its database, and ready without Redis', async () => {
  const server = await startServer({ config: { REDIS_URL: 'redis://127.0.0.1:9' } })
  const blind = await startServer({
    database: server.database,
    config: { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:9/none' },
  })
  try {
    expect(await (await fetch(`${server.url}/health/ready`)).json()).toMatchObject({
      status: 'ok',
      cache: 'local',
    })
    expect((await fetch(`${blind.url}/health/live`)).status).toBe(200)
    const ready = await fetch(`${blind.url}/health/ready`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ database: 'away' })
  } finally {
    await blind.close()
    await server.close()
  }
})

/** A way to PostgreSQL that can be made to hang: bytes go in and nothing comes back. */
async function hangingWay() {
  let hangs = false
  const sockets: Socket[] = []
  const way = createServer((near) => {
    const far = connect(partsAt.postgres, '127.0.0.1')
    sockets.push(near, far)
    near.on('data', (bytes) => hangs || far.write(bytes))
    far.on('data', (bytes) => near.write(bytes))
    for (const end of [near, far])
      end.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy()))
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  return {
    port: (way.address() as AddressInfo).port,
    hang: () => void (hangs = true),
    close: () => {
      sockets.forEach((socket) => socket.destroy())
      way.close()
    },
  }
}

it('says soon that it is not ready when the database hangs, and refuses what is under way', async () => {
  const server = await startServer()
  const way = await hangingWay()
  const slow = await startServer({
    database: server.database,
    config: {
      DATABASE_URL: `postgresql://hauswart_app:hauswart_app@127.0.0.1:${way.port}/${server.database}`,
    },
  })
  try {
    const person = await makeWorld(slow).person()
    expect((await ask(slow.url, person.headers(), '{ me { id } }')).errors).toBeUndefined()
    way.hang()
    const order: string[] = []
    const lookSoon = <Result>(look: () => Promise<Result>) =>
      impatient(limits.door, { readySeconds: 2 }, () =>
        impatient(limits.database, { silentSeconds: 7 }, look),
      )
    const [read, ready] = await lookSoon(() =>
      Promise.all([
        ask(slow.url, person.headers(), '{ me { id } }').finally(() => order.push('read')),
        fetch(`${slow.url}/health/ready`).finally(() => order.push('ready')),
      ]),
    )
    expect(ready.status).toBe(503)
    expect(read.errors?.[0]?.extensions.code).toBe('UNAVAILABLE')
    expect(order).toEqual(['ready', 'read'])
  } finally {
    await slow.close()
    way.close()
    await server.close()
  }
})
