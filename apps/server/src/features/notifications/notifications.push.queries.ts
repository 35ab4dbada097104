import type { NotificationKind } from '@hauswart/domain/notifications/notification'
import type { NotificationSettings } from '@hauswart/domain/notifications/notification-settings'
import type { Tx, UserScope } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import type { PushTarget } from '#platform/jobs/push.ts'

export type PushRow = { readonly id: string; readonly endpoint: string }

const own = sql<PushRow>(`
  select p.id, p.endpoint from app.push_subscription p where p.user_id = app.me() order by p.created_at desc, p.id limit 50`)

export const listPush = (tx: Tx, scope: UserScope): Promise<PushRow[]> => tx.rows(scope, own)

// The same browser asks again after its keys changed: its old row goes first. Of too many the oldest go.
const makeRoom = sql(`
  delete from app.push_subscription p where p.user_id = app.me() and (p.endpoint = $1 or p.id in (
    select o.id from app.push_subscription o where o.user_id = app.me() order by o.created_at desc, o.id offset $2 - 1))`)
const insert = sql(`
  insert into app.push_subscription (user_id, id, endpoint, p256dh, auth) values (app.me(), $1, $2, $3, $4)`)

export async function insertPush(
  tx: Tx,
  scope: UserScope,
  { id, endpoint, p256dh, auth }: PushTarget & { readonly id: string },
  most: number,
): Promise<void> {
  await tx.rows(scope, makeRoom, [endpoint, most])
  await tx.rows(scope, insert, [id, endpoint, p256dh, auth])
}

const remove = sql(`delete from app.push_subscription p where p.user_id = app.me() and p.id = $1`)

export const deletePush = async (tx: Tx, scope: UserScope, id: string): Promise<void> =>
  void (await tx.rows(scope, remove, [id]))

export type ToPush = Pick<NotificationSettings, 'quietFrom' | 'quietTo' | 'switchedOff'> & {
  readonly userId: string
  readonly id: string
  readonly kind: NotificationKind
}

// Only unread messages to people who asked for it; whoever never chose has the usual settings.
const pushColumns = `n.user_id as "userId", n.id, n.kind, coalesce(s.quiet_from, 21) as "quietFrom",
    coalesce(s.quiet_to, 7) as "quietTo", coalesce(s.switched_off, '{}') as "switchedOff"`
const isToPush = `n.wakes and n.pushed_at is null and n.read_at is null
    and exists (select 1 from app.push_subscription p where p.user_id = n.user_id)`
const toPush = sql<ToPush>(`
  select ${pushColumns} from unnest($1::uuid[], $2::uuid[]) as told (user_id, id)
  join app.notification n on n.user_id = told.user_id and n.id = told.id
  left join app.notification_settings s on s.user_id = n.user_id
  where ${isToPush}`)

type Told = { readonly userId: string; readonly id: string }

export const findToPush = (deps: JobDeps, told: readonly Told[]): Promise<ToPush[]> =>
  deps.rows(toPush, [told.map(({ userId }) => userId), told.map(({ id }) => id)])

// What could not be pushed for two days is no news any more.
const waiting = sql<ToPush>(`
  select ${pushColumns} from app.notification n
  left join app.notification_settings s on s.user_id = n.user_id
  where n.user_id = $1 and n.created_at > now() - interval '2 days' and ${isToPush}
  order by n.id desc limit 100`)

/** What waits to be pushed to a person, newest first. */
export const listWaiting = (deps: JobDeps, userId: string): Promise<ToPush[]> => deps.rows(waiting, [userId])

const pushed = sql(
  `update app.notification n set pushed_at = now() where n.user_id = $1 and n.id = any($2::uuid[])`,
)

export const markPushed = async (deps: JobDeps, userId: string, ids: readonly string[]): Promise<void> =>
  void (await deps.rows(pushed, [userId, ids]))

const targets = sql<PushTarget & { readonly id: string }>(`
  select p.id, p.endpoint, p.p256dh, p.auth from app.push_subscription p where p.user_id = $1 order by p.id limit 50`)

export const listTargets = (deps: JobDeps, userId: string) => deps.rows(targets, [userId])

const forget = sql(`delete from app.push_subscription p where p.user_id = $1 and p.id = $2`)

export const forgetTarget = async (deps: JobDeps, userId: string, id: string): Promise<void> =>
  void (await deps.rows(forget, [userId, id]))

const enqueue = sql(`select app.enqueue('push_notification', $1, $2, $3)`)

/** One job a person: whatever else is told until then goes with it. */
export const enqueuePush = async (deps: JobDeps, told: Told, at: Date): Promise<void> =>
  void (await deps.rows(enqueue, [{ json: told }, `push:${told.userId}`, at]))
