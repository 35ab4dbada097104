import { emergencyPlaces } from '@hauswart/domain/emergency/emergency-sheet'
import { useId } from 'react'
import { request } from '#lib/graphql.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { TextArea } from '#ui/field.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { useCloseGuard } from '#ui/leave-guard.tsx'
import { OnlineButton } from '#ui/online-button.tsx'
import { RecordConflicts } from '#ui/record-conflicts.tsx'
import { SaveFailure } from '#ui/save-failure.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { toast } from '#ui/toast.tsx'
import { useRecordForm } from '#ui/use-record-form.ts'
import { UpdateEmergencySheetDocument } from '../../gql/graphql.ts'
import { emergencyTexts } from './emergency.texts.ts'
import { faultTexts, prepare, schema, valuesOf, type EmergencySheet } from './sheet-values.ts'
import styles from './sheet-form.module.css'

const texts = emergencyTexts.form

type SheetFormProps = {
  readonly realEstateId: string
  readonly sheet: EmergencySheet
  readonly onClose: () => void
}

/** Where things are in the house, to write down. */
export function SheetForm({ realEstateId, sheet, onClose }: SheetFormProps) {
  const formId = useId()
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
  const guard = useCloseGuard(form.isDirty, onClose)
  const words = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : texts.none)
  return (
    <>
      <Sheet
        title={texts.title}
        isOpen
        onClose={guard.ask}
        actions={
          <OnlineButton kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {texts.save}
          </OnlineButton>
        }
      >
        <form id={formId} className={styles['body']} {...form.form}>
          <FormSummary {...form.shown} />
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
          <SaveFailure failure={failure} />
        </form>
      </Sheet>
      {guard.dialog}
      <RecordConflicts record={record} labels={texts.labels} wordsOf={(_, value) => words(value)} />
    </>
  )
}
