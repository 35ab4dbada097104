import type { NotificationKind } from '@hauswart/domain/notifications/notification'
import { queryOptions } from '@tanstack/react-query'
import { memberRest } from '#device/net/member-rest.ts'
import { newId } from '#device/new-id.ts'

export type Notification = {
  readonly id: string
  readonly kind: NotificationKind
  readonly title: string
  readonly text: string
  readonly target: {
    readonly route: string
    readonly id: string | null
    /** The house it is about; a message kept on a device from before names none. */
    readonly realEstateId?: string | null
  }
  readonly createdAt: string
  readonly readAt: string | null
}
export type Notifications = {
  readonly nodes: readonly Notification[]
  readonly nextCursor: string | null
  readonly unreadCount: number
}

/** As many as the service hands out at once; older ones are asked for page by page. */
export const pageSize = 50
const askEveryMs = 5 * 60_000

/** The newest messages and how many are unread; kept on the device like everything that was read. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) =>
    memberRest('notifications', `/?first=${pageSize}`, { signal }) as Promise<Notifications>,
  refetchInterval: askEveryMs,
})

export const olderNotifications = (after: string): Promise<Notifications> =>
  memberRest(
    'notifications',
    `/?first=${pageSize}&after=${encodeURIComponent(after)}`,
  ) as Promise<Notifications>

export const sendRead = (id: string): Promise<unknown> =>
  memberRest('notifications', `/${id}/read`, { body: { idempotencyKey: newId() } })

export const sendAllRead = (): Promise<unknown> =>
  memberRest('notifications', '/read-all', { body: { idempotencyKey: newId() } })
