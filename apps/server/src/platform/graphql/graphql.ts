import { asRecord } from '@hauswart/domain/fields/as-record'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { networkOf, oneLine } from '@hauswart/domain/accounts/network'
import websocket from '@fastify/websocket'
import {
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  specifiedRules,
  validate,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql'
import mercurius from 'mercurius'
import type { Identity } from '#platform/db/access.ts'
import { AppError, httpStatus } from '#platform/app-error.ts'
import {
  contextOf,
  identityOf,
  makeContext,
  toAppError,
  type Http,
  type Reply,
  type Request,
} from '#platform/http/http.ts'
import { costOf, judgeDocument, rowsIn, type Judged } from './graphql-limits.ts'
import { limits } from '#platform/limits.ts'
import { readForm } from './multipart.ts'
import type { Parts } from '#platform/parts.ts'
import { makePoints } from '#platform/http/points.ts'
import { makeSockets, type Socket } from './sockets.ts'
import { socketLog } from './socket-log.ts'

type Operation = { query?: unknown; variables?: unknown; operationName?: unknown }

const leastShare = 20

const manifest = new URL('../../../known-documents.json', import.meta.url)

/** The GraphQL data service: POST, GET, batches, multipart and subscriptions on one address. */
export async function graphqlService(app: Http, parts: Parts, schema: GraphQLSchema): Promise<void> {
  const { config } = parts
  const points = makePoints(parts.cache)
  const sockets = makeSockets(parts.database, parts.log)
  const judge = makeJudge(schema, config.GRAPHQL_DOCUMENTS === 'known' ? knownDocuments() : undefined)
  const origin = new URL(config.PUBLIC_URL).origin
  const extraRules = config.ENVIRONMENT === 'development' ? [] : [NoSchemaIntrospectionCustomRule]

  app.addHook('onClose', async () => {
    points.close()
    sockets.close()
  })
  app.setErrorHandler((error: Error & { statusCode?: number; errors?: readonly Error[] }, request, reply) => {
    const refusal = transportRefusal(error)
    if (refusal.code === 'INTERNAL') request.log.error({ err: error, reqId: request.id }, 'fault')
    const detail = config.ENVIRONMENT === 'production' ? undefined : error.errors?.[0]?.message
    return reply
      .code(httpStatus(refusal.code))
      .send({ data: null, errors: [toGraphql(refusal, request.id, detail)] })
  })
  await app.register(websocket, {
    options: {
      maxPayload: limits.graphql.socketMessageBytes,
      verifyClient: (info: { origin?: string }) => info.origin === undefined || info.origin === origin,
    },
  })
  // By GET a person's answer has an address: nobody between here and there may hand it to another.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('vary', 'authorization')
    done()
  })
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, {}))
  app.addHook('preValidation', (request, reply, done) => {
    if (!isMultipart(request)) return done()
    receiveFiles(request, reply.raw).then(() => done(), done)
  })
  async function receiveFiles(request: Request, answer: ServerResponse): Promise<void> {
    if (request.headers['x-app-request'] !== '1') throw new AppError('FORBIDDEN')
    // Nobody uploads as a guest: files cost memory before their document can be judged.
    if (identityOf(parts, request.headers.authorization) === undefined) throw new AppError('UNAUTHENTICATED')
    request.body = await readForm(request.raw, answer)
  }

  /** Everything that can be refused without running anything, in one place for all transports. */
  function admit(request: Request): void {
    if (request.headers.origin !== undefined && request.headers.origin !== origin)
      throw new AppError('FORBIDDEN')
    const operations = operationsOf(request)
    if (operations.length === 0 || operations.length > limits.graphql.batch) throw new AppError('TOO_COMPLEX')
    if (isMultipart(request) && operations.length > 1) throw new AppError('TOO_COMPLEX')
    const identity = identityOf(parts, request.headers.authorization)
    let cost = 0
    let least = 0
    for (const operation of operations) {
      const { query, variables, operationName } = operation
      if (typeof query !== 'string') throw new AppError('BAD_INPUT', { field: 'query' })
      const judged = judge(query)
      if (judged.kind === OperationTypeNode.SUBSCRIPTION) throw new AppError('BAD_INPUT', { field: 'query' })
      cost += costOf(
        judged,
        typeof operationName === 'string' ? operationName : undefined,
        asRecord(variables),
      )
      least += judged.least
    }
    if (cost > limits.graphql.cost) throw new AppError('TOO_COMPLEX')
    const settle = points.spend(identity?.userId ?? `guest:${networkOf(request.ip, oneLine)}`, cost)
    // Rows that were read and then left out are in no answer: something of what it might have cost always stays.
    bills.set(request, (rows) => settle(Math.max(least + rows, Math.ceil(cost / leastShare))))
  }
  const bills = new WeakMap<Request, (rows: number) => void>()
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    // What was refused stays as dear as it might have been: looking for what is not there is not free.
    const answers = (Array.isArray(payload) ? payload : [payload]).map(asRecord)
    if (answers.every(({ errors }) => errors === undefined))
      bills.get(request)?.(answers.reduce((sum, { data }) => sum + rowsIn(data), 0))
    done(null, payload)
  })

  app.log = socketLog(parts.log)
  await app.register(mercurius, {
    schema,
    path: '/',
    jit: config.GRAPHQL_JIT ? 1 : 0,
    graphiql: false,
    allowBatchedQueries: true,
    errorHandler: false,
    validationRules: extraRules,
    additionalRouteOptions: {
      preHandler: (request: Request, _reply: Reply, done: (error?: Error) => void) => {
        try {
          // Asked of the connection: a header `upgrade` alone opens no socket and must not skip the gate.
          if (!isSocket(request)) admit(request)
          done()
        } catch (error) {
          done(error as Error)
        }
      },
      // `admit` has looked at the shape already; a second look by JSON schema costs more than it finds.
      validatorCompiler: () => () => true,
    },
    context: (request) => contextOf(parts, request) as never,
    errorFormatter: (execution, context) => {
      const id = (context as { requestId?: string }).requestId ?? ''
      const errors = (execution.errors ?? []).map((error) => present(error, id, parts))
      return { statusCode: 200, response: { data: execution.data ?? null, errors: errors as never } }
    },
    subscription: {
      // The edge cuts a silent socket after two minutes.
      keepAlive: 30_000,
      context: (socket: unknown) => {
        sockets.greet(socket as Socket)
        return { socket: socket as Socket, sockets }
      },
      // A socket carries its token in the first message: a header could not be set by a browser.
      onConnect: (data) => {
        const identity = identityOf(parts, readAuthorization(data.payload))
        return identity === undefined ? false : (makeContext(parts, identity, '') as never)
      },
    },
  })
  app.websocketServer.on('connection', (socket) => sockets.await(socket))
  // Subscription documents skip the HTTP path, so they meet the same judge here. One given as AST comes
  // past the first hook, and Mercurius validates none.
  const texts = new WeakMap<object, string>()
  app.graphql.addHook(
    'preSubscriptionParsing',
    async (_schema, source, context) => void texts.set(context, source),
  )
  app.graphql.addHook('preSubscriptionExecution', async (_schema, document, context, id) => {
    const source = texts.get(context)
    if (source === undefined) throw new AppError('BAD_INPUT', { field: 'query' })
    const cost = costOf(judge(source), undefined, {})
    if (validate(schema, document, [...specifiedRules, ...extraRules]).length > 0) {
      throw new AppError('BAD_INPUT', { field: 'query' })
    }
    const { identity, socket } = context as unknown as SocketContext
    points.spend(identity.userId, cost)
    sockets.open(socket, id)
  })
  app.graphql.addHook('onSubscriptionEnd', async (context, id) => {
    sockets.end((context as unknown as SocketContext | null)?.socket, id)
  })
}

