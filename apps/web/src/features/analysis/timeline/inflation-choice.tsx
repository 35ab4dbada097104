import { useState } from 'react'
import { percent } from '#device/text/format.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import styles from './inflation-choice.module.css'
import { useAnswer } from '#features/analysis/gaps/use-answer.ts'

const texts = analysisTexts.inflation
const usual = 1
const most = 10

/** Prices of today, or grown by a rate the owner thinks right. It is kept with the house. */
export function InflationChoice({ desk }: { readonly desk: Desk }) {
  const rate = desk.profile.inflationPercent
  const answer = useAnswer(desk)
  if (!desk.mayWrite) return <span>{isGrown(rate) ? texts.withRate(percent(rate / 100)) : texts.today}</span>
  const choose = (inflationPercent: number | null) => void answer.profile({ inflationPercent })
  return (
    <div className={styles['place']}>
      <ChoiceChips
        label={texts.label}
        isLabelHidden
        look="pills"
        options={[
          { value: 'today', label: texts.today },
          { value: 'grown', label: texts.grown },
        ]}
        value={isGrown(rate) ? 'grown' : 'today'}
        onChange={(choice) => choose(choice === 'grown' ? usual : null)}
      />
      {isGrown(rate) && <Rate key={rate} start={rate} onGive={choose} />}
      <SaveFailure failure={answer.failure} />
    </div>
  )
}

const isGrown = (rate: number | null): rate is number => rate !== null && rate !== 0

type RateProps = {
  readonly start: number
  readonly onGive: (rate: number) => void
}

function Rate({ start, onGive }: RateProps) {
  const [rate, setRate] = useState<number | null>(start)
  const isRight = rate !== null && rate > 0 && rate <= most
  return (
    <form
      className={styles['rate']}
      onSubmit={(event) => {
        event.preventDefault()
        if (isRight) onGive(rate)
      }}
    >
      <NumberField
        label={texts.rate}
        isLabelHidden
        unit={texts.unit}
        value={rate}
        error={rate === null || isRight ? undefined : texts.fault(most)}
        onChange={setRate}
      />
      <Button type="submit" size="small">
        {texts.apply}
      </Button>
    </form>
  )
}
