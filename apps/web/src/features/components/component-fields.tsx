import {
  componentCatalog,
  componentConditions,
  componentGroups,
  componentKeys,
  componentUnits,
} from '@hauswart/domain/real-estate/component'
import {
  componentConditionLabels,
  componentGroupLabels,
  componentLabels,
  componentUnitLabels,
} from '@hauswart/domain/real-estate/component.labels'
import { useState } from 'react'
import { ChoiceChips } from '#ui/choice.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '#ui/field.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { NumberField } from '#ui/number-field.tsx'
import type { useForm } from '#ui/use-form.ts'
import styles from './component-fields.module.css'
import type { ComponentValues } from './component-values.ts'
import { componentsTexts } from './components.texts.ts'

const { labels } = componentsTexts

const kinds = componentGroups.map((group) => ({
  label: componentGroupLabels[group],
  options: componentKeys
    .filter((key) => componentCatalog[key] === group)
    .map((key) => ({ value: key, label: componentLabels[key] })),
}))
const units = componentUnits.map((unit) => ({ value: unit, label: componentUnitLabels[unit] }))
const conditions = [
  ...componentConditions.map((value) => ({ value, label: componentConditionLabels[value] })),
  { value: '', label: componentsTexts.unknownCondition } as const,
]

type ComponentFieldsProps = {
  readonly form: ReturnType<typeof useForm<ComponentValues, unknown>>
  readonly isNew: boolean
}

export function ComponentFields({ form, isNew }: ComponentFieldsProps) {
  const { values } = form
  // Seldom asked for: folded unless they say something.
  const [hasMore] = useState(
    () => `${values.manufacturer}${values.model}${values.serialNumber}` !== '' || values.isShared,
  )
  return (
    <div className={styles['fields']}>
      <FormSummary {...form.shown} />
      {isNew && (
        <SelectField label={labels.catalogKey} options={kinds} data-autofocus {...form.text('catalogKey')} />
      )}
      <ChoiceChips label={labels.condition} look="equal" options={conditions} {...form.value('condition')} />
      <div className={styles['pair']}>
        <NumberField
          label={labels.installedYear}
          isYear
          placeholder={componentsTexts.yearExample}
          {...form.value('installedYear')}
          onChange={(year) => {
            form.set('installedYear', year)
            // Whoever types a year knows it; it may still be ticked again.
            if (values.isInstalledYearAssumed) form.set('isInstalledYearAssumed', false)
          }}
        />
        <NumberField label={labels.lastRenewedYear} isYear isOptional {...form.value('lastRenewedYear')} />
      </div>
      <Checkbox
        label={labels.isInstalledYearAssumed}
        hint={componentsTexts.assumedHint}
        {...form.check('isInstalledYearAssumed')}
      />
      <TextField label={labels.name} isOptional {...form.text('name')} />
      <TextField label={labels.material} isOptional {...form.text('material')} />
      <div className={styles['pair']}>
        <NumberField label={labels.quantity} isOptional {...form.value('quantity')} />
        <SelectField
          label={labels.unit}
          isOptional
          options={units}
          placeholder={componentsTexts.chooseUnit}
          {...form.text('unit')}
        />
      </div>
      <TextArea label={labels.note} isOptional rows={3} {...form.text('note')} />
      <details className={styles['more']} open={hasMore ? true : undefined}>
        <summary>{componentsTexts.more}</summary>
        <div className={styles['fields']}>
          <div className={styles['pair']}>
            <TextField label={labels.manufacturer} isOptional {...form.text('manufacturer')} />
            <TextField label={labels.model} isOptional {...form.text('model')} />
          </div>
          <TextField label={labels.serialNumber} isOptional {...form.text('serialNumber')} />
          <NumberField
            label={labels.ownLifetimeYears}
            isWhole
            isOptional
            unit={componentsTexts.years}
            {...form.value('ownLifetimeYears')}
          />
          <Checkbox label={labels.isShared} {...form.check('isShared')} />
        </div>
      </details>
    </div>
  )
}
