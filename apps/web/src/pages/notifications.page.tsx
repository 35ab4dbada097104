import { NotificationCenter } from '#features/notifications/notification-center.tsx'

export default function NotificationsPage() {
  return <NotificationCenter />
}
