import type { RealEstateScope, Tx, UserScope } from '#platform/db/access.ts'
import { sql, type Statement, type Value } from '#platform/db/db-wire.ts'
import { notificationColumns, type About, type BellRow, type NotificationRow } from './notifications.table.ts'

/** The transaction of a service that tells people something: the worker's or the one of accounts. */
export type TellingTx = { rows<Row>(statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]> }

// Newest first; identifiers are made by our clock, so they sort by time.
const page = sql<NotificationRow>(`
  select ${notificationColumns} from app.notification n
  where n.user_id = app.me() and ($1::uuid is null or n.id < $1::uuid)
  order by n.id desc limit $2`)

export const listNotifications = (
  tx: Tx,
  scope: UserScope,
  after: string | undefined,
  limit: number,
): Promise<NotificationRow[]> => tx.rows(scope, page, [after, limit])

const unread = sql<{ count: number }>(
  `select count(*)::int as count from app.notification n where n.user_id = app.me() and n.read_at is null`,
)

export const countUnread = async (tx: Tx, scope: UserScope): Promise<number> =>
  (await tx.rows(scope, unread))[0]?.count ?? 0

const bell = sql<BellRow>(`
  select (select count(*)::int from app.notification n where n.user_id = app.me() and n.read_at is null) as "unreadCount",
    (select n.id from app.notification n where n.user_id = app.me() order by n.id desc limit 1) as "newestId"`)

export const findBell = async (tx: Tx, scope: UserScope): Promise<BellRow> =>
  (await tx.rows(scope, bell))[0] ?? { unreadCount: 0, newestId: null }

const answered = sql<{ ok: boolean }>(`
  select true as ok from app.idempotency i where i.user_id = app.me() and i.key = $1`)

/** Whether this person's act with this key was done before. */
export const wasAnswered = async (tx: Tx, scope: RealEstateScope, key: string): Promise<boolean> =>
  (await tx.rows(scope, answered, [key])).length > 0

// Read once is read: the first moment stays.
const readOne = sql<NotificationRow>(`
  update app.notification n set read_at = coalesce(n.read_at, now())
  where n.user_id = app.me() and n.id = $1 returning ${notificationColumns}`)

export const markRead = async (tx: Tx, scope: UserScope, id: string): Promise<NotificationRow | undefined> =>
  (await tx.rows(scope, readOne, [id]))[0]

const readAll = sql<{ count: number }>(`
  with changed as (
    update app.notification n set read_at = now() where n.user_id = app.me() and n.read_at is null returning 1)
  select count(*)::int as count from changed`)

export const markAllRead = async (tx: Tx, scope: UserScope): Promise<number> =>
  (await tx.rows(scope, readAll))[0]?.count ?? 0

// In the order of the key: of two who tell the same at once neither waits for the other in a circle.
const insert = sql(`
  insert into app.notification (user_id, id, kind, object_id, title, text, target_route, target_id, real_estate_id,
    thing_id, due_on, wakes)
  select n."userId", n.id, n.kind, n."objectId", n.title, n.text, n."targetRoute", n."targetId", n."realEstateId",
    n."thingId", n."dueOn", n.wakes
  from json_to_recordset($1) as n ("userId" uuid, id uuid, kind text, "objectId" uuid, title text, text text,
    "targetRoute" text, "targetId" text, "realEstateId" uuid, "thingId" uuid, "dueOn" date, wakes boolean)
  order by n."userId", n.kind, n."objectId"
  on conflict do nothing`)

type NewNotification = Omit<NotificationRow, 'createdAt' | 'readAt' | keyof About> &
  Partial<About> & { userId: string; objectId: string; wakes: boolean }

export const insertNotifications = async (tx: TellingTx, rows: readonly NewNotification[]): Promise<void> =>
  void (await tx.rows(insert, [{ json: rows }]))
