import { makeUplink, type Uplink } from '#device/net/uplink.ts'
import { keyValueOf, type Mail } from './world.ts'

export type Serve = (request: Request, body: Record<string, unknown>) => Response | Promise<Response>

const addresses = {
  auth: '/rest',
  graphql: '/graphql',
  product: '/product',
  notifications: '/notifications',
  content: '/content',
  maps: '/maps',
}

/** One browser for tests: tabs that share a storage, clocks turned by hand, and a network that `serve` answers. */
export function makeTestBrowser(serve: Serve) {
  const stored = new Map<string, string>()
  const storage = keyValueOf(stored)
  const tabs = new Set<(mail: Mail) => void>()
  const queues = new Map<string, Promise<unknown>>()
  const calls: string[] = []
  const visited: string[] = []
  const clock = { wall: Date.parse('2026-11-14T12:00:00Z'), steady: 0 }
  const device = { isOffline: false }
  let ids = 0

  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const address = input instanceof Request ? input.url : input
    const request = new Request(new URL(address, 'https://haus.test'), init)
    const { pathname } = new URL(request.url)
    request.signal.throwIfAborted()
    if (device.isOffline) throw new TypeError('Failed to fetch')
    if (pathname === '/config.json') return Response.json(addresses)
    calls.push(`${request.method} ${pathname}`)
    const isJson = request.headers.get('content-type') === 'application/json'
    return serve(request, isJson ? ((await request.json()) as Record<string, unknown>) : {})
  }

  function openTab(): Uplink {
    let own: ((mail: Mail) => void) | undefined
    return makeUplink({
      fetch,
      storage,
      now: () => clock.wall,
      tick: () => clock.steady,
      newId: () => `attempt-${(ids += 1)}`,
      wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
      lock: (name, work) => {
        const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
        queues.set(name, turn)
        return turn
      },
      tell: (mail) => {
        for (const hear of tabs) if (hear !== own) queueMicrotask(() => hear(mail))
      },
      listen: (hear) => {
        own = hear
        tabs.add(hear)
      },
      onOutsideChange: () => undefined,
      go: (path) => void visited.push(path),
    })
  }

  return {
    stored,
    calls,
    visited,
    clock,
    device,
    openTab,
    pass: (milliseconds: number) => {
      clock.wall += milliseconds
      clock.steady += milliseconds
    },
  }
}

export function makeJwt(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'EdDSA', typ: 'at+jwt' })}.${part(claims)}.seal`
}

export const refusal = (status: number, code: string): Response =>
  Response.json({ code, message: `Satz zu ${code}` }, { status })
