import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { symbols } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#platform/limits.ts'
import { impatient } from '#test/impatient.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { makeWorld, type Person } from '#test/world.ts'

const secret = 'k3y+of/the provider'
let server: TestServer
let provider: Server
let asked: IncomingMessage[] = []
let reply: (response: ServerResponse, request: IncomingMessage) => void
let owner: Person

const send = (mime: string, body: string | Buffer) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': mime }).end(body)

beforeAll(async () => {
  provider = createServer((request, response) => {
    asked.push(request)
    reply(response, request)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  const there = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  server = await startServer({
    config: { MAPS_UPSTREAM: `${there}/v1/{path}?key={key}`, MAPS_KEY: secret },
  })
  owner = await makeWorld(server).person()
})
afterAll(async () => {
  await server.close()
  provider.closeAllConnections()
  provider.close()
})
beforeEach(() => {
  asked = []
  reply = send('image/png', 'tile')
})

const get = (path: string, headers: Record<string, string> = { authorization: `Bearer ${owner.token()}` }) =>
  fetch(`${server.url}/maps/${path}`, { headers })

test('a tile comes through; the provider sees the key and nothing of the owner', async () => {
  const response = await get('tiles/14/8580/5738.png', {
    authorization: `Bearer ${owner.token()}`,
    cookie: 'a=b',
    referer: 'https://hauswart.test/immobilie',
    'x-forwarded-for': '10.1.1.1',
    'accept-language': 'de-CH',
  })
  expect([response.status, await response.text()]).toEqual([200, 'tile'])
  expect(response.headers.get('content-type')).toBe('image/png')
  const [request] = asked
  expect(request?.url).toBe(`/v1/tiles/14/8580/5738.png?key=${encodeURIComponent(secret)}`)
  for (const name of ['authorization', 'cookie', 'referer', 'x-forwarded-for', 'x-request-id'])
    expect(request?.headers[name]).toBeUndefined()
  expect(request?.headers['accept-language']).not.toBe('de-CH')
})

describe('the list of paths', () => {
  test.each([
    'style.json',
    'tiles/0/0/0.pbf',
    'tiles/22/4194303/4194303.webp',
    'sprites/basic@2x.png',
    'sprites/basic.json',
    'glyphs/Noto Sans Regular,Arial/0-255.pbf',
    'glyphs/Inter/65280-65535.pbf',
  ])('has %s', async (path) => {
    reply = path.endsWith('.json') ? send('application/json', '{}') : reply
    expect((await get(path)).status).toBe(200)
  })

  test.each([
    '',
    'style.json/..',
    '..%2Fadmin',
    'tiles/..%2F..%2Fadmin/0/0.png',
    'tiles/23/0/0.png',
    'tiles/1/2/0.png',
    'tiles/1/0/2.png',
    'tiles/-1/0/0.png',
    'tiles/1.5/0/0.png',
    'tiles/0x1/0/0.png',
    'tiles/1/0/0.svg',
    'tiles/1/0/0.png%3Fkey=x',
    'tiles/1/0/0.png%23',
    'sprites/..%2Fx.png',
    'glyphs/Inter/1-256.pbf',
    'glyphs/Inter/0-256.pbf',
    'glyphs/Inter/65536-65791.pbf',
    'glyphs/%2e%2e/0-255.pbf',
    'http:%2F%2F169.254.169.254/style.json',
  ])('lacks %s', async (path) => {
    expect((await get(path)).status).toBe(404)
    expect(asked).toEqual([])
  })
})

describe('an answer of the provider', () => {
  const getSoon = (path: string) => impatient(limits.maps, { answerWithinMs: 500 }, () => get(path))
  const big = Buffer.alloc(2 * 1_024 * 1_024 + 1)
  test.each<[string, (response: ServerResponse) => void]>([
    ['too large', send('image/png', big)],
    [
      'small on the wire and too large unpacked',
      (response) =>
        response
          .writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' })
          .end(gzipSync(big)),
    ],
    ['of another kind', send('text/html', '<script>alert(1)</script>')],
    ['a drawing that can carry scripts', send('image/svg+xml', '<svg/>')],
    ['elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a failure', (response) => response.writeHead(500, { 'content-type': 'image/png' }).end('x')],
    [
      'broken off',
      (response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '10' }).write('x')
        setTimeout(() => response.destroy(), 20)
      },
    ],
    ['with the key in it', send('image/png', `..${secret}..`)],
    [
      'with the key in it as in an address',
      send(
        'application/json',
        JSON.stringify({ a: `https://other.test/?key=${encodeURIComponent(secret)}` }),
      ),
    ],
    ['not the JSON it claims to be', send('application/json', `{"key": ${secret}`)],
  ])('%s is not passed on', async (_what, answer) => {
    reply = answer
    const response = await get('style.json')
    const body = await response.text()
    expect([response.status, JSON.parse(body).code]).toEqual([503, 'UNAVAILABLE'])
    expect(body).not.toContain('k3y')
    expect(asked).toHaveLength(1)
  })

  test('that does not come is not waited for', async () => {
    reply = () => undefined
    expect((await getSoon('style.json')).status).toBe(503)
  })

  test('that trickles is not waited for either', async () => {
    reply = (response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      const timer = setInterval(() => response.write('.'), 100)
      response.on('close', () => clearInterval(timer))
    }
    expect((await getSoon('style.json')).status).toBe(503)
  })

  test('that has no such tile is a plain no', async () => {
    reply = (response) => response.writeHead(404).end()
    expect((await get('tiles/1/0/0.png')).status).toBe(404)
  })
})

