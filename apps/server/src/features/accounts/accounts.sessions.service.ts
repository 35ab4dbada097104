import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { Identity } from '#platform/access.ts'
import { AppError } from '#platform/app-error.ts'
import {
  authorityOnce,
  authorityWrite,
  type AuthorityTx,
  type AuthorityWriteTx,
} from '#platform/authority.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import type { Caller } from './accounts.limits.service.ts'
import { suspiciousLetter, suspiciousNotice } from './accounts.mails.ts'
import { noteEvent, tellSecurity } from './accounts.events.service.ts'
import {
  advanceSession,
  countGrace,
  endAllSessions,
  endOldestSessions,
  endSession,
  insertSession,
  isSessionAlive,
  listLivingSessions,
  lockSession,
  replaceSession,
  rotateSession,
  type Presented,
} from './accounts.sessions.queries.ts'
import type { EndReason, LockedSessionRow } from './accounts.table.ts'
import { newSecret, readRefreshToken, sealGeneration, secretHash } from './accounts.tokens.service.ts'

const graceSeconds = 10
const graceUses = 20

/** Both tokens of the specification (§7) and, for a browser, the half that goes into the cookie. */
export type SignedIn = { token: string; refreshToken: string; cookie: string | undefined }

type Minted = { sessionId: string; generation: number; userId: string; scope: readonly string[] }
type Outcome =
  | { kind: 'fresh'; session: Minted }
  | { kind: 'ended'; reason: EndReason | 'expired' }
  | { kind: 'unknown' }

/** Opens a session inside the login's transaction; the one this browser held before ends. */
export async function openSession(
  parts: Parts,
  tx: AuthorityTx,
  caller: Caller,
  account: { id: string; scope: readonly string[] },
): Promise<SignedIn> {
  if (caller.cookie !== undefined) {
    await replaceSession(tx, caller.cookie.sessionId, secretHash(caller.cookie.secret))
  }
  const sessionId = parts.clock.newId()
  const secret = newSecret()
  const { userAgent, area } = caller
  await insertSession(tx, {
    id: sessionId,
    userId: account.id,
    secretHash: secretHash(secret),
    userAgent,
    area,
  })
  await endOldestSessions(tx, account.id, limits.sessionsPerUser)
  const session = { sessionId, generation: 0, userId: account.id, scope: account.scope }
  return signedIn(parts, session, secret, caller.isBrowser)
}

function signedIn(parts: Parts, session: Minted, secret: string, isSplit: boolean): SignedIn {
  const half = sealGeneration(parts.config, session.sessionId, session.generation)
  const token = parts.tokens.sign(session)
  if (isSplit) return { token, refreshToken: half, cookie: `${session.sessionId}.${secret}` }
  return { token, refreshToken: `${half}.${secret}`, cookie: undefined }
}

/** The answer to a refresh: tokens, or why this session is over. Half a token changes nothing. */
export async function refreshSession(
  parts: Parts,
  caller: Caller,
  refreshToken: string,
  attempt: string | undefined,
): Promise<SignedIn | { ended: EndReason | 'expired' }> {
  const read = readRefreshToken(parts.config, refreshToken)
  const secret = read === undefined ? undefined : secretOf(caller, read)
  if (read === undefined || secret === undefined) return refuse(parts, caller)
  const presented: Presented = {
    sessionId: read.sessionId,
    generation: read.generation,
    secretHash: secretHash(secret),
    attemptHash: attempt === undefined ? undefined : secretHash(attempt),
  }
  const outcome = await rotate(parts, caller, presented)
  if (outcome.kind === 'unknown') return refuse(parts, caller)
  if (outcome.kind === 'ended') return { ended: outcome.reason }
  return signedIn(parts, outcome.session, secret, read.secret === undefined)
}

/** A joined token works without a cookie, so no browser may present one: a script could have stolen it. */
function secretOf(
  caller: Caller,
  read: { sessionId: string; secret: string | undefined },
): string | undefined {
  if (read.secret !== undefined) return caller.isBrowser ? undefined : read.secret
  return caller.cookie?.sessionId === read.sessionId ? caller.cookie.secret : undefined
}

async function refuse(parts: Parts, caller: Caller): Promise<never> {
  const { used } = await parts.cache.take(`refresh:refused:${caller.line}`, limits.login.perAddress)
  if (used === limits.login.perAddress.count)
    parts.log.warn({ network: caller.area }, 'many refused refresh tokens')
  throw new AppError('UNAUTHENTICATED')
}

