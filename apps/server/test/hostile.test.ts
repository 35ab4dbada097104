import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import mercurius from 'mercurius'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSchema } from '#src/schema.ts'
import { hostileRequests, type Hostile } from './hostile-requests.ts'
import { hostileUploads } from './hostile-uploads.ts'
import { startServer, type TestServer } from './server.ts'
import { openSocket } from './socket.ts'
import { makeWorld, newId, type Person } from './world.ts'

const maxGrowthMb = 64

let server: TestServer
let world: ReturnType<typeof makeWorld>
let memoryBefore = 0

beforeAll(async () => {
  server = await startServer()
  world = makeWorld(server)
  await send(await world.person(), { name: 'warm up', body: { query: '{ me { id } }' }, code: [] })
  memoryBefore = heapMb()
})
afterAll(() => server.close())

describe('every hostile request is answered with the right no', () => {
  // Twice: the second time a document may come from a cache or in its compiled form.
  test.each([...hostileRequests, ...hostileUploads])('$name', async (hostile) => {
    const person = await world.person()
    for (const answer of [await send(person, hostile), await send(person, hostile)]) {
      expect(answer.status).toBeLessThan(500)
      expect(hostile.code).toContain(answer.code)
    }
  })

  test('a prototype is never polluted', () => {
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('a compiled document does not answer for another operation of the same text', async () => {
    const person = await world.person()
    const query =
      'query A { me { id } } mutation B { archiveRealEstate(id: "x", input: { idempotencyKey: "x", expectedVersion: 1 }) { id } }'
    for (const operationName of ['B', 'B', 'B', 'A']) {
      const answer = await send(person, { name: operationName, body: { query, operationName }, code: [] })
      expect(answer.code).toBe('BAD_INPUT')
    }
  })

  test('a guest uploads nothing', async () => {
    const hostile = hostileUploads.find(({ name }) => name === 'multipart map over the document')
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { ...hostile?.headers },
      body: String(hostile?.body),
    })
    expect(response.status).toBe(401)
  })
})

describe('sockets', () => {
  const watch = (house: string) => `subscription { realEstateChanged(realEstateId: "${house}") { id } }`
  const refusal = (id: string) => (message: { id?: string; type: string }) =>
    message.type === 'error' && message.id === id

  /** The code of the refusal. */
  async function subscribed(query: unknown): Promise<unknown> {
    const socket = await openSocket(server.url, { token: (await world.person()).token() })
    socket.say({ id: 'a', type: 'subscribe', payload: { query } })
    const answer = await socket.hear(refusal('a'))
    socket.close()
    return (answer?.payload as { extensions?: { code?: string } }[] | undefined)?.[0]?.extensions?.code
  }

  test.each([
    ['a foreign house', watch(newId()), 'NOT_FOUND'],
    ['too deep', `subscription { ${'a { '.repeat(12)} b ${'}'.repeat(12)} }`, 'TOO_COMPLEX'],
    [
      'too many aliases',
      `subscription { realEstateChanged(realEstateId: "x") { ${Array.from({ length: 40 }, (_, index) => `a${index}: id`).join(' ')} } }`,
      'TOO_COMPLEX',
    ],
    [
      'too many tokens',
      `subscription { realEstateChanged(realEstateId: "x") { ${'id '.repeat(2_000)} } }`,
      'TOO_COMPLEX',
    ],
    [
      'fragment bomb',
      `subscription { ...f0 } ${Array.from({ length: 50 }, (_, at) => `fragment f${at} on Subscription { ...f${at + 1} ...f${at + 1} }`).join(' ')} fragment f50 on Subscription { __typename }`,
      'TOO_COMPLEX',
    ],
    ['not valid', 'subscription { nonsense { id } }', 'BAD_INPUT'],
    ['cyclic', 'subscription { ...a } fragment a on Subscription { ...a }', 'BAD_INPUT'],
    [
      'introspection',
      'subscription { realEstateChanged(realEstateId: "x") { id } __schema { types { name } } }',
      'BAD_INPUT',
    ],
  ])('a subscription is judged like any document: %s', async (_name, query, code) => {
    expect(await subscribed(query)).toBe(code)
  })

  test('a subscription given as a syntax tree is refused', async () => {
    const name = (value: string) => ({ kind: 'Name', value })
    const selectionSet = { kind: 'SelectionSet', selections: [{ kind: 'Field', name: name('__typename') }] }
    const argument = {
      kind: 'Argument',
      name: name('realEstateId'),
      value: { kind: 'StringValue', value: newId() },
    }
    const root = { kind: 'Field', name: name('realEstateChanged'), arguments: [argument], selectionSet }
    const definition = {
      kind: 'OperationDefinition',
      operation: 'subscription',
      selectionSet: { kind: 'SelectionSet', selections: [root] },
    }
    expect(await subscribed({ kind: 'Document', definitions: [definition] })).toBe('BAD_INPUT')
  })

  test('a fault while somebody watches is masked like any other', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const socket = await openSocket(server.url, { token: owner.token() })
    socket.say({ id: 'a', type: 'subscribe', payload: { query: watch(house) } })
    await server.watched(house)
    await server.admin('revoke select on app.outbox from hauswart_app')
    try {
      const answer = await socket.hear(refusal('a'))
      expect(answer?.payload).toMatchObject([{ extensions: { code: 'INTERNAL' } }])
      expect(JSON.stringify(answer)).not.toContain('outbox')
    } finally {
      await server.admin('grant select on app.outbox to hauswart_app')
      socket.close()
    }
  })

  test('queries and mutations do not run over a socket', async () => {
    const socket = await openSocket(server.url, { token: (await world.person()).token() })
    socket.say({ id: 'a', type: 'subscribe', payload: { query: '{ me { id } }' } })
    expect(await socket.hear(refusal('a'))).toBeDefined()
    expect(socket.heard.some(({ type }) => type === 'next')).toBe(false)
    socket.close()
  })

  test('a page of another site opens no socket', async () => {
    await expect(openSocket(server.url, { origin: 'https://evil.test' })).rejects.toThrow('401')
    const own = await openSocket(server.url, { origin: new URL(server.parts.config.PUBLIC_URL).origin })
    own.close()
  })

  test('a guest, a forged token and a wrong protocol get nowhere', async () => {
    for (const token of ['', 'forged', `${(await world.person()).token()}x`]) {
      const socket = await openSocket(server.url)
      socket.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
      await socket.ended
      expect(socket.heard.some(({ type }) => type === 'connection_ack')).toBe(false)
    }
    const socket = await openSocket(server.url, { protocol: 'nonsense' }).catch(() => undefined)
    if (socket !== undefined) expect((await socket.ended).code).toBe(1_002)
  })

  test('a message above 64 KB, one that is no JSON and a second greeting end the socket or are refused', async () => {
    const token = (await world.person()).token()
    const large = await openSocket(server.url, { token })
    large.say(JSON.stringify({ id: 'a', type: 'subscribe', payload: { query: `# ${'x'.repeat(70_000)}` } }))
    expect((await large.ended).code).toBe(1_009)
    const twice = await openSocket(server.url, { token })
    twice.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
    expect((await twice.ended).code).toBe(4_429)
    const broken = await openSocket(server.url, { token })
    for (const message of [
      '{',
      '[]',
      '1',
      '{"type":"subscribe"}',
      '{"type":"subscribe","id":"a","payload":{"query":null}}',
      '{"type":"nonsense"}',
    ])
      broken.say(message)
    expect(await broken.hear(({ type }) => type === 'error')).toBeDefined()
    broken.say('null')
    await broken.ended
  })

  test('an id in use and a flood of subscriptions are refused', async () => {
    const owner = await world.person()
    const house = await world.house(owner)
    const socket = await openSocket(server.url, { token: owner.token() })
    for (const id of ['a', 'a']) socket.say({ id, type: 'subscribe', payload: { query: watch(house) } })
    expect(await socket.hear(refusal('a'))).toBeDefined()
    for (let index = 0; index < 60; index += 1)
      socket.say({ id: `flood${index}`, type: 'subscribe', payload: { query: watch(house) } })
    expect(await socket.hear(refusal('flood59'))).toBeDefined()
    socket.close()
  })
})

