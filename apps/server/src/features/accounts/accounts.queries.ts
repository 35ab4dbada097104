import type { AuthorityTx } from '#platform/db/authority.ts'
import { sql } from '#platform/db/db-wire.ts'
import {
  accountColumns,
  type AccountRow,
  type EventKind,
  type LinkPurpose,
  type MailRow,
  type UserRow,
} from './accounts.table.ts'

const accountByEmail = sql<AccountRow>(`select ${accountColumns} from auth.account where email = $1`)
export async function findAccount(tx: AuthorityTx, email: string): Promise<AccountRow | undefined> {
  return (await tx.rows(accountByEmail, [email]))[0]
}

// Counted before the hash, so that parallel guesses cannot outrun the counter.
const countTry = sql<AccountRow>(`
  update auth.account set failed_logins = failed_logins + 1 where email = $1 returning ${accountColumns}`)
export async function countLoginTry(tx: AuthorityTx, email: string): Promise<AccountRow | undefined> {
  return (await tx.rows(countTry, [email]))[0]
}

const lockAccount = sql(`
  select 1 as one from auth.account where id = $1 and password_changed_at = $2 for update`)
const forgetFailures = sql(`
  update auth.account set failed_logins = 0 where id = $1 and password_changed_at = $2 returning 1 as one`)
/**
 * Either way the account row is locked, so that logins of one person happen one after the other. False if the
 * password that was checked is no longer the password: it was changed while the hash was computed.
 */
export async function lockForLogin(
  tx: AuthorityTx,
  account: AccountRow,
  resetFailures: boolean,
): Promise<boolean> {
  const values = [account.id, account.password_changed_at]
  return (await tx.rows(resetFailures ? forgetFailures : lockAccount, values)).length === 1
}

const rehash = sql('update auth.account set password_hash = $3 where id = $1 and password_hash = $2')
export async function replaceHash(
  tx: AuthorityTx,
  userId: string,
  before: string,
  after: string,
): Promise<void> {
  await tx.rows(rehash, [userId, before, after])
}

const confirm = sql<{ id: string }>(`
  update auth.account set status = 'active', confirmed_at = $2
  where id = $1 and status = 'unconfirmed' returning id`)
/** False if the address was confirmed before. */
export async function confirmAddress(tx: AuthorityTx, userId: string, now: Date): Promise<boolean> {
  return (await tx.rows(confirm, [userId, now])).length > 0
}

const setPassword = sql<{ email: string }>(`
  update auth.account set password_hash = $2, password_changed_at = $3, failed_logins = 0
  where id = $1 returning email`)
export async function updatePassword(
  tx: AuthorityTx,
  userId: string,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  return (await tx.rows(setPassword, [userId, hash, now]))[0]?.email
}

const userById = sql<UserRow>(`
  select a.id, a.email, p.first_name, p.last_name, p.phone, a.scope
  from auth.account a join app.profile p on p.user_id = a.id where a.id = $1`)
export async function findUser(tx: AuthorityTx, userId: string): Promise<UserRow | undefined> {
  return (await tx.rows(userById, [userId]))[0]
}

const userOfSession = sql<UserRow>(`
  select a.id, a.email, p.first_name, p.last_name, p.phone, a.scope
  from auth.session s join auth.account a on a.id = s.user_id join app.profile p on p.user_id = a.id
  where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.absolute_expires_at > clock_timestamp()`)
export async function findSignedInUser(
  tx: AuthorityTx,
  sessionId: string,
  userId: string,
): Promise<UserRow | undefined> {
  return (await tx.rows(userOfSession, [sessionId, userId]))[0]
}

const addLink = sql(
  'insert into auth.link (token_hash, user_id, purpose, expires_at) values ($1, $2, $3, $4)',
)
export async function insertLink(
  tx: AuthorityTx,
  link: { tokenHash: Buffer; userId: string; purpose: LinkPurpose; expiresAt: Date },
): Promise<void> {
  await tx.rows(addLink, [link.tokenHash, link.userId, link.purpose, link.expiresAt])
}

const openLink = sql<{ user_id: string }>(`
  select user_id from auth.link where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3`)
