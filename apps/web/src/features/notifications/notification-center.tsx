import { IconBell, IconChecks } from '@tabler/icons-react'
import { useConnection } from '#device/net/connection.ts'
import { pathTo } from '#device/routing/routes.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import styles from './notification-center.module.css'
import { NotificationRows } from './notification-rows.tsx'
import { notificationsTexts as texts } from './notifications.texts.ts'
import { useNotifications } from './use-notifications.ts'

/** All messages to this person, unread ones first. */
export function NotificationCenter() {
  const list = useNotifications()
  const { online } = useConnection()
  const isKnown = !list.isLoading && !list.hasFailed
  return (
    <>
      <PageHead
        title={texts.title}
        sentence={isKnown && list.nodes.length > 0 ? texts.sentence(list.unreadCount) : undefined}
        actions={
          list.unreadCount > 0 ? (
            <OnlineButton icon={<IconChecks />} onClick={list.markAllRead}>
              {texts.markAllRead}
            </OnlineButton>
          ) : undefined
        }
      />
      <Card className={styles['card']}>
        <Content {...{ list, online }} />
      </Card>
    </>
  )
}

type ContentProps = { readonly list: ReturnType<typeof useNotifications>; readonly online: boolean }

function Content({ list, online }: ContentProps) {
  if (list.isLoading)
    return (
      <Loading>
        <SkeletonRows rows={4} />
      </Loading>
    )
  if (list.hasFailed)
    return (
      <Notice
        tone={online ? 'due' : 'info'}
        title={texts.failedTitle}
        action={
          <Button size="small" onClick={list.retry}>
            {texts.retry}
          </Button>
        }
      >
        {online ? texts.failedText : texts.offlineNone}
      </Notice>
    )
  if (list.nodes.length === 0)
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        picture={<IconBell size={64} stroke={1.25} />}
        action={<LinkButton to={pathTo('dashboard')}>{texts.emptyAction}</LinkButton>}
      />
    )
  return (
    <>
      {!online && <p className={styles['offline']}>{texts.offline}</p>}
      <NotificationRows nodes={list.nodes} isOnline={online} onRead={list.markRead} />
      {list.hasOlder && (
        <div className={styles['more']}>
          <OnlineButton isBusy={list.isLoadingOlder} onClick={() => void list.loadOlder()}>
            {texts.more}
          </OnlineButton>
        </div>
      )}
    </>
  )
}
