import { beforeEach, describe, expect, test } from 'vitest'
import { TypedDocumentString } from '#gql/graphql.ts'
import { encode, GraphqlError, makeRequest, Unreachable } from './graphql.ts'
import { makeSession } from '#device/session/session.ts'
import { SessionGone } from '#device/session/session-errors.ts'
import { makeJwt, makeTestBrowser, refusal } from '#device/test-browser.ts'

const houses = new TypedDocumentString<{ houses: number }, { first: number }>(
  'query Houses($first: Int) { houses }',
)
const rooms = new TypedDocumentString<{ rooms: number }, { house: string }>(
  'query Rooms($house: ID!) { rooms }',
)
const rename = new TypedDocumentString<{ rename: number }, { name: string }>(
  'mutation Rename($name: String!) { rename }',
)
const user = { id: 'user-1', email: 'v@kunde.test', firstName: 'V', lastName: 'M', phone: null, scope: [] }

/** A data service that accepts only the newest token, and says otherwise what `answer` says. */
function makeServer() {
  let issued = 0
  const fault = {
    answer: undefined as (() => Response) | undefined,
    refusesAll: false,
    refusesBatches: false,
    breaksOn: undefined as string | undefined,
    refresh: 200,
  }
  const asked: { authorization: string | null; body: unknown }[] = []
  const answerTo = (query: unknown) =>
    String(query).includes('rooms') ? { data: { rooms: 7 } } : { data: { houses: 2 } }
  const tokenOf = (number: number) => makeJwt({ sid: 'sid', iat: 1_000, exp: 1_060, jti: number })
  return {
    fault,
    asked,
    forgetTokens: () => void (issued += 1),
    serve: (request: Request, body: Record<string, unknown>): Response => {
      const path = new URL(request.url).pathname
      if (path === '/rest/user') return Response.json(user)
      if (path === '/graphql') {
        const authorization = request.headers.get('authorization')
        const parts = Object.fromEntries(new URL(request.url).searchParams)
        const isGet = request.method === 'GET'
        const said = isGet ? { ...parts, variables: JSON.parse(parts['variables'] ?? '{}') as unknown } : body
        asked.push({ authorization, body: said })
        if (fault.refusesAll || (authorization !== null && authorization !== `Bearer ${tokenOf(issued)}`))
          return graphqlRefusal(401, 'UNAUTHENTICATED')
        if (fault.refusesBatches && Array.isArray(said)) return graphqlRefusal(422, 'TOO_COMPLEX')
        if (fault.breaksOn !== undefined && String(parts['query']).includes(fault.breaksOn))
          throw new TypeError('Failed to fetch')
        return (
          fault.answer?.() ??
          Response.json(
            Array.isArray(said) ? said.map(({ query }) => answerTo(query)) : answerTo(said['query']),
          )
        )
      }
      if (path === '/rest/refresh' && fault.refresh !== 200) return refusal(fault.refresh, 'SESSION_EXPIRED')
      issued += 1
      return Response.json({ token: tokenOf(issued), refreshToken: `sid.${issued}.seal` })
    },
  }
}

const graphqlRefusal = (status: number, code: string, extensions = {}) =>
  Response.json(
    { data: null, errors: [{ message: `Satz zu ${code}`, extensions: { code, ...extensions } }] },
    { status },
  )

let server: ReturnType<typeof makeServer>
let browser: ReturnType<typeof makeTestBrowser>
beforeEach(() => {
  server = makeServer()
  browser = makeTestBrowser(server.serve)
})

async function signedIn() {
  const uplink = browser.openTab()
  const session = makeSession(uplink)
  await session.signIn({ email: user.email, password: 'x' })
  browser.calls.length = 0
  return { uplink, session, request: makeRequest(uplink, session) }
}

const asGuest = () => {
  const uplink = browser.openTab()
  return { uplink, request: makeRequest(uplink, makeSession(uplink)) }
}