describe('after all of it', () => {
  test('the server is alive and kept no memory', async () => {
    const person = await world.person()
    expect((await person.data('{ me { id } }'))['me']).toEqual({ id: person.userId })
    expect(heapMb() - memoryBefore).toBeLessThan(maxGrowthMb)
  })

  test.runIf(existsSync(new URL('../known-documents.json', import.meta.url)))(
    'with known documents only, another one is not executed',
    async () => {
      const strict = await startServer({ config: { GRAPHQL_DOCUMENTS: 'known' } })
      const person = await makeWorld(strict).person()
      const answer = await person.graphql(
        'query Unheard { me { id firstName lastName phone version __typename } }',
      )
      expect(answer.errors?.[0]?.extensions.code).toBe('UNKNOWN_DOCUMENT')
      await strict.close()
    },
  )
})

test('control: without our limits the same documents are executed', async () => {
  const bare = Fastify()
  await bare.register(mercurius, { schema: makeSchema(), graphiql: false })
  const executed: string[] = []
  for (const { name, body } of hostileRequests) {
    const query = (body as { query?: unknown } | undefined)?.query
    if (
      ![
        'alias flood',
        'deep inline fragments',
        'introspection',
        'first: 1e9',
        'directive overload on one field',
      ].includes(name)
    )
      continue
    const answer = await bare.graphql(String(query)).catch(() => undefined)
    if (answer !== undefined) executed.push(name)
  }
  await bare.close()
  expect(executed).toContain('introspection')
  expect(executed).toContain('alias flood')
  expect(executed).toContain('first: 1e9')
})

type Answer = { status: number; code: string }

async function send(person: Person, hostile: Hostile): Promise<Answer> {
  const { method = 'POST', path = '/graphql', headers = {}, body } = hostile
  const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  const { status, text } = await knock(
    `${server.url}${path}`,
    method,
    { ...person.headers(), ...headers },
    sent,
  )
  return { status, code: codeOf(text) }
}

// Not fetch: it refuses to send some of these headers.
function knock(
  url: string,
  method: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { method, headers: { ...headers, ...length } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', reject).end(body)
  })
}

function codeOf(text: string): string {
  const answers = [JSON.parse(text) as { errors?: { extensions: { code: string } }[] }].flat()
  return answers.flatMap((answer) => answer.errors ?? [])[0]?.extensions.code ?? 'none'
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heapMb(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1_048_576
}
