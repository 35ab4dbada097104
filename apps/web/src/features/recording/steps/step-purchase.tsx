import { useEffect } from 'react'
import { today } from '#device/text/format.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { yesNoChoices } from '#features/recording/choices.ts'
import { CreateTrouble, type Trouble } from '#features/recording/creation/create-trouble.tsx'
import styles from '#features/recording/fields.module.css'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import { faultTexts, prepare, purchaseSchema } from './step-schemas.ts'
import { thisYear, type StepProps } from '#features/recording/step.ts'

const { labels, purchase: texts } = recordingTexts

type StepPurchaseProps = Omit<StepProps, 'onDone'> & {
  readonly trouble: Trouble | undefined
  readonly isBusy: boolean
  /** Records the house as the draft now says, or as if nothing were said about money. */
  readonly onDone: (hasMoney: boolean) => Promise<void>
}

/** Money is the owner's own business: all of it may be left out. */
export function StepPurchase({ formId, draft, trouble, isBusy, onChange, onDone }: StepPurchaseProps) {
  const { answers } = draft
  const form = useForm({
    initial: answers,
    schema: purchaseSchema(today()),
    prepare,
    texts: faultTexts(answers, thisYear()),
    onSubmit: () => onDone(true),
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
        <OnlineButton isBusy={isBusy} onClick={() => void onDone(false)}>
          {texts.skip}
        </OnlineButton>
        <span className={styles['quiet']}>{texts.skipText}</span>
      </div>
    </form>
  )
}
