import { trashKindLabels } from '@hauswart/domain/trash/trash.labels'
import { useState } from 'react'
import { useSession } from '#device/session/use-session.ts'
import { fromToday, today } from '#device/text/format.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { trashTexts } from './trash.texts.ts'
import { useRemoval, useRestore, type Thrown } from './use-trash.ts'
import styles from './trash-list.module.css'

type TrashRowsProps = {
  readonly realEstateId: string
  readonly thrown: readonly Thrown[]
  readonly mayWrite: boolean
  readonly onGone: () => void
}

/** Each with what it was, who threw it away and when, how long it stays, and its two ways out. */
export function TrashRows({ realEstateId, thrown, mayWrite, onGone }: TrashRowsProps) {
  const { user } = useSession()
  const [asked, setAsked] = useState<Thrown>()
  const [moving, setMoving] = useState<string>()
  const { restore } = useRestore(realEstateId, onGone)
  const { remove, isBusy } = useRemoval(realEstateId, () => {
    setAsked(undefined)
    onGone()
  })
  const takeBack = async (one: Thrown): Promise<void> => {
    setMoving(one.id)
    await restore(one)
    setMoving(undefined)
  }
  return (
    <>
      <ul className={styles['rows']}>
        {thrown.map((one) => (
          <li key={`${one.kind} ${one.id}`} className={styles['row']}>
            <div className={styles['words']}>
              <div className={styles['name']}>{one.name}</div>
              <div className={styles['quiet']}>{wordsOf(one, user?.id)}</div>
            </div>
            <div className={styles['left']}>{trashTexts.left(one.daysLeft)}</div>
            {mayWrite && (
              <div className={styles['acts']}>
                <OnlineButton
                  size="small"
                  aria-label={trashTexts.restoreOf(one.name)}
                  isBusy={moving === one.id}
                  onClick={() => void takeBack(one)}
                >
                  {trashTexts.restore}
                </OnlineButton>
                <OnlineButton
                  kind="quiet"
                  size="small"
                  aria-label={trashTexts.removeOf(one.name)}
                  aria-haspopup="dialog"
                  onClick={() => setAsked(one)}
                >
                  {trashTexts.remove}
                </OnlineButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={trashTexts.question(asked?.name ?? '')}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) void remove(asked).then(() => setAsked(undefined))
        }}
        confirmLabel={trashTexts.remove}
        isBusy={isBusy}
        isDanger
      >
        <p>{trashTexts.forGood}</p>
        {asked !== undefined && alongOf(asked) !== undefined && <p>{alongOf(asked)}</p>}
      </ConfirmDialog>
    </>
  )
}

const alongOf = ({ kind, isExpense, isCredit }: Thrown): string | undefined =>
  isExpense ? undefined : isCredit ? trashTexts.alongCredit : trashTexts.along[kind]

function wordsOf(
  { kind, isExpense, isCredit, deletedAt, deletedBy, deletedByName }: Thrown,
  ownId: string | undefined,
): string {
  const who =
    deletedBy !== null && deletedBy === ownId ? trashTexts.you : (deletedByName ?? trashTexts.someone)
  return trashTexts.deleted(
    isExpense ? trashTexts.expense : isCredit ? trashTexts.credit : trashKindLabels[kind],
    who,
    fromToday(today(new Date(deletedAt))),
  )
}
