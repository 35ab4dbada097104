import { AppError } from '#platform/app-error.ts'
import { authorityOnce, authorityWrite, type AuthorityWriteTx } from '#platform/db/authority.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import type { Caller } from './accounts.limits.service.ts'
import { suspiciousLetter, suspiciousNotice } from './accounts.mails.ts'
import { noteEvent, tellSecurity } from './accounts.events.service.ts'
import {
  advanceSession,
  countGrace,
  endSession,
  lockSession,
  rotateSession,
  type Presented,
} from './accounts.sessions.queries.ts'
import { signedIn, type Minted, type SignedIn } from './accounts.sessions.service.ts'
import type { EndReason, LockedSessionRow } from './accounts.table.ts'
import { readRefreshToken, secretHash } from './accounts.tokens.service.ts'

const graceSeconds = 10
const graceUses = 20

type Outcome =
  | { kind: 'fresh'; session: Minted }
  | { kind: 'ended'; reason: EndReason | 'expired' }
  | { kind: 'unknown' }

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
  return authorityWrite(parts.authority, parts.clock, async (tx) => {
    const row = await lockSession(tx, presented)
    if (row === undefined) return { kind: 'unknown' }
    if (row.revoked_reason !== null) return { kind: 'ended', reason: row.revoked_reason }
    if (row.is_expired) return { kind: 'ended', reason: 'expired' }
    const verdict = judge(row, presented)
    if (verdict === 'replay') return endReplayed(parts, caller, tx, presented, row)
    if (verdict === 'again' || verdict === 'other tab') {
      if (verdict === 'other tab') await countGrace(tx, presented.sessionId)
      return fresh(presented, row.generation, row)
    }
    if (!mayRotate) throw new AppError('RATE_LIMITED', { retryAfterSeconds: window.window })
    await parts.cache.take(key, window)
    const isReturn = verdict === 'return'
    const generation = (isReturn ? row.generation : presented.generation) + 1
    await advanceSession(tx, presented, { generation, previousIsDead: isReturn })
    return fresh(presented, generation, row)
  })
}

type Verdict = 'rotate' | 'again' | 'other tab' | 'return' | 'replay'

/** The state table of docs/adr/0030-crashed-browser.md; the row is locked and its session lives. */
function judge(row: LockedSessionRow, presented: Presented): Verdict {
  // A sealed generation the database has not seen: it was restored to a moment before that rotation.
  if (presented.generation >= row.generation) return 'rotate'
  const parent = row.generation - (row.previous_is_dead ? 2 : 1)
  if (presented.generation !== parent) return 'replay'
  if (isSameAttempt(row, presented)) return 'again'
  if (row.age_seconds <= graceSeconds) return row.grace_used < graceUses ? 'other tab' : 'replay'
  // Nobody has shown the current generation. Either it died with the browser, or another holder has it and is found out by it.
  return row.previous_is_dead ? 'replay' : 'return'
}

const isSameAttempt = (row: LockedSessionRow, presented: Presented): boolean =>
  row.attempt_hash !== null &&
  presented.attemptHash !== undefined &&
  row.attempt_hash.equals(presented.attemptHash)

async function endReplayed(
  parts: Parts,
  caller: Caller,
  tx: AuthorityWriteTx,
  { sessionId }: Presented,
  { user_id: userId, email }: LockedSessionRow,
): Promise<Outcome> {
  await endSession(tx, sessionId, userId, 'reuse')
  await noteEvent(parts, tx, caller, { userId, kind: 'refresh_reuse', sessionId })
  const url = `${parts.config.PUBLIC_URL}/passwort-vergessen`
  await tx.sendMail(suspiciousLetter(email, url, parts.clock.now()))
  await tellSecurity(parts, tx, { userId, objectId: sessionId, ...suspiciousNotice })
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
