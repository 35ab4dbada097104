import { useConnection } from '#device/net/connection.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loading, Skeleton } from '#ui/layout/skeleton.tsx'
import styles from './profile-form.module.css'
import { profileTexts } from './profile.texts.ts'

export function ProfileSkeleton() {
  return (
    <Card>
      <Loading>
        <div className={styles['form']}>
          <Skeleton shape="title" width="medium" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
        </div>
      </Loading>
    </Card>
  )
}

export function ProfileFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { online } = useConnection()
  const { failedTitle, failed, offlineTitle, offline, retry } = profileTexts
  return (
    <Card>
      <EmptyState
        title={online ? failedTitle : offlineTitle}
        text={online ? failed : offline}
        action={<Button onClick={onRetry}>{retry}</Button>}
      />
    </Card>
  )
}
