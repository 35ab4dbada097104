import { componentConditions, componentUnits, isDevice } from '@hauswart/domain/real-estate/component'
import { componentConditionLabels, componentUnitLabels } from '@hauswart/domain/real-estate/component.labels'
import type { RealEstateKind } from '@hauswart/domain/real-estate/real-estate'
import { useState } from 'react'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { Checkbox, SelectField, TextArea, TextField, type SelectOption } from '#ui/input/field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import type { useForm } from '#ui/form/use-form.ts'
import styles from './component-fields.module.css'
import type { ComponentValues } from '#features/components/component-values.ts'
import { componentsTexts } from '#features/components/components.texts.ts'

const { labels } = componentsTexts

const units = componentUnits.map((unit) => ({ value: unit, label: componentUnitLabels[unit] }))
const conditions = [
  ...componentConditions.map((value) => ({ value, label: componentConditionLabels[value] })),
  { value: '', label: componentsTexts.unknownCondition } as const,
]

type Form = ReturnType<typeof useForm<ComponentValues, unknown>>

type ComponentFieldsProps = {
  readonly form: Form
  /** The rooms of the house to choose from. */
  readonly rooms: readonly SelectOption[]
  /** In a flat it matters whose a component is; elsewhere that is seldom asked for. */
  readonly houseKind?: RealEstateKind | null | undefined
}

export function ComponentFields({ form, rooms, houseKind }: ComponentFieldsProps) {
  const { values } = form
  const isFlat = houseKind === 'condominium_flat'
  const hasPlate = values.catalogKey !== '' && isDevice(values.catalogKey)
  // Seldom asked for: folded unless they say something.
  const [hasMore] = useState(
    () =>
      (!hasPlate && `${values.manufacturer}${values.model}${values.serialNumber}` !== '') ||
      values.ownLifetimeYears !== null ||
      (values.isShared && !isFlat),
  )
  const hint = isFlat ? componentsTexts.sharedHint : undefined
  const owned = <Checkbox label={labels.isShared} hint={hint} {...form.check('isShared')} />
  return (
    <div className={styles['fields']}>
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
      {isFlat && owned}
      {hasPlate && <PlateFields form={form} />}
      {rooms.length > 0 && (
        <SelectField
          label={labels.roomId}
          options={rooms}
          placeholder={componentsTexts.chooseRoom}
          {...form.text('roomId')}
        />
      )}
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
          {!hasPlate && <Plate form={form} />}
          <NumberField
            label={labels.ownLifetimeYears}
            isWhole
            isOptional
            unit={componentsTexts.years}
            {...form.value('ownLifetimeYears')}
          />
          {!isFlat && owned}
        </div>
      </details>
    </div>
  )
}

/** What stands on the plate of a device. */
function PlateFields({ form }: { readonly form: Form }) {
  const { plate, plateHint } = componentsTexts.devices
  return (
    <fieldset className={styles['plate']}>
      <legend>{plate}</legend>
      <p className={styles['hint']}>{plateHint}</p>
      <Plate form={form} />
    </fieldset>
  )
}

function Plate({ form }: { readonly form: Form }) {
  return (
    <div className={styles['fields']}>
      <div className={styles['pair']}>
        <TextField label={labels.manufacturer} isOptional {...form.text('manufacturer')} />
        <TextField label={labels.model} isOptional {...form.text('model')} />
      </div>
      <TextField label={labels.serialNumber} isOptional {...form.text('serialNumber')} />
    </div>
  )
}
