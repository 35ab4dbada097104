import { useEffect } from 'react'
import { Button } from '#ui/action/button.tsx'
import { SelectField, TextField } from '#ui/input/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { cantonChoices } from '#features/recording/choices.ts'
import styles from '#features/recording/fields.module.css'
import { isFromRegister, originOf, withoutRegister } from '#features/recording/proposals.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import { addressSchema, faultTexts, prepare } from '#features/recording/steps/step-schemas.ts'
import { thisYear, type StepProps } from '#features/recording/step.ts'

const placeNames = ['street', 'houseNumber', 'zip', 'city'] as const
const { labels, address: texts } = recordingTexts

type ManualAddressProps = StepProps & { readonly onSearch: () => void }

/** The address written by hand, for houses the register does not know. */
export function ManualAddress({ formId, draft, onChange, onTell, onDone, onSearch }: ManualAddressProps) {
  const form = useForm({
    initial: draft.answers,
    schema: addressSchema,
    prepare,
    texts: faultTexts(draft.answers, thisYear()),
    onSubmit: onDone,
  })
  const { street, houseNumber, zip, city, canton } = form.values
  const { proposals } = draft
  const isElsewhere = placeNames.some((name) => originOf(name, form.values, proposals) === 'owner')
  // The draft follows every stroke; the number of a building belongs to its own address alone.
  useEffect(
    () =>
      onChange({
        street,
        houseNumber,
        zip,
        city,
        canton,
        ...(isElsewhere && { egid: null, edid: null, ewid: null }),
      }),
    [street, houseNumber, zip, city, canton, isElsewhere, onChange],
  )
  // Nor does anything else the register said about it.
  useEffect(() => {
    if (!isElsewhere || !isFromRegister(draft.proposals)) return
    const typed = { street, houseNumber, zip, city, canton, egid: null, edid: null, ewid: null }
    const { answers, proposals: said } = draft
    onTell(withoutRegister({ answers: { ...answers, ...typed }, proposals: said }))
  }, [street, houseNumber, zip, city, canton, isElsewhere, draft, onTell])
  return (
    <form id={formId} className={styles['fields']} {...form.form}>
      <FormSummary {...form.shown} />
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
      <div className={styles['way']}>
        <Button kind="quiet" onClick={onSearch}>
          {texts.toSearch}
        </Button>
      </div>
    </form>
  )
}
