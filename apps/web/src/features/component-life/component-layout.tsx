import type { ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loading, Skeleton, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { componentLifeTexts } from './component-life.texts.ts'
import styles from './component-layout.module.css'

type ComponentLayoutProps = { readonly main: ReactNode; readonly side: ReactNode }

/** What the component is worth and needs; beside it what is known of it. One column on a phone. */
export function ComponentLayout({ main, side }: ComponentLayoutProps) {
  return (
    <div className={styles['grid']}>
      <div className={styles['column']}>{main}</div>
      <div className={styles['column']}>{side}</div>
    </div>
  )
}

export function ComponentSkeleton() {
  return (
    <Loading>
      <div className={styles['head']}>
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
      </div>
      <ComponentLayout
        main={[1, 2, 3].map((card) => (
          <Card key={card}>
            <Skeleton shape="block" />
          </Card>
        ))}
        side={[1, 2].map((card) => (
          <Card key={card}>
            <SkeletonRows rows={3} />
          </Card>
        ))}
      />
    </Loading>
  )
}

type FailureProps = { readonly isOnline: boolean; readonly onRetry: () => void }

/** Neither the server nor this device could say anything. */
export function ComponentFailure({ isOnline, onRetry }: FailureProps) {
  const texts = componentLifeTexts.state
  return (
    <Card>
      <EmptyState
        title={isOnline ? texts.failedTitle : texts.offlineTitle}
        text={isOnline ? texts.failed : texts.offline}
        action={<Button onClick={onRetry}>{texts.retry}</Button>}
      />
    </Card>
  )
}
