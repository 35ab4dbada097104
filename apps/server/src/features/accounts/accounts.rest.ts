import {
  confirmInput,
  letterInput,
  loginInput,
  newPasswordInput,
  refreshInput,
  registerInput,
} from '@hauswart/domain/accounts/account.input'
import { networkOf, oneArea, oneLine } from '@hauswart/domain/accounts/network'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { Identity } from '#platform/db/access.ts'
import { cookiesOf, setCookie } from '#platform/http/cookies.ts'
import { AppError, httpStatus } from '#platform/app-error.ts'
import { identityOf, sayNo, type Http, type Reply, type Request } from '#platform/http/http.ts'
import { parseInput } from '#platform/input.ts'
import type { Parts } from '#platform/parts.ts'
import type { Caller } from './accounts.limits.service.ts'
import { login } from './accounts.login.service.ts'
import { forgotPassword, setNewPassword } from './accounts.passwords.service.ts'
import { refreshSession } from './accounts.refresh.service.ts'
import { confirmAccount, registerAccount, resendConfirmation } from './accounts.registration.service.ts'
import { currentUser } from './accounts.service.ts'
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
  logout,
  type SignedIn,
} from './accounts.sessions.service.ts'

const refreshCookie = '__Host-auth.rb'
const deviceCookie = '__Host-auth.kd'
const refreshSeconds = 14_395 // spec §9
const deviceSeconds = 180 * 24 * 3_600
const abortedText = 'Both token and refresh token have expired. Your request was aborted.' // spec §8
const mailSent = { mailSent: true }

/** The authentication service (specification §7), relative to its prefix. */
export function accountRoutes(app: Http, parts: Parts): void {
  const ownOrigin = new URL(parts.config.PUBLIC_URL).origin
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.method === 'POST' ? foreignPost(request, ownOrigin) : undefined)
  })
  app.setErrorHandler((error: Error, request, reply) =>
    error instanceof AppError && error.code === 'SESSION_EXPIRED'
      ? sayExpired(error, request, reply)
      : sayNo(error, request, reply),
  )

  app.post('/login', async (request, reply) => {
    const signedIn = await login(parts, callerOf(request), parseInput(loginInput, request.body))
    if (signedIn.deviceMark !== undefined) setCookie(reply, deviceCookie, signedIn.deviceMark, deviceSeconds)
    return answer(reply, signedIn)
  })
  app.post('/refresh', async (request, reply) => {
    const { refreshToken } = parseInput(refreshInput, request.body)
    const result = await refreshSession(parts, callerOf(request), refreshToken, attemptOf(request))
    if (!('ended' in result)) return answer(reply, result)
    // Replaced or signed out here: a newer login may already have set its own cookie in this browser.
    if (result.ended !== 'replaced' && result.ended !== 'logout') setCookie(reply, refreshCookie, '', 0)
    throw new AppError('SESSION_EXPIRED')
  })
  app.get('/logout', async (request, reply) => {
    await logout(parts, callerOf(request), leaverOf(parts, request))
    setCookie(reply, refreshCookie, '', 0)
    return reply.code(204).send()
  })
  app.get('/user', (request) => currentUser(parts, whoIs(parts, request)))

  app.post('/register', async (request, reply) => {
    await registerAccount(parts, callerOf(request), parseInput(registerInput, request.body))
    return reply.code(202).send(mailSent)
  })
  app.post('/confirm', async (request, reply) => {
    await confirmAccount(parts, callerOf(request), parseInput(confirmInput, request.body).token)
    return reply.code(204).send()
  })
  app.post('/resend-confirmation', async (request, reply) => {
    await resendConfirmation(parts, callerOf(request), parseInput(letterInput, request.body).email)
    return reply.code(202).send(mailSent)
  })
  app.post('/forgot-password', async (request, reply) => {
    await forgotPassword(parts, callerOf(request), parseInput(letterInput, request.body).email)
    return reply.code(202).send(mailSent)
  })
  app.post('/new-password', async (request, reply) => {
    await setNewPassword(parts, callerOf(request), parseInput(newPasswordInput, request.body))
    setCookie(reply, refreshCookie, '', 0)
    return reply.code(204).send()
  })

  app.get('/sessions', (request) => listSessions(parts, whoIs(parts, request)))
  app.post<{ Params: { id: string } }>('/sessions/:id/end', async (request, reply) => {
    await endOwnSession(parts, callerOf(request), whoIs(parts, request), request.params.id)
    return reply.code(204).send()
  })
  app.post('/sessions/end-others', (request) =>
    endOtherSessions(parts, callerOf(request), whoIs(parts, request)),
  )
}

/** A form of another site can send neither JSON nor our origin. */
function foreignPost(request: Request, ownOrigin: string): AppError | undefined {
  const { origin } = request.headers
  if (origin !== undefined && origin !== ownOrigin) return new AppError('FORBIDDEN')
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return new AppError('BAD_INPUT')
  return undefined
}

function sayExpired(error: AppError, request: Request, reply: Reply): Reply {
  const { code, message } = error
  return reply.code(httpStatus(code)).send({ code, message, error: abortedText, requestId: request.id })
}

function answer(reply: Reply, { token, refreshToken, cookie }: SignedIn) {
  if (cookie !== undefined) setCookie(reply, refreshCookie, cookie, refreshSeconds)
  return { token, refreshToken }
}

function callerOf(request: Request): Caller {
  const cookies = cookiesOf(request)
  const [sessionId = '', secret = ''] = cookies.get(refreshCookie)?.split('.') ?? []
  return {
    line: networkOf(request.ip, oneLine),
    area: networkOf(request.ip, oneArea),
    userAgent: (request.headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200),
    isBrowser: isBrowser(request),
    cookie: isUuid(sessionId) && secret !== '' ? { sessionId, secret } : undefined,
    deviceMark: cookies.get(deviceCookie),
  }
}

// Node's own fetch sends Sec-Fetch-Mode alone; a browser never does without Site and Dest, nor POST without Origin.
const isBrowser = ({ headers }: Request): boolean =>
  headers.origin !== undefined ||
  headers['sec-fetch-site'] !== undefined ||
  headers['sec-fetch-dest'] !== undefined

function attemptOf(request: Request): string | undefined {
  const attempt = request.headers['x-refresh-attempt']
  return typeof attempt === 'string' && /^[\w-]{8,128}$/.test(attempt) ? attempt : undefined
}

function whoIs(parts: Parts, request: Request): Identity {
  const identity = identityOf(parts, request.headers.authorization)
  if (identity === undefined) throw new AppError('UNAUTHENTICATED')
  return identity
}

/** GET is prescribed (spec §7), so an image or a link of another page must not be able to sign out. */
function leaverOf(parts: Parts, request: Request): Identity {
  const { authorization = '', 'sec-fetch-site': site, 'sec-fetch-dest': purpose } = request.headers
  if (site !== undefined && (site !== 'same-origin' || purpose !== 'empty')) throw new AppError('FORBIDDEN')
  const identity = authorization.startsWith('Bearer ')
    ? parts.tokens.verifyIgnoringExpiry(authorization.slice(7))
    : undefined
  if (identity === undefined) throw new AppError('UNAUTHENTICATED')
  return identity
}