type SocketContext = { readonly identity: Identity; readonly socket: Socket }

const isSocket = (request: Request): boolean => request.ws

function makeJudge(
  schema: GraphQLSchema,
  known: ReadonlySet<string> | undefined,
): (source: string) => Judged {
  const cache = new Map<string, Judged>()
  const maxEntries = 2_000
  return (source) => {
    const before = cache.get(source)
    if (before !== undefined) return before
    const judged = judgeDocument(schema, source)
    if (known !== undefined && !known.has(judged.hash)) throw new AppError('UNKNOWN_DOCUMENT')
    if (cache.size >= maxEntries) cache.clear()
    cache.set(source, judged)
    return judged
  }
}

const knownDocuments = (): ReadonlySet<string> =>
  new Set(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>))

const isMultipart = (request: Request): boolean =>
  request.headers['content-type']?.startsWith('multipart/form-data') === true

function operationsOf(request: Request): readonly Operation[] {
  if (request.method !== 'GET')
    return (Array.isArray(request.body) ? request.body : [request.body]).map(asRecord)
  const query = asRecord(request.query)
  return [{ ...query, variables: parseVariables(query['variables']) }]
}

function parseVariables(text: unknown): unknown {
  if (typeof text !== 'string') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_INPUT', { field: 'variables' })
  }
}

function readAuthorization(payload: unknown): string | undefined {
  const authorization = asRecord(payload)['authorization']
  return typeof authorization === 'string' ? authorization : undefined
}

function transportRefusal(error: Error & { statusCode?: number; errors?: readonly Error[] }): AppError {
  if (error.statusCode === 405) return new AppError('METHOD_NOT_ALLOWED', {}, error)
  const inner = error.errors
    ?.map((one) => (one as GraphQLError).originalError)
    .find((one) => one instanceof AppError)
  return inner instanceof AppError ? inner : toAppError(error)
}

function present(error: GraphQLError, requestId: string, parts: Parts): GraphQLFormattedError {
  // Without an original error the executor itself refused: a missing value or a wrong variable.
  const original = error.originalError
  const refusal =
    original === undefined || original === null ? new AppError('BAD_INPUT') : toAppError(original)
  if (refusal.code === 'INTERNAL') parts.log.error({ err: original, requestId }, 'fault')
  return { ...toGraphql(refusal, requestId), ...(error.path === undefined ? {} : { path: error.path }) }
}

function toGraphql(refusal: AppError, requestId: string, detail?: string): GraphQLFormattedError {
  const { field, current, reason, missing, faults } = refusal.details
  return {
    message: refusal.message,
    extensions: {
      code: refusal.code,
      requestId,
      ...(field === undefined ? {} : { field }),
      ...(current === undefined ? {} : { current }),
      ...(reason === undefined ? {} : { reason }),
      ...(missing === undefined ? {} : { missing }),
      ...(faults === undefined ? {} : { faults }),
      ...(detail === undefined ? {} : { detail }),
    },
  }
}
