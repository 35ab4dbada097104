import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { AppError, httpStatus } from '#platform/app-error.ts'
import { makeReads, type Context, type Identity } from '#platform/db/access.ts'
import type { Parts } from '#platform/parts.ts'
import { limits } from '#platform/limits.ts'
import { traceRequests } from '#platform/telemetry.ts'

export type Http = FastifyInstance
export type { FastifyReply as Reply, FastifyRequest as Request }

/** The HTTP server with what every answer needs: request id, hard headers, one way to say no. */
export function makeHttp(parts: Parts): Http {
  const { config, log } = parts
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    trustProxy: config.TRUSTED_PROXIES.split(','),
    bodyLimit: limits.graphql.bodyBytes,
    requestTimeout: limits.door.requestSeconds * 1_000,
    // Node looks every 30 s by itself: what drips would stay for a minute.
    http: {
      headersTimeout: limits.door.headSeconds * 1_000,
      connectionsCheckingInterval: limits.door.lookEverySeconds * 1_000,
    },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    // A logger per request costs more than most requests log: lines that are written name their request.
    childLoggerFactory: (logger) => logger,
    // While leaving, what still arrives on a kept connection is answered and told to come back elsewhere.
    return503OnClosing: false,
  }) as unknown as Http

  if (config.TELEMETRY) traceRequests(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(hardHeaders).header('x-request-id', request.id)
    done()
  })
  // A connection kept after its last answer would hold the way out for as long as it may stay idle.
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    closeConnections(app, config.SHUTDOWN_SECONDS)
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    if (reply.statusCode >= 500 || ms > 1_000) {
      request.log.warn(
        {
          reqId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms,
        },
        'slow or failed request',
      )
    }
    done()
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    sayNo(error, request, reply),
  )
  app.setNotFoundHandler((request, reply) => sayNo(new AppError('NOT_FOUND'), request, reply))
  return app
}

// What runs gets two thirds of the time; then also those are cut that opened a connection and never asked.
function closeConnections(app: Http, seconds: number): void {
  const until = performance.now() + (seconds * 1_000 * 2) / 3
  const timer = setInterval(() => {
    if (performance.now() < until) app.server.closeIdleConnections()
    else app.server.closeAllConnections()
  }, 100)
  app.server.once('close', () => clearInterval(timer))
}

// Everything a signed-in person sees is private; pages and files set their own policy.
const hardHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** A REST answer for a refusal: code, German sentence, and never a stack. */
export function sayNo(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toAppError(error)
  if (refusal.code === 'INTERNAL') request.log.error({ err: error, reqId: request.id }, 'fault')
  if (refusal.details.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(refusal.details.retryAfterSeconds))
  return reply.code(httpStatus(refusal.code)).send({
    code: refusal.code,
    message: refusal.message,
    ...(refusal.details.field === undefined ? {} : { field: refusal.details.field }),
    requestId: request.id,
  })
}

/** Faults of the transport become refusals; anything unknown is masked. */
export function toAppError(error: Error & { statusCode?: number; code?: string }): AppError {
  if (error instanceof AppError) return error
  if (error.statusCode === 413) return new AppError('FILE_TOO_LARGE', {}, error)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('BAD_INPUT', {}, error)
  return new AppError('INTERNAL', {}, error)
}

export function makeContext(parts: Parts, identity: Identity | undefined, id: string): Context {
  return {
    identity,
    requestId: id,
    clock: parts.clock,
    database: parts.database,
    live: parts.live,
    store: parts.store,
    addresses: parts.addresses,
    cache: parts.cache,
    publicUrl: parts.config.PUBLIC_URL,
    reads: makeReads(parts.database, identity),
  }
}

export function contextOf(parts: Parts, request: FastifyRequest): Context {
  return makeContext(parts, identityOf(parts, request.headers.authorization), request.id)
}

/** A present but unusable token is refused, so that a client knows to refresh; no token is a guest. */
export function identityOf(parts: Parts, authorization: string | undefined): Identity | undefined {
  if (authorization === undefined || authorization === '') return undefined
  const identity = authorization.startsWith('Bearer ')
    ? parts.tokens.verify(authorization.slice(7))
    : undefined
  if (identity === undefined) throw new AppError('UNAUTHENTICATED')
  return identity
}

const plainId = /^[\w-]{8,64}$/
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && plainId.test(given) ? given : randomUUID()
