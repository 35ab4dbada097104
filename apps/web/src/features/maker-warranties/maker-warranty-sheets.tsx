import { makerWarrantyEnd, mostWarrantyYears } from '@hauswart/domain/maker-warranties/maker-warranty'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { day } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { documents } from '#house/nouns/documents.ts'
import { makerWarranties, type MakerWarrantyRow } from '#house/nouns/maker-warranties.ts'
import { change, refusedCreation } from '#house/record/change.ts'
import type { Shown } from '#house/record/record.ts'
import { notKept, useRowForm } from '#house/record/use-row-form.ts'
import { useRows } from '#house/record/use-rows.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField, type SelectOption } from '#ui/input/field.tsx'
import { isDay } from '#ui/input/parse.ts'
import { NumberField } from '#ui/input/number-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { editSchema, makerWarrantyForm, type MakerWarrantyValues } from './maker-warranty-values.ts'
import { makerWarrantiesTexts } from './maker-warranties.texts.ts'

export type MakerWarranty = Shown<MakerWarrantyRow>

const { form: texts, toast: told } = makerWarrantiesTexts
const { facts: labels, acts } = makerWarranties

type SheetProps = { readonly realEstateId: string; readonly onClose: () => void }
type AddSheetProps = SheetProps & {
  /** What it can be a warranty of; one alone is not asked for. */
  readonly components: readonly SelectOption[]
  readonly projectId: string | null
  readonly today: string
}

/** A new warranty of a maker. */
export function AddMakerWarrantySheet({
  realEstateId,
  components,
  projectId,
  today,
  onClose,
}: AddSheetProps) {
  const { online } = useConnection()
  // Made once: saved again after a failure it is still the same one.
  const [id] = useState(newId)
  const [failure, setFailure] = useState<Failure>()
  const form = useForm({
    ...makerWarrantyForm,
    initial: makerWarrantyForm.newValues({ componentId: components[0]?.value ?? '', startsOn: today }),
    onSubmit: async (facts) => {
      const fault = await change(realEstateId, [acts.add({ ...facts, projectId }, { id })])
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      toast({ text: online ? told.added(facts.title) : savingTexts.keptHere, tone: 'good' })
      onClose()
      return undefined
    },
  })
  return (
    <FormSheet
      title={makerWarrantiesTexts.add}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      {components.length > 1 && (
        <SelectField
          label={texts.component}
          options={components}
          placeholder={null}
          {...form.text('componentId')}
        />
      )}
      <MakerWarrantyFields form={form} realEstateId={realEstateId} />
    </FormSheet>
  )
}

/** What is known of one, to change. */
export function MakerWarrantySheet({
  realEstateId,
  warranty,
  onClose,
}: SheetProps & { readonly warranty: MakerWarranty }) {
  const { online } = useConnection()
  const { title } = warranty
  const { form, isBusy, failure } = useRowForm({
    ...makerWarrantyForm,
    schema: editSchema,
    record: makerWarranties,
    realEstateId,
    row: warranty,
    edit: (seen, facts) => acts.update(seen, facts),
    onKept: () => {
      toast({ text: online ? told.saved(title) : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  const remove = () => {
    onClose()
    void removeRow(makerWarranties, realEstateId, warranty, {
      deleted: told.deleted(title),
      restored: told.restored(title),
    })
  }
  return (
    <FormSheet
      title={makerWarrantiesTexts.edit}
      form={form}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      // What was never made is given up where its refusal is settled.
      deletion={
        refusedCreation(warranty) === undefined
          ? { label: texts.delete, isBusy: false, act: remove }
          : undefined
      }
      isKeptHere
      onClose={onClose}
    >
      <MakerWarrantyFields form={form} realEstateId={realEstateId} />
    </FormSheet>
  )
}

type FieldsProps = {
  readonly form: ReturnType<typeof useForm<MakerWarrantyValues, unknown>>
  readonly realEstateId: string
}

function MakerWarrantyFields({ form, realEstateId }: FieldsProps) {
  const papers = useRows(documents, realEstateId).data ?? []
  const today = useToday()
  const { startsOn, years } = form.values
  return (
    <>
      <FieldPair>
        <TextField label={labels.title} placeholder={texts.example} data-autofocus {...form.text('title')} />
        <TextField label={labels.maker} isOptional {...form.text('maker')} />
      </FieldPair>
      <FieldPair>
        <DateField label={labels.startsOn} {...form.value('startsOn')} />
        <NumberField
          label={labels.years}
          isWhole
          hint={endWords(startsOn, years, today)}
          {...form.value('years')}
        />
      </FieldPair>
      {papers.length > 0 && (
        <SelectField
          label={labels.documentId}
          isOptional
          options={papers.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={texts.noPaper}
          {...form.text('documentId')}
        />
      )}
      <TextArea
        label={labels.note}
        isOptional
        rows={3}
        placeholder={texts.noteExample}
        {...form.text('note')}
      />
    </>
  )
}

/** When it ends, as soon as both are said. */
function endWords(startsOn: string | null, years: number | null, today: string): string | undefined {
  if (startsOn === null || !isDay(startsOn)) return undefined
  if (years === null || !Number.isInteger(years) || years < 1 || years > mostWarrantyYears) return undefined
  const end = makerWarrantyEnd(startsOn, years)
  return texts.yearsHint(day(end), end < today)
}
