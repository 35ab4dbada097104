import type { NotificationKind } from '@hauswart/domain/notifications/notification'
import { soonKinds } from '@hauswart/domain/notifications/notification-settings'
import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import type { AddressedRow, NewsRow } from './notifications.table.ts'

type Told = { readonly userId: string; readonly id: string }

const hearers = sql<{ userId: string }>(`
  select distinct n.user_id as "userId" from unnest($1::uuid[], $2::uuid[]) as told (user_id, id)
  join app.notification n on n.user_id = told.user_id and n.id = told.id
  where n.kind = any($3::text[]) and n.read_at is null and n.mailed_at is null`)

/** Who of these was told something that a letter says within minutes. */
export const listHearers = async (deps: JobDeps, told: readonly Told[]): Promise<string[]> => {
  const values = [told.map(({ userId }) => userId), told.map(({ id }) => id), soonKinds]
  return (await deps.rows(hearers, values)).map(({ userId }) => userId)
}

const enqueue = sql(`select app.enqueue('send_news', $1, $2, $3)`)

/** One letter a person and moment, however often it is asked for. */
export const enqueueNews = async (deps: JobDeps, userId: string, until: Date): Promise<void> => {
  const payload = { userId, until: until.toISOString() }
  await deps.rows(enqueue, [{ json: payload }, `news:${userId}:${payload.until}`, until])
}

const addressed = sql<AddressedRow>(`
  select a.email, d.refused_address as "refusedAddress", coalesce(s.digest, 'daily') as digest,
    coalesce(s.switched_off, '{}') as "switchedOff"
  from auth.account a
  left join app.digest d on d.user_id = a.id
  left join app.notification_settings s on s.user_id = a.id
  where a.id = $1 and a.status = 'active'`)

export const findAddressed = async (deps: JobDeps, userId: string): Promise<AddressedRow | undefined> =>
  (await deps.rows(addressed, [userId]))[0]

// Of a house that was left meanwhile, or is archived, nothing leaves; that the access has ended is of no house.
const news = sql<NewsRow>(`
  select n.id, n.kind, n.title, n.text from app.notification n
  where n.user_id = $1 and n.mailed_at is null and n.read_at is null and n.kind = any($2::text[])
    and n.created_at > now() - interval '2 days'
    and (n.real_estate_id is null or exists (
      select from app.membership m join app.real_estate r on r.id = m.real_estate_id and r.status = 'active'
      where m.user_id = n.user_id and m.real_estate_id = n.real_estate_id))
  order by n.id limit 50`)

export const listNews = (
  deps: JobDeps,
  userId: string,
  kinds: readonly NotificationKind[],
): Promise<NewsRow[]> => deps.rows(news, [userId, kinds])

const mailed = sql(
  `update app.notification n set mailed_at = now() where n.user_id = $1 and n.id = any($2::uuid[])`,
)

export const markMailed = async (deps: JobDeps, userId: string, ids: readonly string[]): Promise<void> =>
  void (await deps.rows(mailed, [userId, ids]))

const refused = sql(`
  insert into app.digest as d (user_id, refusal, refused_address) values ($1, $2, $3)
  on conflict (user_id) do update set refusal = $2, refused_address = $3`)

/** The mail server never takes a letter to this address: the summary leaves it alone too. */
export const markRefused = async (
  deps: JobDeps,
  userId: string,
  refusal: { readonly status: string; readonly address: string },
): Promise<void> => void (await deps.rows(refused, [userId, refusal.status, refusal.address]))
