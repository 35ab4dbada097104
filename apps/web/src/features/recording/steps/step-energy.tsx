import { useEffect } from 'react'
import { today } from '#device/text/format.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { OriginChip } from '#ui/mark/origin-chip.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { figure } from '#features/recording/answers.ts'
import { geakChoices, heatingChoices, hotWaterChoices, yesNoChoices } from '#features/recording/choices.ts'
import styles from '#features/recording/fields.module.css'
import { builtIn } from '#features/recording/planned-components.ts'
import { originOf, type Fact } from '#features/recording/proposals.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import { energySchema, faultTexts, prepareEnergy } from './step-schemas.ts'
import { thisYear, type StepProps } from '#features/recording/step.ts'

const { labels, energy: texts } = recordingTexts

/** How it is heated. The age of the heating is asked: the dates of the register are those of the notice, not of it. */
export function StepEnergy({ formId, draft, onChange, onDone }: StepProps) {
  const { answers, proposals } = draft
  const form = useForm({
    initial: answers,
    schema: energySchema(answers, thisYear(), today()),
    prepare: prepareEnergy,
    texts: faultTexts(answers, thisYear()),
    onSubmit: onDone,
  })
  const { values } = form
  // The draft follows every stroke.
  useEffect(() => onChange(values), [values, onChange])
  const origin = (name: Fact) => ({ aside: <OriginChip origin={originOf(name, values, proposals)} /> })
  const house = builtIn(values, thisYear())
  const isYearKnown = figure(values.heatingYear) !== null
  return (
    <form id={formId} className={styles['fields']} {...form.form}>
      <FormSummary {...form.shown} />
      <ChoiceChips
        label={labels.heating}
        options={heatingChoices}
        {...form.value('heating')}
        {...origin('heating')}
      />
      {values.heating !== '' && values.heating !== 'none' && (
        <div className={styles['pairs']}>
          <NumberField
            label={labels.heatingYear}
            isYear
            placeholder={texts.dontKnow}
            hint={house === undefined || isYearKnown ? texts.unknown : texts.assumed}
            {...form.value('heatingYear')}
            aside={
              <OriginChip origin={isYearKnown ? 'owner' : house === undefined ? undefined : 'assumed'} />
            }
          />
        </div>
      )}
      <ChoiceChips
        label={labels.hotWater}
        options={hotWaterChoices}
        {...form.value('hotWater')}
        {...origin('hotWater')}
      />
      <ChoiceChips label={labels.photovoltaics} options={yesNoChoices} {...form.value('photovoltaics')} />
      {values.photovoltaics === 'yes' && (
        <div className={styles['pairs']}>
          <NumberField
            label={labels.photovoltaicsYear}
            isYear
            placeholder={texts.dontKnow}
            {...form.value('photovoltaicsYear')}
          />
        </div>
      )}
      <ChoiceChips label={labels.geak} hint={texts.geakHint} options={yesNoChoices} {...form.value('geak')} />
      {values.geak === 'yes' && (
        <div className={styles['thirds']}>
          <SelectField
            label={labels.geakEnvelope}
            options={geakChoices}
            placeholder={texts.dontKnow}
            {...form.text('geakEnvelope')}
          />
          <SelectField
            label={labels.geakTotal}
            placeholder={texts.dontKnow}
            options={geakChoices}
            {...form.text('geakTotal')}
          />
          <DateField label={labels.geakOn} isOptional max={today()} {...form.value('geakOn')} />
        </div>
      )}
    </form>
  )
}
