import { isSettled } from '@hauswart/domain/defects/defect'
import { IconCheck, IconDownload, IconFolder } from '@tabler/icons-react'
import { newId } from '#device/new-id.ts'
import { takeBack } from '#house/acts/take-back.ts'
import { defects as record } from '#house/nouns/defects.ts'
import { change } from '#house/record/change.ts'
import { Button } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import type { Defect } from './defect-words.ts'
import styles from './defects-tab.module.css'
import { defectsTexts } from './defects.texts.ts'
import { useLetter } from './use-letter.ts'

const { letter: texts } = defectsTexts

type LetterActionsProps = {
  readonly realEstateId: string
  readonly defect: Defect
  /** All of the renovation: a letter is about everything the same craftsman has to repair. */
  readonly all: readonly Defect[]
  readonly company: string | undefined
  readonly today: string
  /** What was typed and not saved is not in the letter. */
  readonly isDirty: boolean
  readonly onMarked: () => void
}

/** The letter that notifies a defect, and that it was sent. */
export function LetterActions(props: LetterActionsProps) {
  const { defect, all, company, isDirty } = props
  if (isSettled(defect.state)) return null
  const theirs = all.filter(
    ({ craftsmanId, state }) => craftsmanId === defect.craftsmanId && !isSettled(state),
  )
  const hint =
    company === undefined
      ? texts.noCraftsman
      : defect.isWaiting || defect.refusal !== undefined
        ? texts.waiting
        : isDirty
          ? texts.saveFirst
          : undefined
  return (
    <Notice title={texts.title}>
      {hint === undefined && company !== undefined ? (
        <Letter {...props} company={company} theirs={theirs} />
      ) : (
        <p className={styles['hint']}>{hint}</p>
      )}
    </Notice>
  )
}

type LetterProps = LetterActionsProps & { readonly company: string; readonly theirs: readonly Defect[] }

function Letter({ realEstateId, defect, theirs, company, today, onMarked }: LetterProps) {
  const { isFetching, isFiling, fetchPaper, filePaper } = useLetter(realEstateId, defect, {
    company,
    today,
  })
  const unsaid = theirs.filter(({ state, foundOn }) => state === 'open' && foundOn <= today)
  const mark = async () => {
    const notice = { state: 'notified', notifiedOn: today, notifiedBy: 'registered_letter' } as const
    const acts = unsaid.map((row) => ({ row, done: { ...record.acts.update(row, notice), key: newId() } }))
    const fault = await change(
      realEstateId,
      acts.map(({ done }) => done),
    )
    const undo = () => takeBack(realEstateId, ...acts)
    toast(
      fault === undefined
        ? { text: texts.marked(unsaid.length), tone: 'good', undo: () => void undo() }
        : { text: texts.notMarked, tone: 'due' },
    )
    if (fault === undefined) onMarked()
  }
  return (
    <>
      <p className={styles['hint']}>{texts.about(theirs.length, company)}</p>
      <div className={styles['actions']}>
        <OnlineButton icon={<IconDownload />} isBusy={isFetching} onClick={() => void fetchPaper()}>
          {texts.make}
        </OnlineButton>
        <OnlineButton icon={<IconFolder />} isBusy={isFiling} onClick={() => void filePaper()}>
          {texts.file}
        </OnlineButton>
      </div>
      <p className={styles['hint']}>{texts.send}</p>
      {unsaid.length > 0 && (
        <div className={styles['actions']}>
          <Button icon={<IconCheck />} onClick={() => void mark()}>
            {texts.mark}
          </Button>
        </div>
      )}
    </>
  )
}