describe('what is sent', () => {
  test('[S7.16] a question alone goes by GET: query, variables and name in the address, the token in its header', async () => {
    const { request, session } = await signedIn()
    expect(await request(houses, { first: 3 })).toEqual({ houses: 2 })
    expect(server.asked).toEqual([
      {
        authorization: `Bearer ${await session.token()}`,
        body: {
          query: 'query Houses($first: Int) { houses }',
          variables: { first: 3 },
          operationName: 'Houses',
        },
      },
    ])
  })

  test('[S7.17] what is asked at the same moment goes by one POST, and each gets its own answer', async () => {
    const { request } = await signedIn()
    const answers = await Promise.all([request(houses, { first: 1 }), request(rooms, { house: 'a' })])
    expect(answers).toEqual([{ houses: 2 }, { rooms: 7 }])
    expect(browser.calls).toEqual(['POST /graphql'])
    expect(server.asked[0]?.body).toMatchObject([{ operationName: 'Houses' }, { operationName: 'Rooms' }])
  })

  test('at most ten go together, and what comes while the token is renewed goes along', async () => {
    const { request } = await signedIn()
    browser.pass(59_500)
    await Promise.all(Array.from({ length: 12 }, () => request(houses, { first: 1 })))
    expect(browser.calls).toEqual(['POST /rest/refresh', 'POST /graphql', 'POST /graphql'])
    expect(server.asked.map(({ body }) => (Array.isArray(body) ? body.length : 1))).toEqual([10, 2])
  })

  test('together too dear for the server, each goes alone', async () => {
    const { request } = await signedIn()
    server.fault.refusesBatches = true
    const answers = await Promise.all([request(houses, { first: 1 }), request(rooms, { house: 'a' })])
    expect(answers).toEqual([{ houses: 2 }, { rooms: 7 }])
    expect(browser.calls).toEqual(['POST /graphql', 'GET /graphql', 'GET /graphql'])
  })

  test('each alone, one that fails is missing alone', async () => {
    const { request } = await signedIn()
    server.fault.refusesBatches = true
    server.fault.breaksOn = 'rooms'
    const [first, second] = await Promise.allSettled([
      request(houses, { first: 1 }),
      request(rooms, { house: 'a' }),
    ])
    expect(first).toEqual({ status: 'fulfilled', value: { houses: 2 } })
    expect(second).toMatchObject({ status: 'rejected' })
  })

  test('an answer that refuses one of several is the error of that one alone', async () => {
    server.fault.answer = () =>
      Response.json([
        { data: null, errors: [{ message: 'Nein', extensions: { code: 'FORBIDDEN' } }] },
        { data: { rooms: 7 } },
      ])
    const { request } = asGuest()
    const [first, second] = await Promise.allSettled([
      request(houses, { first: 1 }),
      request(rooms, { house: 'a' }),
    ])
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'FORBIDDEN' } })
    expect(second).toEqual({ status: 'fulfilled', value: { rooms: 7 } })
  })

  test('one of several who stops waiting does not take the answer from the others', async () => {
    const { request } = asGuest()
    const leaving = new AbortController()
    const left = request(houses, { first: 1 }, { signal: leaving.signal })
    const stayed = request(rooms, { house: 'a' })
    leaving.abort(new Error('left the page'))
    await expect(left).rejects.toThrow('left the page')
    expect(await stayed).toEqual({ rooms: 7 })
  })

  test('a write goes by POST and alone, and so does a question too long for an address', async () => {
    const { request } = asGuest()
    await Promise.all([request(rename, { name: 'Haus' }), request(houses, { first: 1 })])
    await request(rooms, { house: 'a'.repeat(4_000) })
    expect(browser.calls.toSorted()).toEqual(['GET /graphql', 'POST /graphql', 'POST /graphql'])
  })

  test('a guest asks without a token', async () => {
    await asGuest().request(houses, { first: 1 })
    expect(server.asked[0]?.authorization).toBeNull()
  })

  test('a file among the variables makes it a form that names its place', async () => {
    const picture = new Blob(['x'], { type: 'image/png' })
    const { headers, body } = encode('mutation Add($input: In!) { add }', {
      input: { name: 'Dach', files: [picture] },
    })
    const form = body as FormData
    const read = (name: string): unknown => JSON.parse(form.get(name) as string)
    expect(headers).toEqual({ 'x-app-request': '1' })
    expect(read('operations')).toMatchObject({
      variables: { input: { name: 'Dach', files: [null] } },
      operationName: 'Add',
    })
    expect(read('map')).toEqual({ 0: ['variables.input.files.0'] })
    expect(form.get('0')).toBeInstanceOf(Blob)
  })
})

