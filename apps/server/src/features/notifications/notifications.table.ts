import type { NotificationKind } from '@hauswart/domain/notifications/notification'

export type NotificationRow = {
  id: string
  kind: NotificationKind
  title: string
  text: string
  targetRoute: string
  targetId: string | null
  createdAt: string
  readAt: string | null
}

export const notificationColumns = `n.id, n.kind, n.title, n.text, n.target_route as "targetRoute",
  n.target_id as "targetId", n.created_at as "createdAt", n.read_at as "readAt"`
