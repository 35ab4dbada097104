import { addressLine, type Answers } from './answers.ts'
import styles from './draft-choice-step.module.css'
import { recordingTexts } from './recording.texts.ts'

const texts = recordingTexts.choice

type DraftChoiceStepProps = {
  readonly begun: Answers
  readonly address: string
  readonly onChoose: (isNewAddress: boolean) => void
}

/** An address came along while another house was begun: which of the two is meant? */
export function DraftChoiceStep({ begun, address, onChoose }: DraftChoiceStepProps) {
  const line = addressLine(begun) || begun.search || texts.unnamed
  return (
    <div className={styles['ways']}>
      <button type="button" className={styles['way']} onClick={() => onChoose(true)}>
        <span className={styles['title']}>{texts.fresh}</span>
        <span className={styles['address']}>{address}</span>
        <span className={styles['note']}>{texts.freshNote}</span>
      </button>
      <button type="button" className={styles['way']} onClick={() => onChoose(false)}>
        <span className={styles['title']}>{texts.begun}</span>
        <span className={styles['address']}>{line}</span>
      </button>
    </div>
  )
}
