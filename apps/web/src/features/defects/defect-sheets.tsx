import { maxPhotos } from '@hauswart/domain/journal/journal-entry'
import { contractSpokenOf } from '@hauswart/domain/quotes/contract'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { defects } from '#house/nouns/defects.ts'
import { photoActs } from '#house/photos/photo-acts.ts'
import { PhotoField } from '#house/photos/photo-field.tsx'
import { RowPhotos } from '#house/photos/row-photos.tsx'
import { change, refusedCreation } from '#house/record/change.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { notKept, useRowForm } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { DefectFields, StateFields, type FieldsProps } from './defect-fields.tsx'
import { defectForm, newValues } from './defect-values.ts'
import type { Defect } from './defect-words.ts'
import { defectsTexts } from './defects.texts.ts'
import { LetterActions } from './letter-actions.tsx'

const { form: texts, toast: told } = defectsTexts

type SheetProps = FieldsProps & { readonly realEstateId: string; readonly onClose: () => void }

type AddSheetProps = SheetProps & {
  readonly projectId: string
}

export function AddDefectSheet({ projectId, realEstateId, onClose, ...fields }: AddSheetProps) {
  const { online } = useConnection()
  // Made once: saved again after a failure it is still the same defect.
  const [id] = useState(newId)
  const [failure, setFailure] = useState<Failure>()
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useForm({
    ...defectForm,
    initial: newValues(fields.counting.today, contractSpokenOf(fields.contracts)),
    onSubmit: async ({ state: _open, notifiedOn: _on, notifiedBy: _by, ...facts }) => {
      if (files.length > maxPhotos) return {}
      const { title } = facts
      const photos = files.map((file) => defects.acts.addPicture({ id, title }, file))
      const fault = await change(realEstateId, [defects.acts.add({ ...facts, projectId }, { id }), ...photos])
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      toast({ text: online ? told.added(title) : savingTexts.keptHere, tone: 'good' })
      onClose()
      return undefined
    },
  })
  return (
    <FormSheet
      title={texts.addTitle}
      form={{ ...form, isDirty: form.isDirty || files.length > 0 }}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <DefectFields form={form} {...fields} photos={<PhotoField files={files} onChange={setFiles} />} />
    </FormSheet>
  )
}

type DefectSheetProps = SheetProps & {
  readonly defect: Defect
  readonly all: readonly Defect[]
  readonly onExpired: () => void
}

/** One defect: where it stands first, for that is what changes. */
export function DefectSheet({ defect, all, realEstateId, onClose, onExpired, ...fields }: DefectSheetProps) {
  const { online } = useConnection()
  const { title } = defect
  const photos = photoActs<Defect>(realEstateId, defects.acts)
  const { form, isBusy, failure } = useRowForm({
    ...defectForm,
    record: defects,
    realEstateId,
    row: defect,
    edit: (seen, facts) => defects.acts.update(seen, facts),
    onKept: () => {
      toast({ text: online ? told.saved(title) : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  const remove = () => {
    // First, or the address would name a defect that is gone.
    onClose()
    void removeRow(defects, realEstateId, defect, {
      deleted: told.deleted(title),
      restored: told.restored(title),
    })
  }
  return (
    <FormSheet
      title={title}
      form={form}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      // What was never made is given up where its refusal is settled.
      deletion={
        refusedCreation(defect) === undefined
          ? { label: texts.delete, isBusy: false, act: remove }
          : undefined
      }
      isKeptHere
      onClose={onClose}
    >
      <StateFields form={form} from={defect.state} today={fields.counting.today} />
      <LetterActions
        realEstateId={realEstateId}
        defect={defect}
        all={all}
        company={fields.craftsmen.find(({ value }) => value === defect.craftsmanId)?.label}
        today={fields.counting.today}
        isDirty={form.isDirty}
        onMarked={onClose}
      />
      <DefectFields
        form={form}
        {...fields}
        photos={
          <RowPhotos
            pictures={defect.pictures}
            mayWrite
            onAdd={(files) => photos.add(defect, files)}
            onRemove={(picture) => void photos.remove(defect, picture)}
            onExpired={onExpired}
          />
        }
      />
    </FormSheet>
  )
}
