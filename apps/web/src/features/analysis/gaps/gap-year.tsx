import { Button } from '#ui/action/button.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { NumberAnswer } from './gap-answers.tsx'
import styles from './gaps-tab.module.css'

const texts = analysisTexts.gaps

type YearAnswerProps = {
  readonly question: string
  readonly min: number
  readonly max: number
  /** The year the analysis reckons with today. */
  readonly assumed: number | undefined
  readonly onGive: (year: number) => void
}

/** A year the owner knows, or says yes to: what is assumed never stands in the field as if it were known. */
export function YearAnswer({ assumed, ...asked }: YearAnswerProps) {
  const { question, onGive } = asked
  return (
    <>
      <NumberAnswer {...asked} isYear />
      {assumed !== undefined && (
        <p className={styles['assumed']}>
          {texts.assumedYear(assumed)}
          <Button size="small" onClick={() => onGive(assumed)}>
            {texts.confirmYear(assumed)}
            <span className="visually-hidden"> {question}</span>
          </Button>
        </p>
      )}
    </>
  )
}
