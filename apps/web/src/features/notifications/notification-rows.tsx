import {
  IconCalendarCheck,
  IconCalendarEvent,
  IconCheck,
  IconChecklist,
  IconFileTime,
  IconFileX,
  IconHomeExclamation,
  IconLink,
  IconMailX,
  IconPhotoX,
  IconReceipt,
  IconShieldLock,
  IconTool,
  IconUserCheck,
  IconUserCog,
  IconUserMinus,
} from '@tabler/icons-react'
import { selectHouse } from '#house/active-house.ts'
import { dayTime } from '#device/text/format.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { IconButton } from '#ui/action/button.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { targetHouse, targetPath } from './notification-list.ts'
import styles from './notification-rows.module.css'
import type { Notification } from './notifications-query.ts'
import { notificationsTexts } from './notifications.texts.ts'

const icons: Readonly<Record<Notification['kind'], typeof IconCheck>> = {
  picture_rejected: IconPhotoX,
  file_refused: IconFileX,
  account_security: IconShieldLock,
  components_due: IconHomeExclamation,
  invitation_accepted: IconUserCheck,
  invitation_refused: IconMailX,
  member_left: IconUserMinus,
  access_changed: IconUserCog,
  access_ended: IconUserMinus,
  todo_due: IconChecklist,
  todo_assigned: IconUserCheck,
  upkeep_due: IconTool,
  document_ending: IconFileTime,
  defect_due: IconHomeExclamation,
  repair_due: IconHomeExclamation,
  warranty_notice_ending: IconFileTime,
  warranty_ending: IconFileTime,
  lien_ending: IconFileTime,
  maker_warranty_ending: IconFileTime,
  subsidy_due: IconFileTime,
  permit_ending: IconFileTime,
  promise_ending: IconFileTime,
  invoice_due: IconReceipt,
  retention_ending: IconReceipt,
  discount_ending: IconReceipt,
  invoice_warranty_ending: IconFileTime,
  quote_ending: IconFileTime,
  appointment_soon: IconCalendarEvent,
  slots_answered: IconCalendarCheck,
  quote_answered: IconFileTime,
  letter_refused: IconMailX,
  link_opened: IconLink,
}

type Props = {
  readonly nodes: readonly Notification[]
  readonly isOnline: boolean
  readonly onRead: (id: string) => void
}

export function NotificationRows({ nodes, isOnline, onRead }: Props) {
  return (
    <ul className={styles['list']} aria-label={notificationsTexts.title}>
      {nodes.map((node) => (
        <Row key={node.id} node={node} isOnline={isOnline} onRead={() => onRead(node.id)} />
      ))}
    </ul>
  )
}

type RowProps = { readonly node: Notification; readonly isOnline: boolean; readonly onRead: () => void }

function Row({ node, isOnline, onRead }: RowProps) {
  const { kind, title, text, createdAt, readAt } = node
  const isUnread = readAt === null
  const path = targetPath(node)
  const open = () => {
    const house = targetHouse(node)
    if (house !== undefined) selectHouse(house)
    // Offline nobody could be told that it was read; it stays unread then.
    if (isUnread && isOnline) onRead()
  }
  // A kind of a newer server still has its words.
  const Icon = icons[kind] ?? IconCheck
  return (
    <li className={styles['row']} data-unread={isUnread ? '' : undefined}>
      <span className={styles['sign']}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
      </span>
      <div className={styles['words']}>
        <p className={styles['title']}>
          {path === undefined ? (
            title
          ) : (
            <AppLink to={path} onClick={open}>
              {title}
            </AppLink>
          )}
          {isUnread && (
            <Pill tone="brick" size="small">
              {notificationsTexts.unread}
            </Pill>
          )}
        </p>
        {text !== '' && <p className={styles['text']}>{text}</p>}
        <p className={styles['when']}>
          <time dateTime={createdAt}>{dayTime(createdAt)}</time>
        </p>
      </div>
      {isUnread && isOnline && (
        <IconButton label={notificationsTexts.markReadOf(title)} icon={<IconCheck />} onClick={onRead} />
      )}
    </li>
  )
}
