import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { percent } from '#device/text/format.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
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
  const kept = desk.profile.inflationPercent
  const [pending, setPending] = useState<{ readonly rate: number | null }>()
  const answer = useAnswer(desk)
  const { online } = useConnection()
  if (!desk.mayWrite || !online)
    return <span>{isGrown(kept) ? texts.withRate(percent(kept / 100)) : texts.today}</span>
  // What is on its way counts until it is known to have failed.
  const rate = pending === undefined ? kept : pending.rate
  const choose = async (inflationPercent: number | null) => {
    setPending({ rate: inflationPercent })
    await answer.profile({ inflationPercent })
    setPending(undefined)
  }
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
        onChange={(choice) => void choose(choice === 'grown' ? usual : null)}
      />
      {isGrown(rate) && (
        <Rate key={rate} start={rate} isBusy={answer.isBusy} onGive={(given) => void choose(given)} />
      )}
      <SaveFailure failure={answer.failure} />
    </div>
  )
}

const isGrown = (rate: number | null): rate is number => rate !== null && rate !== 0

type RateProps = {
  readonly start: number
  readonly isBusy: boolean
  readonly onGive: (rate: number) => void
}

function Rate({ start, isBusy, onGive }: RateProps) {
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
      <OnlineButton type="submit" size="small" isBusy={isBusy}>
        {texts.apply}
      </OnlineButton>
    </form>
  )
}
