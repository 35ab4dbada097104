import { IconPlus } from '@tabler/icons-react'
import { useConnection } from '#device/net/connection.ts'
import { addComponentPath } from '#house/paths/dossier-paths.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, Skeleton, SkeletonRows } from '#ui/layout/skeleton.tsx'
import styles from './analysis.module.css'
import { analysisTexts } from './analysis.texts.ts'

const texts = analysisTexts.state

/** The page in outline: head, tabs, the drawing and the list beside it. */
export function AnalysisSkeleton() {
  return (
    <Loading>
      <div className={styles['headBones']}>
        <Skeleton shape="title" width="short" />
        <Skeleton width="long" />
      </div>
      <div className={styles['tabBones']}>
        <Skeleton shape="pill" />
        <Skeleton shape="pill" />
        <Skeleton shape="pill" />
      </div>
      <div className={styles['grid']}>
        <Card>
          <Skeleton shape="block" className={styles['drawingBone']} />
        </Card>
        <Card>
          <SkeletonRows rows={7} />
        </Card>
      </div>
    </Loading>
  )
}

/** A view whose code is on its way. */
export function TabSkeleton() {
  return (
    <Card>
      <Loading>
        <SkeletonRows rows={6} />
      </Loading>
    </Card>
  )
}

/** Neither the server nor this device could say enough. */
export function AnalysisFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { online } = useConnection()
  return (
    <>
      <PageHead title={analysisTexts.title} />
      <Card>
        <EmptyState
          title={online ? texts.failedTitle : texts.offlineTitle}
          text={online ? texts.failed : texts.offline}
          action={<Button onClick={onRetry}>{texts.retry}</Button>}
        />
      </Card>
    </>
  )
}

type AnalysisEmptyProps = {
  readonly realEstateId: string
  readonly isLand: boolean
  readonly mayWrite: boolean
}

/** Nothing recorded that could be analysed: what this page is for, and the one thing to do. */
export function AnalysisEmpty({ realEstateId, isLand, mayWrite }: AnalysisEmptyProps) {
  return (
    <>
      <PageHead title={analysisTexts.title} sentence={texts.emptySentence} />
      <Card>
        <EmptyState
          title={isLand ? texts.landTitle : texts.emptyTitle}
          text={isLand ? texts.land : mayWrite ? texts.empty : texts.emptyReader}
          action={
            mayWrite && !isLand ? (
              <LinkButton to={addComponentPath(realEstateId)} kind="primary" icon={<IconPlus />}>
                {texts.emptyAction}
              </LinkButton>
            ) : undefined
          }
        />
      </Card>
    </>
  )
}
