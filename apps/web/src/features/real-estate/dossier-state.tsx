import { useConnection } from '#device/net/connection.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, Skeleton, SkeletonRows } from '#ui/layout/skeleton.tsx'
import styles from './dossier-state.module.css'
import tabStyles from '#features/real-estate/facts/facts-tab.module.css'
import { realEstateTexts } from './real-estate.texts.ts'

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

export function DossierFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { online } = useConnection()
  const { dossier, list } = realEstateTexts
  return (
    <>
      <PageHead title={dossier.title} />
      <Card>
        <EmptyState
          title={online ? dossier.failedTitle : list.offlineTitle}
          text={online ? list.failed : dossier.offline}
          action={<Button onClick={onRetry}>{list.retry}</Button>}
        />
      </Card>
    </>
  )
}
