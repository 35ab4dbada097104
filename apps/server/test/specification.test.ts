import { randomInt } from 'node:crypto'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './server.ts'
import { makeWorld, newId, plainHouse } from './world.ts'

// The contract other programs rely on; docs/specification.md lists the statements by number.
let server: TestServer
let world: ReturnType<typeof makeWorld>
const password = 'Ein langer Satz mit 7 Ziegeln'

beforeAll(async () => {
  server = await startServer()
  world = makeWorld(server)
})
afterAll(() => server.close())

type Tokens = { token: string; refreshToken: string }

const call = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init)
// Each request comes from another place, so that limits per address stay out of the way.
const somewhere = () => ({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}` })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...somewhere(), ...headers },
    body: JSON.stringify(body),
  })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const decode = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number
    exp: number
    sid: string
  }

/** A registered and confirmed person who signs in with a password. */
async function account(): Promise<{ email: string; login: () => Promise<Tokens> }> {
  const email = `${newId()}@kunde.test`
  await post('/rest/register', { firstName: 'Rosa', lastName: 'Weber', email, password, termsVersion: '1' })
  await server.admin("update auth.account set status = 'active', confirmed_at = now() where email = $1", [
    email,
  ])
  return {
    email,
    login: async () => (await (await post('/rest/login', { email, password })).json()) as Tokens,
  }
}

describe('calls', () => {
  it('[S7.1] [S3.12] login answers token and refreshToken and nothing else', async () => {
    const { email } = await account()
    const response = await post('/rest/login', { email, password })
    expect(response.status).toBe(200)
    const body = (await response.json()) as Tokens
    expect(Object.keys(body).toSorted()).toEqual(['refreshToken', 'token'])
    expect(body.token.split('.')).toHaveLength(3)
  })

  it('[S7.2] [S3.13] [S4.3] refresh takes refreshToken and answers a new pair', async () => {
    const { login } = await account()
    const first = await login()
    const response = await post('/rest/refresh', { refreshToken: first.refreshToken })
    const second = (await response.json()) as Tokens
    expect(response.status).toBe(200)
    expect(Object.keys(second).toSorted()).toEqual(['refreshToken', 'token'])
    expect(second.refreshToken).not.toBe(first.refreshToken)
  })

  it('[S7.3] [S4.8] logout ends the session at once', async () => {
    const { login } = await account()
    const { token, refreshToken } = await login()
    const response = await call('/rest/logout', { headers: bearer(token) })
    expect(response.status).toBe(204)
    expect((await post('/rest/refresh', { refreshToken })).status).toBe(401)
    const answer = await post('/graphql', { query: '{ me { id } }' }, bearer(token))
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  })

  it('[S7.4] [S4.6] [S3.2] [S3.10] [S6.4] the user object comes directly, with the scope the server decided', async () => {
    const { email, login } = await account()
    const { token } = await login()
    const response = await call('/rest/user', { headers: bearer(token) })
    expect(await response.json()).toMatchObject({
      email,
      firstName: 'Rosa',
      lastName: 'Weber',
      scope: ['user'],
    })
  })

  it('[S7.5] [S4.2] [S4.1] [S6.1] the Bearer token opens what a guest does not reach', async () => {
    const { login } = await account()
    const { token } = await login()
    const query = '{ me { firstName } realEstates { nodes { id } } }'
    const guest = (await (await post('/graphql', { query })).json()) as {
      data: unknown
      errors: { extensions: { code: string } }[]
    }
    expect(guest.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await call('/rest/user')).status).toBe(401)
    const signedIn = await (await post('/graphql', { query }, bearer(token))).json()
    expect(signedIn).toEqual({ data: { me: { firstName: 'Rosa' }, realEstates: { nodes: [] } } })
  })
})

describe('graphql transports', () => {
  it('[S7.7] POST carries query, variables and operationName', async () => {
    const owner = await world.person()
    const query = 'query Houses($first: Int) { realEstates(first: $first) { nodes { id } } }'
    const answer = await post(
      '/graphql',
      { query, variables: { first: 3 }, operationName: 'Houses' },
      owner.headers(),
    )
    expect(await answer.json()).toEqual({ data: { realEstates: { nodes: [] } } })
  })

  it('[S7.8] GET carries the same in the query string, for queries only', async () => {
    const owner = await world.person()
    const ask = (parts: Record<string, string>) =>
      call(`/graphql?${new URLSearchParams(parts).toString()}`, { headers: bearer(owner.token()) })
    const answer = await ask({
      query: 'query Houses($first: Int) { realEstates(first: $first) { nodes { id } } }',
      variables: '{"first":3}',
      operationName: 'Houses',
    })
    expect(await answer.json()).toEqual({ data: { realEstates: { nodes: [] } } })
    // An address that anybody can write down, and an answer that nobody may keep for somebody else.
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('vary')).toContain('authorization')
    const write = await ask({
      query: 'mutation ($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }',
      variables: JSON.stringify({ input: { ...plainHouse, id: newId(), idempotencyKey: newId() } }),
    })
    expect(write.status).toBe(405)
  })

  it('[S7.9] multipart carries a file', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const form = new FormData()
    const query =
      'mutation Add($house: ID!, $file: Upload!, $input: AddPictureInput!) { addPicture(realEstateId: $house, file: $file, input: $input) { id state } }'
    form.set(
      'operations',
      JSON.stringify({
        query,
        variables: { house, file: null, input: { idempotencyKey: newId(), id: newId() } },
      }),
    )
    form.set('map', JSON.stringify({ 0: ['variables.file'] }))
    form.set(
      '0',
      new Blob([Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')], {
        type: 'image/png',
      }),
      'haus.png',
    )
    const answer = await call('/graphql', {
      method: 'POST',
      headers: { ...bearer(owner.token()), 'x-app-request': '1' },
      body: form,
    })
    expect(await answer.json()).toMatchObject({ data: { addPicture: { state: 'received' } } })
  })

  it('[S7.10] a batch is answered in its order', async () => {
    const owner = await world.person('Emil')
    const answer = await post(
      '/graphql',
      [{ query: '{ me { firstName } }' }, { query: '{ realEstates { nodes { id } } }' }],
      owner.headers(),
    )
    expect(await answer.json()).toEqual([
      { data: { me: { firstName: 'Emil' } } },
      { data: { realEstates: { nodes: [] } } },
    ])
  })

  it('[S7.11] a subscription over a websocket hears of a change', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: bearer(owner.token()),
    })
    const news = client.iterate<{ realEstateChanged: { verb: string } }>({
      query: 'subscription ($house: ID!) { realEstateChanged(realEstateId: $house) { verb objectId } }',
      variables: { house },
    })
    const heard = news.next()
    await server.watched(house)
    const id = await world.component(owner, house)
    expect((await heard).value).toEqual({
      data: { realEstateChanged: { verb: 'component.add', objectId: id } },
    })
    await client.dispose()
  })
})

describe('backends', () => {
  it('[S7.13] each has an address of its own, told to clients and configurable', async () => {
    expect(await (await call('/config.json')).json()).toMatchObject({
      auth: '/rest',
      graphql: '/graphql',
      product: '/product',
      notifications: '/notifications',
      content: '/content',
      maps: '/maps',
      uploads: '/uploads',
    })
    const moved = await startServer({
      database: server.database,
      config: {
        SERVICES: 'auth,product',
        AUTH_URL: '/anmeldung',
        GRAPHQL_URL: 'https://daten.hauswart.test/graphql',
      },
    })
    try {
      expect((await fetch(`${moved.url}/anmeldung/user`)).status).toBe(401)
      expect((await fetch(`${moved.url}/product/catalog/components`)).status).toBe(200)
      expect((await fetch(`${moved.url}/graphql`)).status).toBe(404)
      expect(await (await fetch(`${moved.url}/config.json`)).json()).toMatchObject({
        auth: '/anmeldung',
        graphql: 'https://daten.hauswart.test/graphql',
      })
    } finally {
      await moved.close()
    }
  })

  it('[S7.14] the content service wants its key', async () => {
    expect((await call('/content/articles')).status).toBe(401)
    expect(
      (await call('/content/articles', { headers: { 'x-api-key': server.parts.config.CONTENT_KEY } })).status,
    ).toBe(200)
  })

  it('[S7.15] without a configured provider and key the maps service says so', async () => {
    const owner = await world.person()
    const answer = await call('/maps/style.json', { headers: bearer(owner.token()) })
    expect(await answer.json()).toMatchObject({ code: 'NOT_CONFIGURED' })
  })

  it('[S3.1] the data area realEstate is part of the schema', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    expect(await owner.data('query ($id: ID!) { realEstate(id: $id) { id } }', { id: house })).toEqual({
      realEstate: { id: house },
    })
  })
})

describe('errors and constants', () => {
  it('[S8.1] a failed GraphQL answer has a first message, in German', async () => {
    const owner = await world.person()
    const answer = await owner.graphql('query ($id: ID!) { realEstate(id: $id) { id } }', { id: newId() })
    expect(answer.errors?.[0]?.message).toBe('Dieser Eintrag wurde nicht gefunden.')
    const invalid = await owner.graphql('{ nichts }')
    expect(invalid).toMatchObject({
      status: 400,
      data: null,
      errors: [{ message: 'Bitte prüfen Sie Ihre Angaben.' }],
    })
  })

  it('[S8.9] a fault is a 500 without its cause', async () => {
    const broken = await startServer({
      database: server.database,
      config: { DATABASE_AUTH_URL: 'postgresql://nobody:x@127.0.0.1:9/none' },
    })
    try {
      const answer = await fetch(`${broken.url}/rest/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'a@kunde.test', password }),
      })
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(await answer.text()).not.toMatch(/ECONNREFUSED|stack|nobody/)
    } finally {
      await broken.close()
    }
  })

  it('[S8.10] [S4.4] an ended session says so in the words of the specification', async () => {
    const { login } = await account()
    const { token, refreshToken } = await login()
    await server.admin(
      "update auth.session set idle_expires_at = now() - interval '1 second' where id = $1",
      [decode(token).sid],
    )
    const answer = await post('/rest/refresh', { refreshToken })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      code: 'SESSION_EXPIRED',
      error: 'Both token and refresh token have expired. Your request was aborted.',
    })
  })

  it('[S9.8] the token lives 60 s by its own claim', async () => {
    const { login } = await account()
    const { iat, exp } = decode((await login()).token)
    expect(exp - iat).toBe(60)
  })

  it('[S9.9] the refresh token lives 14395 s from its last use', async () => {
    const { login } = await account()
    const [before] = await server.admin<{ now: Date }>('select now()')
    const { token } = await login()
    const [row] = await server.admin<{ whole: number; left: number }>(
      `select extract(epoch from idle_expires_at - $2)::float as whole, extract(epoch from idle_expires_at - now())::float as left
       from auth.session where id = $1`,
      [decode(token).sid, before?.now],
    )
    expect(row?.whole).toBeGreaterThanOrEqual(14_395)
    expect(row?.left).toBeLessThanOrEqual(14_395)
  })

  it('[S9.11] [S9.4] a browser gets only necessary cookies, named auth., on path /', async () => {
    const { email } = await account()
    const response = await post(
      '/rest/login',
      { email, password },
      { origin: new URL(server.parts.config.PUBLIC_URL).origin, 'sec-fetch-site': 'same-origin' },
    )
    const cookies = response.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-auth\.[a-z]+=[^;]+;.*Path=\/(;|$)/)
    expect((await call('/config.json')).headers.getSetCookie()).toEqual([])
  })
})
