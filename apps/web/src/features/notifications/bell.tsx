import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import styles from './bell.module.css'
import { notificationsQuery } from './notifications-query.ts'
import { notificationsTexts } from './notifications.texts.ts'

/** Leads to the messages and says how many are new. */
export function Bell() {
  const { data } = useQuery(notificationsQuery)
  const unread = data?.unreadCount ?? 0
  return (
    <AppLink
      to={pathTo('notifications')}
      className={styles['bell']}
      aria-label={notificationsTexts.bell(unread)}
      title={notificationsTexts.bell(unread)}
    >
      <IconBell size={21} stroke={1.75} aria-hidden="true" />
      {unread > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </AppLink>
  )
}