test('a style leads the browser to us, not to the provider, and holds no key', async () => {
  reply = (response, request) => {
    const there = `http://${request.headers.host}/v1`
    const query = `?key=${encodeURIComponent(secret)}`
    send(
      'application/json',
      JSON.stringify({
        version: 8,
        glyphs: `${there}/glyphs/{fontstack}/{range}.pbf${query}`,
        sprite: `${there}/sprites/basic${query}`,
        sources: {
          base: {
            type: 'vector',
            tiles: [`${there}/tiles/{z}/{x}/{y}.pbf${query}`],
            attribution: '© swisstopo',
          },
        },
      }),
    )(response)
  }
  const here = server.parts.config.PUBLIC_URL
  expect(await (await get('style.json')).json()).toEqual({
    version: 8,
    glyphs: `${here}/maps/glyphs/{fontstack}/{range}.pbf`,
    sprite: `${here}/maps/sprites/basic`,
    sources: {
      base: {
        type: 'vector',
        tiles: [`${here}/maps/tiles/{z}/{x}/{y}.pbf`],
        attribution: '© swisstopo',
      },
    },
  })
})

describe('who sees a map', () => {
  test('no guest', async () => {
    expect((await get('style.json', {})).status).toBe(401)
    expect(asked).toEqual([])
  })

  test('nobody whose session has ended', async () => {
    const gone = await makeWorld(server).person()
    await server.admin('update auth.session set revoked_at = now() where id = $1', [gone.sessionId])
    expect((await get('style.json', { authorization: `Bearer ${gone.token()}` })).status).toBe(401)
    expect(asked).toEqual([])
  })

  test('nobody, where no provider is set up', async () => {
    const bare = await startServer()
    try {
      const person = await makeWorld(bare).person()
      const headers = { authorization: `Bearer ${person.token()}` }
      const response = await fetch(`${bare.url}/maps/style.json`, { headers })
      expect([response.status, await response.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'NOT_CONFIGURED' }),
      ])
      // A browser learns beforehand whether there is anything to ask for.
      const told = async ({ url }: TestServer) => (await fetch(`${url}/config.json`)).json()
      expect([await told(bare), await told(server)]).toMatchObject([{ hasMap: false }, { hasMap: true }])
    } finally {
      await bare.close()
    }
  })
})

test.each(['http://127.0.0.1:1/{path}?key={key}', 'http://[::bad/{path}?key={key}'])(
  'the key is in no line of the log when %s cannot be reached',
  async (upstream) => {
    const loud = await startServer({
      config: { MAPS_UPSTREAM: upstream, MAPS_KEY: secret, LOG_LEVEL: 'trace' },
    })
    const lines: string[] = []
    const stream = (loud.parts.log as unknown as Record<symbol, { write(line: string): void }>)[
      symbols.streamSym
    ]
    if (stream !== undefined) stream.write = (line) => void lines.push(line)
    try {
      const person = await makeWorld(loud).person()
      const headers = { authorization: `Bearer ${person.token()}` }
      const response = await fetch(`${loud.url}/maps/style.json`, { headers })
      expect([response.status, await response.text()]).toEqual([503, expect.not.stringContaining('k3y')])
    } finally {
      await loud.close()
    }
    expect(lines.join('')).toContain('slow or failed request')
    expect(lines.join('')).not.toContain('k3y')
  },
)
