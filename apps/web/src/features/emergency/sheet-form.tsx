import { emergencyPlaces } from '@hauswart/domain/emergency/emergency-sheet'
import { useConnection } from '#device/net/connection.ts'
import { emergency } from '#house/nouns/sheets/emergency.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { TextArea } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { emergencyTexts } from './emergency.texts.ts'
import { sheetForm, type EmergencySheet } from './sheet-values.ts'

const texts = emergencyTexts.form

type SheetFormProps = {
  readonly realEstateId: string
  readonly sheet: EmergencySheet
  readonly onClose: () => void
}

/** Where things are in the house, to write down. */
export function SheetForm({ realEstateId, sheet, onClose }: SheetFormProps) {
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...sheetForm,
    record: emergency,
    realEstateId,
    row: sheet,
    edit: emergency.acts.update,
    onKept: () => {
      toast({ text: online ? texts.saved : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  return (
    <FormSheet
      title={texts.title}
      form={form}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      {emergencyPlaces.map((place, at) => (
        <TextArea
          key={place}
          label={emergency.facts[place]}
          hint={texts.hints[place]}
          rows={2}
          data-autofocus={at === 0 ? '' : undefined}
          {...form.text(place)}
        />
      ))}
    </FormSheet>
  )
}
