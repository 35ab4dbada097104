import type { ReactNode } from 'react'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { SelectField, TextField } from '#ui/input/field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import type { useForm } from '#ui/form/use-form.ts'
import {
  cantonChoices,
  geakChoices,
  heatingChoices,
  hotWaterChoices,
  kindChoices,
  ownershipChoices,
  periodChoices,
  usageChoices,
} from './choices.ts'
import styles from './house-fields.module.css'
import type { HouseValues } from '#features/real-estate/house-values.ts'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

const texts = realEstateTexts.form
const { labels, area } = texts
const answers: readonly { value: HouseValues['isListed']; label: string }[] = [
  { value: 'yes', label: texts.answers.yes },
  { value: 'no', label: texts.answers.no },
  { value: '', label: texts.answers.unknown },
]

type HouseForm = ReturnType<typeof useForm<HouseValues, unknown>>
/** What stands beside the label of a field: where its value comes from. */
export type Aside = (name: keyof HouseValues) => ReactNode
type FieldsProps = { readonly form: HouseForm; readonly aside?: Aside | undefined }

export function AddressFields({ form, aside }: FieldsProps) {
  return (
    <div className={styles['fields']}>
      <div className={styles['street']}>
        <TextField
          label={labels.street}
          aside={aside?.('street')}
          autoComplete="address-line1"
          {...form.text('street')}
        />
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
        <TextField
          label={labels.city}
          aside={aside?.('city')}
          autoComplete="address-level2"
          {...form.text('city')}
        />
      </div>
      <SelectField
        label={labels.canton}
        aside={aside?.('canton')}
        options={cantonChoices}
        {...form.text('canton')}
      />
    </div>
  )
}

export function KindFields({ form, aside }: FieldsProps) {
  return (
    <div className={styles['fields']}>
      <ChoiceChips
        label={labels.kind}
        aside={aside?.('kind')}
        options={kindChoices}
        {...form.value('kind')}
      />
      <ChoiceChips
        label={labels.usage}
        aside={aside?.('usage')}
        options={usageChoices}
        {...form.value('usage')}
      />
      <ChoiceChips
        label={labels.ownership}
        aside={aside?.('ownership')}
        options={ownershipChoices}
        {...form.value('ownership')}
      />
    </div>
  )
}

export function BuildingFields({ form, aside }: FieldsProps) {
  return (
    <div className={styles['pairs']}>
      <NumberField
        label={labels.buildYear}
        aside={aside?.('buildYear')}
        isYear
        {...form.value('buildYear')}
      />
      <NumberField
        label={labels.floors}
        aside={aside?.('floors')}
        hint={texts.floorsHint}
        isWhole
        {...form.value('floors')}
      />
      <NumberField
        label={labels.livingAreaM2}
        aside={aside?.('livingAreaM2')}
        unit={area}
        isWhole
        {...form.value('livingAreaM2')}
      />
      <NumberField label={labels.rooms} aside={aside?.('rooms')} {...form.value('rooms')} />
      <NumberField
        label={labels.plotAreaM2}
        aside={aside?.('plotAreaM2')}
        unit={area}
        isWhole
        {...form.value('plotAreaM2')}
      />
    </div>
  )
}

/** What is seldom known by heart. */
export function MoreBuildingFields({ form, aside }: FieldsProps) {
  return (
    <div className={styles['fields']}>
      <div className={styles['pairs']}>
        <SelectField
          label={labels.buildPeriod}
          aside={aside?.('buildPeriod')}
          hint={texts.periodHint}
          options={periodChoices}
          placeholder={texts.answers.unknown}
          {...form.text('buildPeriod')}
        />
        <NumberField
          label={labels.dwellings}
          aside={aside?.('dwellings')}
          isWhole
          {...form.value('dwellings')}
        />
        <NumberField
          label={labels.volumeM3}
          aside={aside?.('volumeM3')}
          unit={texts.volume}
          isWhole
          {...form.value('volumeM3')}
        />
      </div>
      <ChoiceChips
        label={labels.isListed}
        aside={aside?.('isListed')}
        options={answers}
        {...form.value('isListed')}
      />
    </div>
  )
}

export function EnergyFields({ form, aside }: FieldsProps) {
  return (
    <div className={styles['fields']}>
      <div className={styles['pairs']}>
        <SelectField
          label={labels.heating}
          aside={aside?.('heating')}
          options={heatingChoices}
          placeholder={texts.answers.unknown}
          {...form.text('heating')}
        />
        <NumberField
          label={labels.heatingYear}
          aside={aside?.('heatingYear')}
          hint={texts.heatingYearHint}
          isYear
          {...form.value('heatingYear')}
        />
        <SelectField
          label={labels.hotWater}
          aside={aside?.('hotWater')}
          options={hotWaterChoices}
          placeholder={texts.answers.unknown}
          {...form.text('hotWater')}
        />
        <NumberField
          label={labels.energyAreaM2}
          aside={aside?.('energyAreaM2')}
          unit={area}
          isWhole
          {...form.value('energyAreaM2')}
        />
      </div>
      <ChoiceChips
        label={labels.hasPhotovoltaics}
        aside={aside?.('hasPhotovoltaics')}
        options={answers}
        {...form.value('hasPhotovoltaics')}
      />
      <div className={styles['pairs']}>
        <SelectField
          label={labels.geakEnvelope}
          aside={aside?.('geakEnvelope')}
          options={geakChoices}
          placeholder={texts.noGeak}
          {...form.text('geakEnvelope')}
        />
        <SelectField
          label={labels.geakTotal}
          aside={aside?.('geakTotal')}
          options={geakChoices}
          placeholder={texts.noGeak}
          {...form.text('geakTotal')}
        />
        <DateField label={labels.geakOn} aside={aside?.('geakOn')} {...form.value('geakOn')} />
      </div>
    </div>
  )
}

export function RegisterFields({ form, aside }: FieldsProps) {
  return (
    <div className={styles['pairs']}>
      <NumberField label={labels.egid} aside={aside?.('egid')} isYear {...form.value('egid')} />
      <NumberField label={labels.ewid} aside={aside?.('ewid')} isYear {...form.value('ewid')} />
      <TextField label={labels.egrid} aside={aside?.('egrid')} {...form.text('egrid')} />
      <TextField label={labels.parcel} aside={aside?.('parcel')} {...form.text('parcel')} />
      <NumberField label={labels.east} aside={aside?.('east')} isWhole {...form.value('east')} />
      <NumberField label={labels.north} aside={aside?.('north')} isWhole {...form.value('north')} />
      <NumberField
        label={labels.municipalityNumber}
        aside={aside?.('municipalityNumber')}
        isYear
        {...form.value('municipalityNumber')}
      />
    </div>
  )
}
