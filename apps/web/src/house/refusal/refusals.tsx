import { describeEntry } from '#device/outbox/outbox.ts'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import type { NameOf } from '#house/record/declaration/facts.ts'
import { entriesOf, type HouseRecord } from '#house/record/record.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import styles from './refusal-dialog.module.css'
import { refusalTexts } from './refusal.texts.ts'

export type RefusalsProps = {
  readonly records: readonly HouseRecord[]
  readonly realEstateId: string
  readonly nameOf: NameOf
  /** Which one is open. */
  readonly looked: number | undefined
  readonly onLook: (seq: number) => void
  /** That one is put off or sent again; by then somebody may look at another. */
  readonly onLeave: (seq: number) => void
}

export function Refusals({ records, realEstateId, nameOf, looked, onLook, onLeave }: RefusalsProps) {
  const all = useOutbox()
  const refused = records.flatMap((record) => {
    const waiting = entriesOf(record, all, realEstateId)
    return waiting.filter(({ state }) => state === 'rejected').map((root) => ({ record, waiting, root }))
  })
  const [first] = refused
  const open = refused.find(({ root }) => root.seq === looked)
  if (first === undefined) return null
  const { one, many, look } = refusalTexts
  return (
    <>
      <div className={styles['above']}>
        <Notice
          tone="due"
          live="status"
          title={refused.length === 1 ? one : many(refused.length)}
          action={
            <Button size="small" aria-haspopup="dialog" onClick={() => onLook(first.root.seq)}>
              {look}
            </Button>
          }
        >
          {describeEntry(first.root)}
        </Notice>
      </div>
      {open !== undefined && (
        <RefusalDialog key={open.root.seq} {...open} nameOf={nameOf} onClose={() => onLeave(open.root.seq)} />
      )}
    </>
  )
}
