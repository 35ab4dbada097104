import { emergencyPlaces } from '@hauswart/domain/emergency/emergency-sheet'
import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { TextArea } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { RecordConflicts } from '#ui/form/record-conflicts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useRecordForm } from '#ui/form/use-record-form.ts'
import { UpdateEmergencySheetDocument } from '#gql/graphql.ts'
import { emergencyTexts } from './emergency.texts.ts'
import { faultTexts, prepare, schema, valuesOf, type EmergencySheet } from './sheet-values.ts'

const texts = emergencyTexts.form

type SheetFormProps = {
  readonly realEstateId: string
  readonly sheet: EmergencySheet
  readonly onClose: () => void
}

/** Where things are in the house, to write down. */
export function SheetForm({ realEstateId, sheet, onClose }: SheetFormProps) {
  const record = useRecordForm({
    record: sheet,
    valuesOf,
    prepare,
    schema,
    texts: faultTexts,
    send: async ({ facts, expectedVersion }, idempotencyKey) => {
      const input = { ...facts, expectedVersion, idempotencyKey }
      const { updateEmergencySheet } = await request(UpdateEmergencySheetDocument, { realEstateId, input })
      return updateEmergencySheet.version
    },
    onSaved: () => {
      toast({ text: texts.saved, tone: 'good' })
      onClose()
      void refreshHouse(realEstateId, 'emergency')
    },
  })
  const { form, isBusy, failure } = record
  const words = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : texts.none)
  return (
    <>
      <FormSheet
        title={texts.title}
        form={form}
        saveLabel={texts.save}
        isBusy={isBusy}
        failure={failure}
        onClose={onClose}
      >
        {emergencyPlaces.map((place, at) => (
          <TextArea
            key={place}
            label={texts.labels[place]}
            hint={texts.hints[place]}
            rows={2}
            data-autofocus={at === 0 ? '' : undefined}
            {...form.text(place)}
          />
        ))}
      </FormSheet>
      <RecordConflicts record={record} labels={texts.labels} wordsOf={(_, value) => words(value)} />
    </>
  )
}
