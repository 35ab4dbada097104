import { useState } from 'react'
import { useConnection } from '#lib/connection.ts'
import { percent } from '#lib/format.ts'
import { ChoiceChips } from '#ui/choice.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { OnlineButton } from '#ui/online-button.tsx'
import { SaveFailure } from '#ui/save-failure.tsx'
import { analysisTexts } from './analysis.texts.ts'
import type { Desk } from './desk.ts'
import styles from './inflation-choice.module.css'
import { useAnswer } from './use-answer.ts'

const texts = analysisTexts.inflation
const usual = 1
const most = 10

/** Prices of today, or grown by a rate the owner thinks right. It is kept with the house. */
export function InflationChoice({ desk }: { readonly desk: Desk }) {
  const kept = desk.profile.inflationPercent
  const [isGrown, setGrown] = useState(kept !== null && kept !== 0)
  const [rate, setRate] = useState<number | null>(kept ?? usual)
  const answer = useAnswer(desk)
  const { online } = useConnection()
  if (!desk.mayWrite || !online)
    return <span>{kept === null || kept === 0 ? texts.today : texts.withRate(percent(kept / 100))}</span>
  const isRight = rate !== null && rate > 0 && rate <= most
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
        value={isGrown ? 'grown' : 'today'}
        onChange={(choice) => {
          setGrown(choice === 'grown')
          if (choice === 'today' && kept !== null) void answer.profile({ inflationPercent: null })
        }}
      />
      {isGrown && (
        <form
          className={styles['rate']}
          onSubmit={(event) => {
            event.preventDefault()
            if (isRight) void answer.profile({ inflationPercent: rate })
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
          <OnlineButton type="submit" size="small" isBusy={answer.isBusy}>
            {texts.apply}
          </OnlineButton>
        </form>
      )}
      <SaveFailure failure={answer.failure} />
    </div>
  )
}
