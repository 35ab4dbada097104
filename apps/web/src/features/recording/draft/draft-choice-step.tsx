import { addressLine, type Answers } from '#features/recording/answers.ts'
import styles from './draft-choice-step.module.css'
import { recordingTexts } from '#features/recording/recording.texts.ts'

const texts = recordingTexts.choice

type DraftChoiceStepProps = {
  readonly begun: Answers
  readonly fresh: Pick<Answers, AddressName>
  readonly onChoose: (isFresh: boolean) => void
}

type AddressName = 'search' | 'street' | 'houseNumber' | 'zip' | 'city'

const lineOf = (answers: Pick<Answers, AddressName>): string =>
  addressLine(answers) || answers.search || texts.unnamed

/** One house was begun and another one came along, as an address or begun elsewhere: which of the two is meant? */
export function DraftChoiceStep({ begun, fresh, onChoose }: DraftChoiceStepProps) {
  return (
    <div className={styles['ways']}>
      <button type="button" className={styles['way']} onClick={() => onChoose(true)}>
        <span className={styles['title']}>{texts.fresh}</span>
        <span className={styles['address']}>{lineOf(fresh)}</span>
        <span className={styles['note']}>{texts.freshNote}</span>
      </button>
      <button type="button" className={styles['way']} onClick={() => onChoose(false)}>
        <span className={styles['title']}>{texts.begun}</span>
        <span className={styles['address']}>{lineOf(begun)}</span>
      </button>
    </div>
  )
}
