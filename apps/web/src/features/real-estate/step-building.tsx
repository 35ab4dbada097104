import { useEffect } from 'react'
import * as z from 'zod/mini'
import { today } from '#lib/format.ts'
import { FormSummary } from '#ui/form-summary.tsx'
import { useForm } from '#ui/use-form.ts'
import { BuildingFields, KindFields } from './house-fields.tsx'
import styles from './house-fields.module.css'
import { faultTexts, prepare, schemaOf } from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'
import type { StepProps } from './step-address.tsx'

const thisYear = Number(today().slice(0, 4))
const schema = z.pick(schemaOf(thisYear), {
  kind: true,
  usage: true,
  ownership: true,
  buildYear: true,
  floors: true,
  livingAreaM2: true,
  rooms: true,
  plotAreaM2: true,
})

export function StepBuilding({ formId, values, onChange, onDone }: StepProps) {
  const form = useForm({
    initial: values,
    schema,
    prepare,
    texts: faultTexts(thisYear),
    onSubmit: onDone,
  })
  const typed = form.values
  // The draft follows every stroke.
  useEffect(() => onChange(typed), [typed, onChange])
  const { form: words, steps } = realEstateTexts
  return (
    <form id={formId} className={styles['fields']} {...form.form}>
      <FormSummary {...form.shown} />
      <KindFields
        form={form}
        questions={{ kind: words.groups.what, usage: steps.who, ownership: steps.whose }}
      />
      <BuildingFields form={form} />
    </form>
  )
}
