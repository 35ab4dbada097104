import { journalMarks, maxPhotos } from '@hauswart/domain/journal/journal-entry'
import { journalMarkLabels } from '@hauswart/domain/journal/journal-entry.labels'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { journal, type JournalRow } from '#house/nouns/journal.ts'
import { photoActs } from '#house/photos/photo-acts.ts'
import { PhotoField } from '#house/photos/photo-field.tsx'
import { RowPhotos } from '#house/photos/row-photos.tsx'
import { change, refusedCreation } from '#house/record/change.ts'
import type { Shown } from '#house/record/record.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { notKept, useRowForm } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { TextArea } from '#ui/input/field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { entryForm, type EntryValues } from './entry-values.ts'
import { journalTexts } from './journal.texts.ts'

export type Entry = Shown<JournalRow>

const { form: texts, toast: told } = journalTexts
const { facts: labels, acts } = journal

type SheetProps = { readonly realEstateId: string; readonly onClose: () => void }
type AddSheetProps = SheetProps & { readonly projectId: string; readonly today: string }

/** A new entry, kept together with its photos: all of it is on the device or none. */
export function AddEntrySheet({ realEstateId, projectId, today, onClose }: AddSheetProps) {
  const { online } = useConnection()
  // Made once: saved again after a failure it is still the same entry.
  const [id] = useState(newId)
  const [files, setFiles] = useState<readonly File[]>([])
  const [failure, setFailure] = useState<Failure>()
  const form = useForm({
    ...entryForm,
    initial: entryForm.newValues({ happenedOn: today }),
    onSubmit: async ({ photos: _photos, ...facts }) => {
      if (files.length > maxPhotos) return {}
      const entry = acts.add({ ...facts, projectId }, { id })
      const pictures = files.map((file) => acts.addPicture({ id, ...facts }, file))
      const fault = await change(realEstateId, [entry, ...pictures])
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      toast({ text: online ? told.added : savingTexts.keptHere, tone: 'good' })
      onClose()
      return undefined
    },
  })
  return (
    <FormSheet
      title={texts.addTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <EntryFields form={form} />
      <PhotoField
        files={files}
        onChange={(chosen) => {
          setFiles(chosen)
          form.set('photos', chosen.length)
        }}
      />
    </FormSheet>
  )
}

type EntrySheetProps = SheetProps & {
  readonly entry: Entry
  readonly name: string
  readonly onExpired: () => void
}

/** One entry: its words are saved, its photos come and go at once. */
export function EntrySheet({ realEstateId, entry, name, onExpired, onClose }: EntrySheetProps) {
  const { online } = useConnection()
  const photos = photoActs<Entry>(realEstateId, acts)
  const { form, isBusy, failure } = useRowForm({
    ...entryForm,
    prepare: (values) => entryForm.prepare({ ...values, photos: entry.pictures.length }),
    record: journal,
    realEstateId,
    row: entry,
    edit: (seen, { photos: _photos, ...facts }) => acts.update(seen, facts),
    onKept: () => {
      toast({ text: online ? told.saved : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  const remove = () => {
    onClose()
    void removeRow(journal, realEstateId, entry, {
      deleted: told.deleted(name),
      restored: told.restored(name),
    })
  }
  return (
    <FormSheet
      title={texts.editTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      // What was never made is given up where its refusal is settled.
      deletion={
        refusedCreation(entry) === undefined ? { label: texts.delete, isBusy: false, act: remove } : undefined
      }
      isKeptHere
      onClose={onClose}
    >
      <EntryFields form={form} />
      <RowPhotos
        pictures={entry.pictures}
        mayWrite
        onAdd={(files) => photos.add(entry, files)}
        onRemove={(picture) => void photos.remove(entry, picture)}
        onExpired={onExpired}
      />
    </FormSheet>
  )
}

const marks = [
  { value: 'plain' as const, label: texts.plain },
  ...journalMarks.map((value) => ({ value, label: journalMarkLabels[value] })),
]

function EntryFields({ form }: { readonly form: ReturnType<typeof useForm<EntryValues, unknown>> }) {
  return (
    <>
      <DateField label={labels.happenedOn} {...form.value('happenedOn')} />
      <TextArea
        label={labels.body}
        rows={5}
        placeholder={texts.example}
        data-autofocus
        {...form.text('body')}
      />
      <ChoiceChips
        label={labels.mark}
        hint={texts.markHint}
        options={marks}
        look="joined"
        {...form.value('mark')}
      />
    </>
  )
}
