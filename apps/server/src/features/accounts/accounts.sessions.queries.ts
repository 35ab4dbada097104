import type { AuthorityTx } from '#platform/db/authority.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { EndReason, LockedSessionRow, SessionRow } from './accounts.table.ts'

// spec §9: a refresh token lives 14395 s, renewed by each use; a session ends after a day in any case.
const addSession = sql(`
  insert into auth.session (id, user_id, cookie_hash, idle_expires_at, absolute_expires_at, user_agent, ip_prefix)
  values ($1, $2, $3, clock_timestamp() + interval '14395 seconds', clock_timestamp() + interval '24 hours', $4, $5)`)
export type NewSession = { id: string; userId: string; secretHash: Buffer; userAgent: string; area: string }
export async function insertSession(tx: AuthorityTx, row: NewSession): Promise<void> {
  await tx.rows(addSession, [row.id, row.userId, row.secretHash, row.userAgent, row.area])
}

const rotate = sql<{ user_id: string; scope: string[] }>(`
  update auth.session s set generation = s.generation + 1, rotated_at = clock_timestamp(), attempt_hash = $4,
    grace_used = 0, previous_is_dead = false, idle_expires_at = clock_timestamp() + interval '14395 seconds'
  from auth.account a
  where s.id = $1 and s.generation = $2 and s.cookie_hash = $3 and s.revoked_at is null
    and s.idle_expires_at > clock_timestamp() and s.absolute_expires_at > clock_timestamp() and a.id = s.user_id
  returning s.user_id, a.scope`)
export type Presented = {
  sessionId: string
  generation: number
  secretHash: Buffer
  attemptHash: Buffer | undefined
}

/** The fast path: one statement that rotates only if the presented generation is the current one. */
export async function rotateSession(tx: AuthorityTx, shown: Presented) {
  return (await tx.rows(rotate, [shown.sessionId, shown.generation, shown.secretHash, shown.attemptHash]))[0]
}

// The secret is part of the condition: whoever holds only half a token cannot even wait for the lock.
const lock = sql<LockedSessionRow>(`
  select s.user_id, a.email, a.scope, s.generation, s.attempt_hash, s.grace_used,
    s.previous_is_dead, s.revoked_reason,
    extract(epoch from clock_timestamp() - s.rotated_at)::float8 as age_seconds,
    s.idle_expires_at <= clock_timestamp() or s.absolute_expires_at <= clock_timestamp() as is_expired
  from auth.session s join auth.account a on a.id = s.user_id
  where s.id = $1 and s.cookie_hash = $2 for update of s`)
export async function lockSession(tx: AuthorityTx, shown: Presented): Promise<LockedSessionRow | undefined> {
  return (await tx.rows(lock, [shown.sessionId, shown.secretHash]))[0]
}

const useGrace = sql('update auth.session set grace_used = grace_used + 1 where id = $1')
export async function countGrace(tx: AuthorityTx, sessionId: string): Promise<void> {
  await tx.rows(useGrace, [sessionId])
}

const catchUp = sql(`
  update auth.session set generation = $2, rotated_at = clock_timestamp(), attempt_hash = $3, grace_used = 0,
    previous_is_dead = $4, idle_expires_at = clock_timestamp() + interval '14395 seconds' where id = $1`)
export async function advanceSession(
  tx: AuthorityTx,
  shown: Presented,
  next: { generation: number; previousIsDead: boolean },
): Promise<void> {
  await tx.rows(catchUp, [shown.sessionId, next.generation, shown.attemptHash, next.previousIsDead])
}

const end = sql<{ id: string }>(`
  update auth.session set revoked_at = clock_timestamp(), revoked_reason = $3
  where id = $1 and user_id = $2 and revoked_at is null returning id`)
/** Takes the same row lock as a refresh: nothing is minted after this has returned. */
export async function endSession(
  tx: AuthorityTx,
  sessionId: string,
  userId: string,
  reason: EndReason,
): Promise<boolean> {
  return (await tx.rows(end, [sessionId, userId, reason])).length > 0
}

const endBySecret = sql<{ id: string; user_id: string }>(`
  update auth.session set revoked_at = clock_timestamp(), revoked_reason = 'replaced'
  where id = $1 and cookie_hash = $2 and revoked_at is null returning id, user_id`)
export async function replaceSession(tx: AuthorityTx, sessionId: string, secretHash: Buffer): Promise<void> {
  await tx.rows(endBySecret, [sessionId, secretHash])
}

const endOthers = sql<{ id: string }>(`
  update auth.session set revoked_at = clock_timestamp(), revoked_reason = $3
  where user_id = $1 and id is distinct from $2 and revoked_at is null returning id`)
/** Ends every session of a person but the kept one, if there is one. Tells how many. */
export async function endAllSessions(
  tx: AuthorityTx,
  userId: string,
  kept: string | undefined,
  reason: EndReason,
): Promise<number> {
  return (await tx.rows(endOthers, [userId, kept, reason])).length
}

const dropOldest = sql(`
  update auth.session set revoked_at = clock_timestamp(), revoked_reason = 'limit'
  where revoked_at is null and user_id = $1 and id in (
    select id from auth.session where user_id = $1 and revoked_at is null
    order by created_at desc, id desc offset $2)`)
export async function endOldestSessions(tx: AuthorityTx, userId: string, kept: number): Promise<void> {
  await tx.rows(dropOldest, [userId, kept])
}

const living = sql<SessionRow>(`
  select id, created_at, rotated_at, user_agent, ip_prefix from auth.session
  where user_id = $1 and revoked_at is null
    and idle_expires_at > clock_timestamp() and absolute_expires_at > clock_timestamp()
  order by rotated_at desc, id desc limit 50`)
export async function listLivingSessions(tx: AuthorityTx, userId: string): Promise<SessionRow[]> {
  return tx.rows(living, [userId])
}

const alive = sql(`
  select 1 from auth.session where id = $1 and user_id = $2 and revoked_at is null
    and absolute_expires_at > clock_timestamp()`)
export async function isSessionAlive(tx: AuthorityTx, sessionId: string, userId: string): Promise<boolean> {
  return (await tx.rows(alive, [sessionId, userId])).length > 0
}
