import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { makeApp } from '../../apps/server/src/app.ts'
import { AppError } from '../../apps/server/src/platform/app-error.ts'
import type { Call, Rows } from '../../apps/server/src/platform/db/db-wire.ts'
import type { Database } from '../../apps/server/src/platform/db/db.ts'
import type { TestServer } from '../../apps/server/test/server.ts'
import { kinds, type Kind, type Made, type Pass } from './tokens.ts'

/** What one kind of token got at one door: every answer in its words, and every statement that was asked for it. */
export type Answers = readonly {
  readonly door: string
  readonly kind: Kind
  readonly words: string
  readonly statements: string
  readonly millis: number
}[]

type Fault = 'says that it was there' | 'looks twice'
type Door = {
  readonly name: string
  readonly asks: (pass: Pass) => Asked
  /** The good link is to a request: it names no paper and no times. */
  readonly isForRequests?: true
}
type Asked = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly cookie?: string
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

const byCookie = (cookie: string) => `__Host-guest=${cookie}`
const fromOurPage = { 'x-app-request': '1' }
const piece = Buffer.from('a')
const digest = createHash('sha256').update(piece).digest()

const doors = ({ documentId, fileId }: Made): readonly Door[] => [
  {
    name: 'open',
    isForRequests: true,
    asks: ({ secret }) => ({ method: 'POST', url: '/rest/guest', payload: { token: secret } }),
  },
  {
    name: 'look',
    isForRequests: true,
    asks: ({ cookie }) => ({ method: 'GET', url: '/rest/guest', cookie }),
  },
  {
    name: 'take a paper',
    asks: ({ cookie }) => ({ method: 'GET', url: `/rest/guest/${documentId}`, cookie }),
  },
  {
    name: 'choose a time',
    asks: ({ cookie }) => ({ method: 'POST', url: '/rest/guest/answer', cookie, payload: { choice: 0 } }),
  },
  {
    name: 'announce a file',
    isForRequests: true,
    asks: ({ cookie }) => ({
      method: 'PUT',
      url: `/uploads/guest/${fileId}`,
      cookie,
      headers: fromOurPage,
      payload: { name: 'Offerte.pdf', size: 1, sha256: digest.toString('hex'), sentAs: 'offer' },
    }),
  },
  {
    name: 'send a piece',
    isForRequests: true,
    asks: ({ cookie }) => ({
      method: 'PUT',
      url: `/uploads/guest/${fileId}/0`,
      cookie,
      headers: {
        ...fromOurPage,
        'content-type': 'application/octet-stream',
        'content-digest': `sha-256=:${digest.toString('base64')}:`,
      },
      payload: piece,
    }),
  },
  {
    name: 'end a file',
    isForRequests: true,
    asks: ({ cookie }) => ({
      method: 'POST',
      url: `/uploads/guest/${fileId}/end`,
      cookie,
      headers: fromOurPage,
    }),
  },
  {
    name: 'ask a question',
    isForRequests: true,
    asks: ({ cookie }) => ({
      method: 'POST',
      url: '/rest/guest/question',
      cookie,
      payload: { message: 'Wie hoch?' },
    }),
  },
  {
    name: 'give a quote',
    isForRequests: true,
    asks: ({ cookie }) => ({ method: 'POST', url: '/rest/guest/quote', cookie, payload: { quote: null } }),
  },
]

/** Every token at every door, kinds in turn, so that a busy moment falls on all of them. */
export async function knockAll(server: TestServer, made: Made, fault?: Fault) {
  const seen: string[] = []
  const app = await makeApp({ ...server.parts, database: watched(server, seen, fault) })
  const ways = doors(made)
  let [knocks, letIn, welcomed] = [0, 0, 0]
  const answers: Answers[number][] = []
  for (const { name, asks } of ways) {
    const got = new Map(
      kinds.map((kind) => [kind, { words: new Set<string>(), statements: new Set<string>(), millis: 0 }]),
    )
    for (let at = 0; at < made.of.forged.length; at += 1)
      for (const kind of kinds) {
        const pass = made.of[kind][at]
        const own = got.get(kind)
        if (pass === undefined || own === undefined) continue
        seen.length = 0
        const started = performance.now()
        const answer = await knock(app, asks(pass), knocks)
        own.millis += performance.now() - started
        own.words.add(`${answer.status} ${answer.words}`)
        own.statements.add(seen.join('\n'))
        knocks += 1
        if (answer.status < 400) letIn += 1
      }
    for (const [kind, { words, statements, millis }] of got)
      answers.push({ door: name, kind, words: told(words), statements: told(statements), millis })
  }
  // A door that is shut for everybody would pass as well: what is good gets another answer at those it is for.
  if (fault === undefined)
    for (const { asks } of ways.filter(({ isForRequests }) => isForRequests === true)) {
      const { words } = await knock(app, asks(made.good), knocks)
      const refused = await knock(app, asks(made.of.forged[0] ?? made.good), knocks)
      if (words !== refused.words) welcomed += 1
    }
  await app.close()
  return { answers, knocks, letIn, welcomed, doors: ways.length }
}

const told = (seen: ReadonlySet<string>): string => [...seen].toSorted().join('\n---\n')

type App = Awaited<ReturnType<typeof makeApp>>

async function knock(app: App, { method, url, cookie, payload, headers }: Asked, at: number) {
  const answer = await app.inject({
    method,
    url,
    headers: {
      // Attempts are counted by line; here each comes by its own.
      'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
      ...(cookie === undefined ? {} : { cookie: byCookie(cookie) }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  // Whose request it was stands in every answer.
  const said: Record<string, unknown> = answer.body === '' ? {} : answer.json()
  const { requestId: _requestId, ...words } = said
  return { status: answer.statusCode, words: JSON.stringify(words) }
}

/** Writes down what is asked; with a fault, as a careless program would ask. */
const watched = (server: TestServer, seen: string[], fault: Fault | undefined): Database => ({
  ...server.parts.database,
  run: async (calls: readonly Call[]): Promise<Rows[]> => {
    // A program that has just begun reads the register besides, for nobody.
    for (const { statement } of calls) if (!statement.text.includes('register.')) seen.push(statement.text)
    if (fault !== undefined && (await wasThere(server, calls[0]?.values[0]))) {
      if (fault === 'says that it was there') throw new AppError('CONFLICT')
      seen.push('a second look')
    }
    return server.parts.database.run(calls)
  },
})

const wasThere = async (server: TestServer, hash: unknown): Promise<boolean> =>
  Buffer.isBuffer(hash) &&
  (
    await server.admin(
      `select from app.guest_link where secret_hash = $1 union all select from app.guest_visit where cookie_hash = $1`,
      [hash],
    )
  ).length > 0
