import { Card } from '#ui/card.tsx'
import { Loading, Skeleton, SkeletonRows } from '#ui/skeleton.tsx'
import styles from './dossier-skeleton.module.css'
import tabStyles from './facts-tab.module.css'

export function DossierSkeleton() {
  return (
    <Loading>
      <div className={styles['head']}>
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
        <Skeleton shape="field" />
      </div>
      <div className={tabStyles['tab']}>
        <Card>
          <Skeleton shape="block" className={styles['drawing']} />
        </Card>
        <Card>
          <SkeletonRows rows={6} />
        </Card>
      </div>
    </Loading>
  )
}
