import { createRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { today } from '#lib/format.ts'
import { FormSummary } from '#ui/form-summary.tsx'
import { useForm } from '#ui/use-form.ts'
import { AddressFields } from './house-fields.tsx'
import { faultTexts, prepare, type HouseValues } from './house-values.ts'

const schema = z.pick(createRealEstateInput, {
  street: true,
  houseNumber: true,
  zip: true,
  city: true,
  canton: true,
})

export type StepProps = {
  readonly formId: string
  readonly values: HouseValues
  readonly onChange: (values: Partial<HouseValues>) => void
  readonly onDone: () => void
}

export function StepAddress({ formId, values, onChange, onDone }: StepProps) {
  const form = useForm({
    initial: values,
    schema,
    prepare,
    texts: faultTexts(Number(today().slice(0, 4))),
    onSubmit: onDone,
  })
  const typed = form.values
  // The draft follows every stroke.
  useEffect(() => onChange(typed), [typed, onChange])
  return (
    <form id={formId} {...form.form}>
      <FormSummary {...form.shown} />
      <AddressFields form={form} />
    </form>
  )
}
