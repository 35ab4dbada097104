import type { Pool } from 'pg'

/** What the database holds, read as the superuser past every wall. */
export type Facts = {
  /** Booked keys, with the moment their transaction began. */
  readonly keys: ReadonlyMap<string, number>
  /** News of houses: one row per version of an object. */
  readonly news: readonly { topic: string; object: string; version: number }[]
  /** Audit rows per topic and object. */
  readonly audits: ReadonlyMap<string, number>
  /** The rows themselves: version and the value the last write left. */
  readonly objects: ReadonlyMap<string, { version: number; value: string | null }>
  readonly accounts: ReadonlyMap<string, { events: number; letters: number }>
  readonly letters: readonly { messageId: string; isSent: boolean; isQueued: boolean }[]
}

/** Finance shares its object with the house, so versions are counted per topic. */
export const nameOf = (topic: string, object: string): string => `${topic} ${object}`

const topicOfVerb = `case when verb = 'real_estate.finance' then 'finance' else split_part(verb, '.', 1) end`
const statements = {
  keys: 'select key, extract(epoch from created_at)::float8 * 1000 as began from app.idempotency',
  news: `select ${topicOfVerb} as topic, object_id as object, version from app.outbox`,
  audits: `
    select topic || ' ' || object_id as name, count(*)::int as count from (
      select ${topicOfVerb} as topic, object_id from app.audit_event
      union all select split_part(verb, '.', 1), object_id from app.user_audit_event) a group by 1`,
  objects: `
    select 'component ' || id as name, version, note as value from app.component
    union all select 'real_estate ' || id, version, null from app.real_estate
    union all select 'finance ' || real_estate_id, version, insured_value_rappen::text from app.real_estate_finance
    union all select 'profile ' || p.user_id, version, phone from app.profile p
      join auth.account a on a.id = p.user_id where a.password_hash = 'none'`,
  accounts: `
    select a.email::text as email,
      -- Who sends the form again registers again, with a link of its own; the account is still opened once.
      (select count(*)::int from auth.event e where e.user_id = a.id and e.kind = 'registered')
        - (select count(*)::int from auth.registration r join auth.link l using (token_hash) where l.user_id = a.id) as events,
      (select count(*)::int from auth.mail m where m.recipient = a.email::text) as letters
    from auth.account a where a.password_hash <> 'none'`,
  letters: `
    select m.message_id as "messageId", m.sent_at is not null as "isSent",
      exists (select 1 from graphile_worker._private_jobs j where j.key = 'mail:' || m.id) as "isQueued"
    from auth.mail m`,
}

export async function readFacts(admin: Pool): Promise<Facts> {
  const rows = async <Row extends object>(text: string) => (await admin.query<Row>(text)).rows
  const keys = await rows<{ key: string; began: number }>(statements.keys)
  const audits = await rows<{ name: string; count: number }>(statements.audits)
  const objects = await rows<{ name: string; version: number; value: string | null }>(statements.objects)
  const accounts = await rows<{ email: string; events: number; letters: number }>(statements.accounts)
  return {
    keys: new Map(keys.map(({ key, began }) => [key, began])),
    news: await rows(statements.news),
    audits: new Map(audits.map(({ name, count }) => [name, count])),
    objects: new Map(objects.map(({ name, version, value }) => [name, { version, value }])),
    accounts: new Map(accounts.map(({ email, events, letters }) => [email, { events, letters }])),
    letters: await rows(statements.letters),
  }
}
