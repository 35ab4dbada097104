import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { Identity } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { authorityOnce, authorityWrite, type AuthorityTx } from '#platform/db/authority.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import type { Caller } from './accounts.limits.service.ts'
import { noteEvent } from './accounts.events.service.ts'
import {
  endAllSessions,
  endOldestSessions,
  endSession,
  insertSession,
  isSessionAlive,
  listLivingSessions,
  replaceSession,
} from './accounts.sessions.queries.ts'
import { newSecret, sealGeneration, secretHash } from './accounts.tokens.service.ts'

/** Both tokens of the specification (§7) and, for a browser, the half that goes into the cookie. */
export type SignedIn = { token: string; refreshToken: string; cookie: string | undefined }

export type Minted = { sessionId: string; generation: number; userId: string; scope: readonly string[] }

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

/** The tokens of one generation; both halves together only for a program without browser. */
export function signedIn(parts: Parts, session: Minted, secret: string, isSplit: boolean): SignedIn {
  const half = sealGeneration(parts.config, session.sessionId, session.generation)
  const token = parts.tokens.sign(session)
  if (isSplit) return { token, refreshToken: half, cookie: `${session.sessionId}.${secret}` }
  return { token, refreshToken: `${half}.${secret}`, cookie: undefined }
}

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
