import { isUuid } from '@hauswart/domain/ids/uuid7'
import { readNotificationInput } from '@hauswart/domain/notifications/notification.input'
import type { NotificationKind, NotificationTarget } from '@hauswart/domain/notifications/notification'
import { alwaysToldKinds, isWaking } from '@hauswart/domain/notifications/notification-settings'
import { requireIdentity, userScope, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import type { Clock } from '#platform/clock.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import { mutate } from '#platform/db/mutate.ts'
import { pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import { expectDigests } from './notifications.digest.queries.ts'
import {
  countUnread,
  insertNotifications,
  listNotifications,
  markAllRead,
  markRead,
  type TellingTx,
} from './notifications.queries.ts'
import type { About, NotificationRow } from './notifications.table.ts'

export type Notice = {
  userId: string
  kind: NotificationKind
  /** What it is about; the same thing is told once. */
  objectId: string
  title: string
  text: string
  target: NotificationTarget
  /** Of a reminder: what it is about, to be looked at once more before it leaves the house. */
  about?: About
  /** Of a reminder: so many days before its day. */
  step?: number
}

/** Tells a person something, inside the transaction of the service that learned of it. Safe to say twice. */
export const notifyUser = (tx: TellingTx, clock: Pick<Clock, 'newId'>, notice: Notice): Promise<void> =>
  insertNotifications(tx, [rowOf(clock, notice)])

/** Tells many people many things, a few hundred at a time, and that a letter is due to them. */
export async function notifyPeople(
  tx: TellingTx,
  clock: Pick<Clock, 'newId' | 'now'>,
  notices: readonly Notice[],
): Promise<void> {
  const { toldAtOnce } = limits.reminders
  for (let at = 0; at < notices.length; at += toldAtOnce) {
    const bite = notices.slice(at, at + toldAtOnce)
    const isUrgent = ({ kind }: Notice) => alwaysToldKinds.includes(kind)
    const urgent = peopleOf(bite.filter(isUrgent))
    const others = peopleOf(bite.filter((notice) => !isUrgent(notice))).filter((id) => !urgent.includes(id))
    // Asked for in one go: whoever tells inside a house has one transaction for everything.
    await Promise.all([
      insertNotifications(
        tx,
        bite.map((notice) => rowOf(clock, notice)),
      ),
      expectDigests(tx, others, clock.now(), false),
      expectDigests(tx, urgent, clock.now(), true),
    ])
  }
}

const peopleOf = (notices: readonly Notice[]): string[] => [...new Set(notices.map(({ userId }) => userId))]

const rowOf = (clock: Pick<Clock, 'newId'>, { target, about, step, ...facts }: Notice) => ({
  ...facts,
  ...about,
  id: clock.newId(),
  wakes: isWaking(facts.kind, step),
  targetRoute: target.route,
  targetId: target.id,
})

export type Notification = Omit<NotificationRow, 'targetRoute' | 'targetId' | 'realEstateId'> & {
  target: { route: string; id: string | null; realEstateId: string | null }
}

export async function getNotifications(
  ctx: Context,
  args: PageArgs,
): Promise<Page<Notification> & { unreadCount: number }> {
  const size = pageSize(args.first)
  const [after] = readCursor(args.after, [isUuid]) ?? []
  const scope = userScope(ctx)
  const [rows, unreadCount] = await Promise.all([
    listNotifications(ctx.reads, scope, after, size + 1),
    countUnread(ctx.reads, scope),
  ])
  const page = toPage(rows, size, (row) => [row.id])
  return { nodes: page.nodes.map(present), nextCursor: page.nextCursor, unreadCount }
}

export async function readNotification(ctx: Context, id: string, body: unknown): Promise<Notification> {
  const input = parseInput(readNotificationInput, body)
  const scope = userScope(ctx)
  if (!isUuid(id)) throw new AppError('NOT_FOUND')
  const read = await mutate(ctx, scope, 'notification.read', { ...input, id }, async (tx) => {
    const row = await markRead(tx, scope, id)
    if (row === undefined) throw new AppError('NOT_FOUND')
    tx.record({ objectId: id, version: 1, changes: {} })
    return present(row)
  })
  tellOtherDevices(ctx)
  return read
}

export async function readAllNotifications(ctx: Context, body: unknown): Promise<{ readCount: number }> {
  const input = parseInput(readNotificationInput, body)
  const scope = userScope(ctx)
  const read = await mutate(ctx, scope, 'notification.read_all', input, async (tx) => {
    const readCount = await markAllRead(tx, scope)
    tx.record({ objectId: requireIdentity(ctx).userId, version: 1, changes: { readCount } })
    return { readCount }
  })
  tellOtherDevices(ctx)
  return read
}

/** What was read on one device is read on all. */
const tellOtherDevices = (ctx: Context): void => ctx.live.announce(requireIdentity(ctx).userId)

const present = ({ targetRoute, targetId, realEstateId, ...row }: NotificationRow): Notification => ({
  ...row,
  target: { route: targetRoute, id: targetId, realEstateId },
})
