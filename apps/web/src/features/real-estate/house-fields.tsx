import { ChoiceChips } from '#ui/choice.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { NumberField } from '#ui/number-field.tsx'
import type { useForm } from '#ui/use-form.ts'
import { cantonChoices, kindChoices, ownershipChoices, usageChoices } from './choices.ts'
import styles from './house-fields.module.css'
import type { HouseValues } from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'

const { labels, area, floorsHint } = realEstateTexts.form

type HouseForm = ReturnType<typeof useForm<HouseValues, unknown>>

export const addressFields = ['street', 'houseNumber', 'zip', 'city', 'canton'] as const
export const kindFields = ['kind', 'usage', 'ownership'] as const
export const buildingFields = ['buildYear', 'floors', 'livingAreaM2', 'rooms', 'plotAreaM2'] as const

export function AddressFields({ form }: { readonly form: HouseForm }) {
  return (
    <div className={styles['fields']}>
      <div className={styles['street']}>
        <TextField label={labels.street} autoComplete="address-line1" {...form.text('street')} />
        <TextField label={labels.houseNumber} isOptional {...form.text('houseNumber')} />
      </div>
      <div className={styles['place']}>
        <TextField
          label={labels.zip}
          inputMode="numeric"
          maxLength={4}
          autoComplete="postal-code"
          {...form.text('zip')}
        />
        <TextField label={labels.city} autoComplete="address-level2" {...form.text('city')} />
      </div>
      <SelectField label={labels.canton} options={cantonChoices} {...form.text('canton')} />
    </div>
  )
}

type KindFieldsProps = {
  readonly form: HouseForm
  readonly questions?: { readonly kind: string; readonly usage: string; readonly ownership: string }
}

export function KindFields({ form, questions = labels }: KindFieldsProps) {
  return (
    <div className={styles['fields']}>
      <ChoiceChips label={questions.kind} options={kindChoices} {...form.value('kind')} />
      <ChoiceChips label={questions.usage} options={usageChoices} {...form.value('usage')} />
      <ChoiceChips label={questions.ownership} options={ownershipChoices} {...form.value('ownership')} />
    </div>
  )
}

export function BuildingFields({ form }: { readonly form: HouseForm }) {
  return (
    <div className={styles['pairs']}>
      <NumberField label={labels.buildYear} isYear {...form.value('buildYear')} />
      <NumberField label={labels.floors} hint={floorsHint} isWhole {...form.value('floors')} />
      <NumberField
        label={labels.livingAreaM2}
        unit={area}
        isWhole

        {...form.value('livingAreaM2')}
      />
      <NumberField label={labels.rooms} {...form.value('rooms')} />
      <NumberField label={labels.plotAreaM2} unit={area} isWhole {...form.value('plotAreaM2')} />
    </div>
  )
}
