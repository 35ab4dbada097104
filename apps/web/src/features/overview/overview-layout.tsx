import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { classes } from '#ui/classes.ts'
import { PartBoundary } from '#ui/layout/part-boundary.tsx'
import { Loading, Skeleton, SkeletonRows } from '#ui/layout/skeleton.tsx'
import styles from './overview.module.css'

type OverviewLayoutProps = {
  readonly house: ReactNode
  readonly next: ReactNode
  readonly plan: ReactNode
  readonly side: ReactNode
  /** What matters least: below the plan, on a phone at the very end. */
  readonly last: ReactNode
}

/** The house and what comes next beside it; below them the details. One column on a phone, in this order. */
export function OverviewLayout({ house, next, plan, side, last }: OverviewLayoutProps) {
  return (
    <div className={styles['grid']}>
      <div className={classes(styles['column'], styles['stretch'])}>
        <PartBoundary isCard>{house}</PartBoundary>
      </div>
      <div className={classes(styles['column'], styles['stretch'])}>
        <PartBoundary isCard>{next}</PartBoundary>
      </div>
      <div className={styles['column']}>
        <PartBoundary isCard>{plan}</PartBoundary>
        <div className={styles['last']}>
          <PartBoundary isCard>{last}</PartBoundary>
        </div>
      </div>
      <div className={styles['column']}>{side}</div>
    </div>
  )
}

export function OverviewSkeleton() {
  return (
    <Loading>
      <div className={styles['headBones']}>
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
      </div>
      <OverviewLayout
        house={
          <Card>
            <Skeleton shape="block" className={styles['drawingBone']} />
          </Card>
        }
        next={
          <Card>
            <SkeletonRows rows={5} />
          </Card>
        }
        plan={
          <Card>
            <SkeletonRows rows={4} />
          </Card>
        }
        side={
          <Card>
            <SkeletonRows rows={3} />
          </Card>
        }
        last={undefined}
      />
    </Loading>
  )
}
