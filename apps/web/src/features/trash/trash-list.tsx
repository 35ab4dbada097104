import { useRef, useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { TrashRows } from './trash-rows.tsx'
import { trashTexts } from './trash.texts.ts'
import { useTrashPage } from './use-trash.ts'
import styles from './trash-list.module.css'

type TrashListProps = {
  readonly realEstateId: string
  /** Whether this person may look at all, and whether the house lets anything be changed now. */
  readonly maySee: boolean
  readonly mayWrite: boolean
}

/** What was thrown away in a house, page by page, the last first. */
export function TrashList({ realEstateId, maySee, mayWrite }: TrashListProps) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null])
  const { online } = useConnection()
  const list = useRef<HTMLDivElement>(null)
  if (!maySee) return <Notice>{trashTexts.writersOnly}</Notice>
  return (
    <div ref={list} tabIndex={-1} className={styles['trash']}>
      {!online && mayWrite && <Notice>{trashTexts.onlineOnly}</Notice>}
      {cursors.map((after, at) => (
        <TrashPart
          key={after}
          realEstateId={realEstateId}
          mayWrite={mayWrite}
          after={after}
          onMore={at === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
          onGone={() => list.current?.focus()}
        />
      ))}
    </div>
  )
}

type PartProps = Pick<TrashListProps, 'realEstateId' | 'mayWrite'> & {
  readonly after: string | null
  readonly onMore: ((cursor: string) => void) | undefined
  /** The button that had the focus goes with its row. */
  readonly onGone: () => void
}

function TrashPart({ realEstateId, mayWrite, after, onMore, onGone }: PartProps) {
  const query = useTrashPage(realEstateId, after)
  return (
    <Loaded query={query} texts={trashTexts} rows={5}>
      {({ nodes, nextCursor }) =>
        nodes.length === 0 ? (
          after === null && <EmptyState {...trashTexts.empty} />
        ) : (
          <Card
            {...(after === null ? { title: trashTexts.title, sentence: trashTexts.sentence } : undefined)}
          >
            <TrashRows realEstateId={realEstateId} thrown={nodes} mayWrite={mayWrite} onGone={onGone} />
            {nextCursor !== null && onMore !== undefined && (
              <div className={styles['more']}>
                <Button onClick={() => onMore(nextCursor)}>{trashTexts.more}</Button>
              </div>
            )}
          </Card>
        )
      }
    </Loaded>
  )
}