async function rotate(parts: Parts, caller: Caller, presented: Presented): Promise<Outcome> {
  const key = `refresh:session:${presented.sessionId}`
  const window = limits.refresh.perSession
  // Only rotations count: the other tabs of a race are answered from the grace and cost nothing.
  const mayRotate = (await parts.cache.take(key, window, 0)).used < window.count
  if (mayRotate) {
    const row = await rotateSession(authorityOnce(parts.authority), presented)
    if (row !== undefined) {
      await parts.cache.take(key, window)
      return fresh(presented, presented.generation + 1, row)
    }
  }
  return authorityWrite(parts.authority, parts.clock, (tx) => decide(parts, caller, tx, presented, mayRotate))
}

/** The state table of docs/adr/0014-refresh-tokens.md, under the row lock. */
async function decide(
  parts: Parts,
  caller: Caller,
  tx: AuthorityWriteTx,
  presented: Presented,
  mayRotate: boolean,
): Promise<Outcome> {
  const row = await lockSession(tx, presented)
  if (row === undefined) return { kind: 'unknown' }
  if (row.revoked_reason !== null) return { kind: 'ended', reason: row.revoked_reason }
  if (row.is_expired) return { kind: 'ended', reason: 'expired' }
  const behind = row.generation - presented.generation
  // A sealed generation the database has not seen: it was restored to a moment before that rotation.
  if (behind <= 0) {
    if (!mayRotate)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: limits.refresh.perSession.window })
    await advanceSession(tx, presented, presented.generation + 1)
    return fresh(presented, presented.generation + 1, row)
  }
  if (behind === 1 && isSameAttempt(row, presented)) return fresh(presented, row.generation, row)
  if (behind === 1 && row.age_seconds <= graceSeconds && row.grace_used < graceUses) {
    await countGrace(tx, presented.sessionId)
    return fresh(presented, row.generation, row)
  }
  await endSession(tx, presented.sessionId, row.user_id, 'reuse')
  await noteEvent(parts, tx, caller, {
    userId: row.user_id,
    kind: 'refresh_reuse',
    sessionId: presented.sessionId,
  })
  const url = `${parts.config.PUBLIC_URL}/passwort-vergessen`
  await tx.sendMail(suspiciousLetter(row.email, url, parts.clock.now()))
  await tellSecurity(parts, tx, { userId: row.user_id, objectId: presented.sessionId, ...suspiciousNotice })
  return { kind: 'ended', reason: 'reuse' }
}

const fresh = (
  presented: Presented,
  generation: number,
  row: { user_id: string; scope: string[] },
): Outcome => ({
  kind: 'fresh',
  session: { sessionId: presented.sessionId, generation, userId: row.user_id, scope: row.scope },
})

const isSameAttempt = (row: LockedSessionRow, presented: Presented): boolean =>
  row.attempt_hash !== null &&
  presented.attemptHash !== undefined &&
  row.attempt_hash.equals(presented.attemptHash)

/** Signing out twice is no fault. */
export async function logout(parts: Parts, caller: Caller, { sessionId, userId }: Identity): Promise<void> {
  await authorityWrite(parts.authority, parts.clock, async (tx) => {
    if (!(await endSession(tx, sessionId, userId, 'logout'))) return
    await noteEvent(parts, tx, caller, { userId: userId, kind: 'logout', sessionId })
  })
}

export async function listSessions(parts: Parts, identity: Identity) {
  const rows = await listLivingSessions(authorityOnce(parts.authority), identity.userId)
  if (!rows.some((row) => row.id === identity.sessionId)) throw new AppError('SESSION_EXPIRED')
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastSeenAt: row.rotated_at,
    userAgent: row.user_agent,
    ipPrefix: row.ip_prefix,
    isCurrent: row.id === identity.sessionId,
  }))
}

export async function endOwnSession(
  parts: Parts,
  caller: Caller,
  identity: Identity,
  sessionId: string,
): Promise<void> {
  if (!isUuid(sessionId)) throw new AppError('NOT_FOUND')
  await authorityWrite(parts.authority, parts.clock, async (tx) => {
    await requireAlive(tx, identity)
    if (!(await endSession(tx, sessionId, identity.userId, 'owner'))) throw new AppError('NOT_FOUND')
    await noteEvent(parts, tx, caller, { userId: identity.userId, kind: 'session_ended', sessionId })
  })
}

export async function endOtherSessions(
  parts: Parts,
  caller: Caller,
  identity: Identity,
): Promise<{ ended: number }> {
  return authorityWrite(parts.authority, parts.clock, async (tx) => {
    await requireAlive(tx, identity)
    const ended = await endAllSessions(tx, identity.userId, identity.sessionId, 'owner')
    if (ended > 0) await noteEvent(parts, tx, caller, { userId: identity.userId, kind: 'session_ended' })
    return { ended }
  })
}

async function requireAlive(tx: AuthorityTx, identity: Identity): Promise<void> {
  if (!(await isSessionAlive(tx, identity.sessionId, identity.userId))) throw new AppError('SESSION_EXPIRED')
}
