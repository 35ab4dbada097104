import type { Tx, UserScope } from '#platform/db/access.ts'
import { sql, type Statement, type Value } from '#platform/db/db-wire.ts'
import { notificationColumns, type NotificationRow } from './notifications.table.ts'

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

const insert = sql(`
  insert into app.notification (user_id, id, kind, object_id, title, text, target_route, target_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`)

type NewNotification = Omit<NotificationRow, 'createdAt' | 'readAt'> & { userId: string; objectId: string }

export const insertNotification = async (tx: TellingTx, row: NewNotification): Promise<void> =>
  void (await tx.rows(insert, [
    row.userId,
    row.id,
    row.kind,
    row.objectId,
    row.title,
    row.text,
    row.targetRoute,
    row.targetId,
  ]))
