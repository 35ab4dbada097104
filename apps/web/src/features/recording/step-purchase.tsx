import { useEffect } from 'react'
import { today } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { MoneyField } from '#ui/money-field.tsx'
import { useForm } from '#ui/use-form.ts'
import { noAnswers } from './answers.ts'
import { yesNoChoices } from './choices.ts'
import { CreateTrouble, type Trouble } from './create-trouble.tsx'
import styles from './fields.module.css'
import { recordingTexts } from './recording.texts.ts'
import { faultTexts, prepare, purchaseSchema } from './step-schemas.ts'
import { thisYear, type StepProps } from './step.ts'

const { labels, purchase: texts } = recordingTexts

type StepPurchaseProps = Omit<StepProps, 'onDone'> & {
  readonly trouble: Trouble | undefined
  /** Records the house as the draft now says. */
  readonly onDone: () => Promise<void>
}

const nothingBought = {
  purchasedOn: noAnswers.purchasedOn,
  purchasePriceRappen: noAnswers.purchasePriceRappen,
  mortgage: noAnswers.mortgage,
  mortgageRappen: noAnswers.mortgageRappen,
}

/** Money is the owner's own business: all of it may be left out. */
export function StepPurchase({ formId, draft, trouble, onChange, onDone }: StepPurchaseProps) {
  const { answers } = draft
  const form = useForm({
    initial: answers,
    schema: purchaseSchema(today()),
    prepare,
    texts: faultTexts(answers, thisYear()),
    onSubmit: onDone,
  })
  const { values } = form
  // The draft follows every stroke.
  useEffect(() => onChange(values), [values, onChange])
  return (
    <form id={formId} className={styles['fields']} {...form.form}>
      <FormSummary {...form.shown} />
      <CreateTrouble trouble={trouble} />
      <div className={styles['pairs']}>
        <DateField label={labels.purchasedOn} isOptional max={today()} {...form.value('purchasedOn')} />
        <MoneyField label={labels.purchasePriceRappen} isOptional {...form.value('purchasePriceRappen')} />
      </div>
      <ChoiceChips label={labels.mortgage} options={yesNoChoices} {...form.value('mortgage')} />
      {values.mortgage === 'yes' && (
        <div className={styles['pairs']}>
          <MoneyField label={labels.mortgageRappen} isOptional {...form.value('mortgageRappen')} />
        </div>
      )}
      <div className={styles['skip']}>
        <Button
          onClick={() => {
            form.reset({ ...values, ...nothingBought })
            onChange(nothingBought)
            void onDone()
          }}
        >
          {texts.skip}
        </Button>
        <span className={styles['quiet']}>{texts.skipText}</span>
      </div>
    </form>
  )
}