export async function findLink(
  tx: AuthorityTx,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | undefined> {
  return (await tx.rows(openLink, [tokenHash, purpose, now]))[0]?.user_id
}

const anyOpenLink = sql(`
  select 1 as one from auth.link where user_id = $1 and purpose = $2 and used_at is null and expires_at > $3 limit 1`)
export async function hasOpenLink(
  tx: AuthorityTx,
  userId: string,
  purpose: LinkPurpose,
  at: Date,
): Promise<boolean> {
  return (await tx.rows(anyOpenLink, [userId, purpose, at])).length > 0
}

const useLink = sql<{ user_id: string }>(`
  update auth.link set used_at = $3
  where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3 returning user_id`)
const useSiblings = sql(`
  update auth.link set used_at = $3 where user_id = $1 and purpose = $2 and used_at is null`)
/** Uses up the link and every other open one for the same purpose. Tells whose it was. */
export async function consumeLink(
  tx: AuthorityTx,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | undefined> {
  const userId = (await tx.rows(useLink, [tokenHash, purpose, now]))[0]?.user_id
  if (userId !== undefined) await tx.rows(useSiblings, [userId, purpose, now])
  return userId
}

const addEvent = sql(`
  insert into auth.event (id, user_id, kind, session_id, ip_prefix, user_agent) values ($1, $2, $3, $4, $5, $6)`)
export type NewEvent = {
  id: string
  userId: string
  kind: EventKind
  sessionId?: string
  area: string
  userAgent: string
}
export async function insertEvent(tx: AuthorityTx, event: NewEvent): Promise<void> {
  await tx.rows(addEvent, [event.id, event.userId, event.kind, event.sessionId, event.area, event.userAgent])
}

const loginHistory = sql<{ any_login: boolean; same_agent: boolean; same_place: boolean }>(`
  select count(*) > 0 as any_login,
    coalesce(bool_or(user_agent = $2), false) as same_agent,
    coalesce(bool_or(user_agent = $2 and ip_prefix = $3), false) as same_place
  from auth.event where user_id = $1 and kind = 'login' and at > now() - interval '180 days'`)
/** What earlier logins say about this device. Sessions are forgotten after days, events are not. */
export async function readLoginHistory(tx: AuthorityTx, userId: string, userAgent: string, area: string) {
  return (await tx.rows(loginHistory, [userId, userAgent, area]))[0]
}

const waitingMail = sql<MailRow>(`
  select id, recipient, subject, body_text, body_html, message_id from auth.mail
  where id = $1 and sent_at is null and refusal is null`)
export async function findWaitingMail(tx: AuthorityTx, mailId: string): Promise<MailRow | undefined> {
  return (await tx.rows(waitingMail, [mailId]))[0]
}

// A letter may hold a link that opens an account: once it is sent, only the envelope stays.
const markSent = sql(`update auth.mail set sent_at = now(), body_text = '', body_html = '' where id = $1`)
export async function markMailSent(tx: AuthorityTx, mailId: string): Promise<void> {
  await tx.rows(markSent, [mailId])
}

const markRefused = sql(`update auth.mail set refusal = $2, body_text = '', body_html = '' where id = $1`)
export async function markMailRefused(tx: AuthorityTx, mailId: string, status: string): Promise<void> {
  await tx.rows(markRefused, [mailId, status])
}

// In bites of this size no delete holds its locks for long or outlives the limit of a statement.
const bite = 5_000
const drop = (table: string, condition: string) =>
  sql<{ gone: number }>(`
  with old as (delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${bite})) returning 1)
  select count(*)::int as gone from old`)

// Some days of patience: a late client still hears that its session expired, not that it never was.
const dropSessions = drop('auth.session', `absolute_expires_at < now() - interval '7 days'`)
const dropLinks = drop('auth.link', `expires_at < now() - interval '1 day'`)
const dropMails = drop('auth.mail', `created_at < now() - interval '30 days'`)
// Whoever never confirmed an address may be a stranger to it: nothing of them is kept.
const dropUnconfirmed = sql<{ gone: number }>(`
  with old as (
    delete from auth.account where id = any(array(
      select id from auth.account where status = 'unconfirmed' and created_at < now() - interval '30 days' limit ${bite}))
    returning id),
  names as (delete from app.profile p using old where p.user_id = old.id),
  events as (delete from auth.event e using old where e.user_id = old.id)
  select count(*)::int as gone from old`)

export async function deleteExpired(tx: AuthorityTx): Promise<void> {
  for (const statement of [dropSessions, dropLinks, dropMails, dropUnconfirmed]) {
    let gone = bite
    while (gone >= bite) gone = (await tx.rows(statement))[0]?.gone ?? 0
  }
}
