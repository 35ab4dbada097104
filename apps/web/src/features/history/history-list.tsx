import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { HistoryDays } from './history-rows.tsx'
import styles from './history-rows.module.css'
import type { Names } from './history-entry.ts'
import { historyTexts } from './history.texts.ts'
import { useHistoryPage } from './use-history.ts'

const pageSize = 25

type HistoryListProps = {
  readonly realEstateId: string
  readonly names: Names
  readonly isOwner: boolean
  /** Where what was deleted lies. */
  readonly trashPath: string
}

/** Everything that happened in a house, page by page, the newest first. */
export function HistoryList({ realEstateId, names, isOwner, trashPath }: HistoryListProps) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  if (!isOwner) return <Notice>{historyTexts.ownersOnly}</Notice>
  return (
    <Card title={historyTexts.title}>
      {cursors.map((after, at) => (
        <HistoryPart
          key={after}
          realEstateId={realEstateId}
          names={names}
          after={after}
          onMore={at === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
      <p className={styles['end']}>
        {historyTexts.trash} <AppLink to={trashPath}>{historyTexts.toTrash}</AppLink>
      </p>
    </Card>
  )
}

type PartProps = Omit<HistoryListProps, 'isOwner' | 'trashPath'> & {
  readonly after: string | null
  readonly onMore: ((cursor: string) => void) | undefined
}

function HistoryPart({ realEstateId, names, after, onMore }: PartProps) {
  const { online } = useConnection()
  const { data, isError, refetch } = useHistoryPage(realEstateId, pageSize, after, true)
  if (data === undefined || data === null) {
    if (isError && online)
      return (
        <Notice
          tone="due"
          live="alert"
          action={<Button onClick={() => void refetch()}>{historyTexts.retry}</Button>}
        >
          {historyTexts.failed}
        </Notice>
      )
    if (isError || !online) return <p className={styles['quiet']}>{historyTexts.offline}</p>
    return (
      <Loading>
        <SkeletonRows rows={6} />
      </Loading>
    )
  }
  const { nodes, nextCursor } = data
  return (
    <>
      <HistoryDays entries={nodes} names={names} realEstateId={realEstateId} />
      {nextCursor !== null && onMore !== undefined && (
        <div className={styles['more']}>
          <Button onClick={() => onMore(nextCursor)}>{historyTexts.more}</Button>
        </div>
      )}
    </>
  )
}
