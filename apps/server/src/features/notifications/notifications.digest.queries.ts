import { summaryKinds } from '@hauswart/domain/notifications/notification-settings'
import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { lookSelects, type DigestRow, type LookRow } from './notifications.table.ts'

// What nobody got rid of in two days is begun anew: its job was given up.
const expect = sql(`
  insert into app.digest as d (user_id, due_at, told)
  select p.id, app.next_digest($2, coalesce(s.digest, 'daily') = 'weekly' and not $3::boolean, coalesce(s.digest_hour, 7), b.mailed_on), 1
  from unnest($1::uuid[]) as p (id)
  left join app.notification_settings s on s.user_id = p.id
  left join app.digest b on b.user_id = p.id
  where $3::boolean or coalesce(s.digest, 'daily') <> 'off'
  order by p.id
  on conflict (user_id) do update set told = d.told + 1,
    due_at = case when d.due_at > $2::timestamptz - interval '2 days' then least(d.due_at, excluded.due_at)
      else excluded.due_at end`)

/** These people were told something that goes into their next letter; what is urgent waits for no Monday. */
export async function expectDigests(
  tx: Pick<JobDeps, 'rows'>,
  people: readonly string[],
  now: Date,
  isUrgent: boolean,
): Promise<void> {
  if (people.length > 0) await tx.rows(expect, [people, now, isUrgent])
}

// In one statement with its jobs, each worker others: a kill leaves both or neither.
const queue = sql<{ count: number }>(`
  with due as materialized (
    select d.user_id, d.due_at from app.digest d
    where d.due_at <= $1::timestamptz and d.queued_for is distinct from d.due_at
    order by d.due_at limit $2 for update skip locked),
  queued as (
    update app.digest d set queued_for = d.due_at from due where d.user_id = due.user_id
    returning d.user_id)
  select count(app.enqueue('send_digest', json_build_object('userId', q.user_id), 'digest:' || q.user_id, null))::int
    as count
  from queued q`)

/** Puts a job in the queue for everybody whose hour has come; how many there were. */
export const queueDigests = async (deps: JobDeps, now: Date, most: number): Promise<number> =>
  (await deps.rows(queue, [now, most]))[0]?.count ?? 0

// A job that comes a second time finds that nothing is due.
const digest = sql<DigestRow>(`
  select d.told, (d.due_at at time zone 'Europe/Zurich')::date as day, a.email, d.refused_address as "refusedAddress", coalesce(s.digest, 'daily') as digest,
    coalesce(s.switched_off, '{}') as "switchedOff"
  from app.digest d join auth.account a on a.id = d.user_id and a.status = 'active'
  left join app.notification_settings s on s.user_id = d.user_id
  where d.user_id = $1 and d.due_at <= $2::timestamptz`)

/** Whom a letter goes to, and of which day it is; nobody if none is due. */
export const findDigest = async (deps: JobDeps, userId: string, now: Date): Promise<DigestRow | undefined> =>
  (await deps.rows(digest, [userId, now]))[0]

// The thing as it is now: what was done, deleted or moved meanwhile, or left by this person, has no title any more.
const look = sql<LookRow>(`
  select n.id, n.kind, n.thing_id as "thingId", n.due_on as "dueOn", now.title, now.starts_at::text as "startsAt",
    r.name, r.street, r.house_number as "houseNumber", r.id as "realEstateId", m.role
  from app.notification n
  left join app.membership m on m.user_id = n.user_id and m.real_estate_id = n.real_estate_id
  left join app.real_estate r on r.id = m.real_estate_id and r.status = 'active'
  left join lateral (
    ${lookSelects}
    union all
    select t.title, null from app.todo t
    where n.kind = 'todo_assigned' and t.real_estate_id = r.id and t.id = n.thing_id and t.assignee_id = n.user_id
      and t.state = 'open' and t.deleted_at is null
    union all
    select a.title, a.starts_at from app.appointment a
    where n.kind = 'appointment_soon' and a.real_estate_id = r.id and a.id = n.thing_id and a.starts_on = n.due_on
      and a.starts_on >= $2::date and a.state = 'planned' and a.deleted_at is null
      and a.remind_minutes is distinct from '{}'
    union all
    select n.title, null where n.kind = 'components_due' and r.id is not null
  ) now on true
  where n.user_id = $1 and n.mailed_at is null and n.read_at is null and n.kind = any($3::text[])
    and n.real_estate_id is not null and n.created_at > now() - interval '15 days'
  order by n.due_on, n.id limit 200`)

/** What a person was told and has not read, beside what has become of it. */
export const lookOnce = (deps: JobDeps, userId: string, today: string): Promise<LookRow[]> =>
  deps.rows(look, [userId, today, summaryKinds])

// What was told while the letter was under way waits for the next one.
const settle = sql(`
  with gone as (
    update app.notification n set mailed_at = now() where n.user_id = $1 and n.id = any($2::uuid[]) returning 1)
  update app.digest d set queued_for = null,
    refusal = case when $4::boolean then null else coalesce($6, d.refusal) end,
    refused_address = case when $4::boolean then null else coalesce($7, d.refused_address) end,
    mailed_on = case when $4::boolean then $5::date else d.mailed_on end,
    due_at = case when d.told = $3::bigint then null else (
      select app.next_digest($8, coalesce(max(s.digest), 'daily') = 'weekly', coalesce(max(s.digest_hour), 7), $5::date)
      from app.notification_settings s where s.user_id = $1) end
  where d.user_id = $1`)

type Settled = {
  readonly ids: readonly string[]
  readonly told: string
  readonly hasLeft: boolean
  readonly today: string
  readonly now: Date
  readonly refusal?: { readonly status: string; readonly address: string } | undefined
}

export const settleDigest = async (deps: JobDeps, userId: string, settled: Settled): Promise<void> => {
  const { ids, told, hasLeft, today, now, refusal } = settled
  const values = [userId, ids, told, hasLeft, today, refusal?.status, refusal?.address, now]
  await deps.rows(settle, values)
}

const stop = sql(`
  insert into app.notification_settings as s (user_id, digest) select a.id, 'off' from auth.account a where a.id = $1
  on conflict (user_id) do update set digest = 'off', version = s.version + 1, updated_at = now() where s.digest <> 'off'`)

export const stopDigests = async (deps: JobDeps, userId: string): Promise<void> =>
  void (await deps.rows(stop, [userId]))
