import { useEffect, type ReactNode } from 'react'
import { today } from '#lib/format.ts'
import type { Failure } from '#lib/use-submit.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { TextField } from '#ui/field.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { SaveFailure } from '#ui/save-failure.tsx'
import { useForm } from '#ui/use-form.ts'
import { addressFields, buildingFields, kindFields } from './house-fields.tsx'
import {
  faultTexts,
  prepare,
  readable,
  schemaOf,
  streetLine,
  type HouseInput,
  type HouseValues,
} from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'
import { OfflineStep } from './resumed-draft.tsx'
import type { StepProps } from './step-address.tsx'
import styles from './step-confirm.module.css'

const thisYear = Number(today().slice(0, 4))

type StepConfirmProps = Omit<StepProps, 'onDone'> & {
  readonly failure: Failure | undefined
  readonly onBack: (step: number) => void
  readonly onDone: (input: HouseInput) => Promise<boolean>
}

/** Everything once more, and the name under which the house is known. */
export function StepConfirm({ formId, values, failure, onChange, onBack, onDone }: StepConfirmProps) {
  const { steps, form: words } = realEstateTexts
  const form = useForm({
    initial: { ...values, name: values.name === '' ? streetLine(values) : values.name },
    schema: schemaOf(thisYear),
    prepare,
    texts: faultTexts(thisYear),
    onSubmit: async (input) => ((await onDone(input)) ? undefined : {}),
  })
  const { name } = form.values
  // The draft follows every stroke.
  useEffect(() => onChange({ name }), [name, onChange])
  const facts = (names: readonly (keyof HouseValues)[]) =>
    names
      .filter((one) => values[one] !== '' && values[one] !== null)
      .map((one) => ({ label: words.labels[one], value: readable(one, values[one]) }))
  return (
    <form id={formId} className={styles['confirm']} {...form.form}>
      <FormSummary {...form.shown} />
      {failure === undefined ? <OfflineStep /> : <SaveFailure failure={failure} />}
      <TextField label={words.labels.name} hint={steps.nameHint} {...form.text('name')} />
      <Summary title={words.groups.address} onChange={() => onBack(1)}>
        <Facts facts={facts(addressFields)} />
      </Summary>
      <Summary title={words.groups.building} onChange={() => onBack(2)}>
        <Facts facts={facts([...kindFields, ...buildingFields])} />
      </Summary>
    </form>
  )
}

type SummaryProps = {
  readonly title: string
  readonly onChange: () => void
  readonly children: ReactNode
}

function Summary({ title, onChange, children }: SummaryProps) {
  const { change } = realEstateTexts.steps
  return (
    <section aria-label={title}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <Button kind="quiet" size="small" aria-label={`${title}: ${change}`} onClick={onChange}>
          {change}
        </Button>
      </div>
      {children}
    </section>
  )
}
