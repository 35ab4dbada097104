import { useEffect, type ReactNode } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { SelectField, TextField } from '#ui/input/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { OriginChip } from '#ui/mark/origin-chip.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { addressLine, streetLine, type Answers } from '#features/recording/answers.ts'
import {
  commonKindChoices,
  commonKindOf,
  otherKindChoices,
  ownershipChoices,
  periodChoices,
  usageChoices,
} from '#features/recording/choices.ts'
import styles from '#features/recording/fields.module.css'
import { originOf, type Fact } from '#features/recording/proposals.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import { spacedNumber } from '#features/recording/spaced-number.ts'
import { factsSchema, faultTexts, prepare } from './step-schemas.ts'
import { thisYear, type StepProps } from '#features/recording/step.ts'

const { labels, facts: texts, building } = recordingTexts

type StepFactsProps = StepProps & { readonly onAddress: () => void }

/** What the house is. Everything the register knows stands there already. */
export function StepFacts({ formId, draft, onChange, onDone, onAddress }: StepFactsProps) {
  const { answers, proposals } = draft
  const form = useForm({
    initial: { ...answers, name: answers.name === '' ? streetLine(answers) : answers.name },
    schema: factsSchema(thisYear()),
    prepare,
    texts: faultTexts(answers, thisYear()),
    onSubmit: onDone,
  })
  const { values } = form
  // The draft follows every stroke.
  useEffect(() => onChange(values), [values, onChange])
  const origin = (name: Fact) => ({ aside: <OriginChip origin={originOf(name, values, proposals)} /> })
  const isFlat = values.kind === 'condominium_flat'
  return (
    <form id={formId} className={styles['fields']} {...form.form}>
      <FormSummary {...form.shown} />
      <AddressLine answers={values} origin={origin('street').aside} onChange={onAddress} />
      <KindField
        kind={values.kind}
        error={form.value('kind').error}
        aside={origin('kind').aside}
        onChange={(kind) => form.set('kind', kind)}
      />
      <div className={styles['pairs']}>
        <NumberField label={labels.buildYear} isYear {...form.value('buildYear')} {...origin('buildYear')} />
        {/* Where the register knows the year nobody asks for the period. */}
        {proposals.buildYear === undefined && (
          <SelectField
            label={labels.buildPeriod}
            hint={texts.periodHint}
            options={periodChoices}
            {...form.text('buildPeriod')}
            {...origin('buildPeriod')}
          />
        )}
        <NumberField
          label={labels.floors}
          isWhole
          unit={isFlat ? texts.flatFloorsUnit : texts.floorsUnit}
          {...form.value('floors')}
          {...origin('floors')}
        />
        <NumberField
          label={labels.livingAreaM2}
          unit={texts.area}
          isWhole
          {...form.value('livingAreaM2')}
          {...origin('livingAreaM2')}
        />
        <NumberField label={labels.rooms} hasHalves {...form.value('rooms')} {...origin('rooms')} />
      </div>
      <ChoiceChips
        label={labels.usage}
        options={usageChoices}
        {...form.value('usage')}
        {...origin('usage')}
      />
      <ChoiceChips
        label={labels.ownership}
        options={ownershipChoices}
        {...form.value('ownership')}
        {...origin('ownership')}
      />
      <TextField label={labels.name} hint={texts.nameHint} {...form.text('name')} />
    </form>
  )
}

type AddressLineProps = {
  readonly answers: Answers
  readonly origin: ReactNode
  readonly onChange: () => void
}

/** The address is not typed here: it is changed where it was picked. */
function AddressLine({ answers, origin, onChange }: AddressLineProps) {
  const { egid } = answers
  return (
    <div className={styles['address']}>
      <div className={styles['head']}>
        <span className={styles['label']}>{labels.address}</span>
        {origin}
      </div>
      <div className={styles['box']}>
        <span className={styles['words']}>{addressLine(answers)}</span>
        {egid !== null && <span className={styles['number']}>{building.egid(spacedNumber(egid))}</span>}
        <Button
          kind="quiet"
          size="small"
          onClick={onChange}
          aria-label={`${labels.address}: ${texts.change}`}
        >
          {texts.change}
        </Button>
      </div>
    </div>
  )
}

type KindFieldProps = {
  readonly kind: Answers['kind']
  readonly error: string | undefined
  readonly aside: ReactNode
  readonly onChange: (kind: Answers['kind']) => void
}

function KindField({ kind, error, aside, onChange }: KindFieldProps) {
  const common = commonKindOf(kind)
  const rest = otherKindChoices.find(({ value }) => value === kind)?.value
  return (
    <>
      <ChoiceChips
        label={labels.kind}
        options={commonKindChoices}
        value={common === '' ? null : common}
        error={error}
        aside={aside}
        onChange={(value) => onChange(value === 'elsewise' ? 'other' : value)}
      />
      {common === 'elsewise' && (
        <ChoiceChips label={labels.otherKind} options={otherKindChoices} value={rest} onChange={onChange} />
      )}
    </>
  )
}