describe('tokens', () => {
  test('[S7.6] a request with an expired token refreshes first', async () => {
    const { request } = await signedIn()
    browser.pass(59_500)
    await request(houses, { first: 1 })
    expect(browser.calls).toEqual(['POST /rest/refresh', 'GET /graphql'])
  })

  test('a token the server refuses is refreshed once and the request repeated once', async () => {
    const { request } = await signedIn()
    server.forgetTokens()
    expect(await request(houses, { first: 1 })).toEqual({ houses: 2 })
    expect(browser.calls).toEqual(['GET /graphql', 'POST /rest/refresh', 'GET /graphql'])
  })

  test('a session that ended is found out inside a good answer as well', async () => {
    const { request, session } = await signedIn()
    server.fault.answer = () => graphqlRefusal(200, 'UNAUTHENTICATED')
    server.fault.refresh = 401
    await expect(request(houses, { first: 1 })).rejects.toThrow(SessionGone)
    expect(session.state().loggedIn).toBe(false)
  })

  test('refused with a fresh token too, the session is reset', async () => {
    const { request, session } = await signedIn()
    server.fault.refusesAll = true
    await expect(request(houses, { first: 1 })).rejects.toThrow(SessionGone)
    expect(browser.calls).toEqual(['GET /graphql', 'POST /rest/refresh', 'GET /graphql'])
    expect(session.ending()).toBe('expired')
  })
})

describe('errors', () => {
  test.each([
    [400, '{}'],
    [404, '<html>'],
    [200, '{}'],
    [200, '{"data":null}'],
    [400, '{"errors":[]}'],
    [422, '{"errors":[{"message":""}]}'],
  ])('[S8.2] without a message a failed answer %i %s is named by its code', async (status, text) => {
    server.fault.answer = () => new Response(text, { status })
    const error: unknown = await asGuest()
      .request(houses, { first: 1 })
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(GraphqlError)
    expect(error).toMatchObject({ message: `GraphQL Error (Code: ${status})`, status, code: undefined })
  })

  test('otherwise it has the first message, its code, its field and the current state', async () => {
    server.fault.answer = () => graphqlRefusal(200, 'CONFLICT', { current: { version: 3 }, field: 'name' })
    await expect(asGuest().request(houses, { first: 1 })).rejects.toMatchObject({
      name: 'GraphqlError',
      message: 'Satz zu CONFLICT',
      code: 'CONFLICT',
      field: 'name',
      current: { version: 3 },
      status: 200,
    })
  })

  test('data beside errors is no answer', async () => {
    server.fault.answer = () => Response.json({ data: { houses: 1 }, errors: [{ message: 'Nein' }] })
    await expect(asGuest().request(houses, { first: 1 })).rejects.toThrow('Nein')
  })

  test('a server in trouble is unreachable, and keeps the specified text', async () => {
    server.fault.answer = () => new Response('', { status: 503, headers: { 'retry-after': '5' } })
    const error: unknown = await asGuest()
      .request(houses, { first: 1 })
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Unreachable)
    expect(error).toMatchObject({ message: 'GraphQL Error (Code: 503)', status: 503, retryAfterSeconds: 5 })
  })

  test('a connection that breaks is unreachable and is told to the indicator, the next answer too', async () => {
    const { uplink, request } = asGuest()
    await request(houses, { first: 1 })
    browser.device.isOffline = true
    await expect(request(houses, { first: 1 })).rejects.toBeInstanceOf(Unreachable)
    expect(uplink.connection.state()).toEqual({ online: false, lastContactAt: browser.clock.wall })
    browser.device.isOffline = false
    await request(houses, { first: 1 })
    expect(uplink.connection.state().online).toBe(true)
  })

  test('whoever stops waiting gets his own reason, and the network is not blamed', async () => {
    const { uplink, request } = asGuest()
    await request(houses, { first: 1 })
    const signal = AbortSignal.abort(new Error('left the page'))
    await expect(request(houses, { first: 1 }, { signal })).rejects.toThrow('left the page')
    expect(uplink.connection.state().online).toBe(true)
  })
})
