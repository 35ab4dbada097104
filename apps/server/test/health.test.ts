import { expect, it } from 'vitest'
import { startServer } from './server.ts'

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
