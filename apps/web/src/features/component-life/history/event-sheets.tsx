import { componentEventKinds } from '@hauswart/domain/upkeep/component-event'
import { componentEventLabels } from '@hauswart/domain/upkeep/component-event.labels'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { today } from '#device/text/format.ts'
import { newId } from '#device/new-id.ts'
import { componentEvents, type EventRow } from '#house/nouns/component-events.ts'
import { refusedCreation } from '#house/record/change.ts'
import type { Shown } from '#house/record/record.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { useKeep } from '#house/record/use-keep.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { TextArea, TextField } from '#ui/input/field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { eventForm, type EventValues } from './event-values.ts'
import { withoutAmount } from '#house/work/told-facts.ts'
import styles from '#features/component-life/sheet-fields.module.css'

const texts = componentLifeTexts.history
const labels = {
  kind: texts.kind,
  title: texts.name,
  year: texts.year,
  happenedOn: texts.day,
  performedBy: texts.by,
  costRappen: texts.cost,
  note: texts.note,
} as const

type SheetProps = {
  readonly realEstateId: string
  readonly canSeeFinances: boolean
  readonly onClose: () => void
}

const thisYear = () => Number(today().slice(0, 4))

export function AddEventSheet(props: SheetProps & { readonly componentId: string }) {
  const { realEstateId, componentId, canSeeFinances, onClose } = props
  // Made once: saved again after a failure it is still the same entry.
  const [id] = useState(newId)
  const { keep, failure } = useKeep(realEstateId)
  const asked = eventForm(thisYear())
  const form = useForm({
    ...asked,
    initial: asked.newValues({ year: thisYear() }),
    onSubmit: async (facts) => {
      const said = { ...withoutAmount(facts, canSeeFinances), componentId }
      if (!(await keep([componentEvents.acts.add(said, { id })], texts.added))) return {}
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
      <EventFields form={form} canSeeFinances={canSeeFinances} />
    </FormSheet>
  )
}

type EditProps = SheetProps & { readonly event: Shown<EventRow> }

export function EditEventSheet({ realEstateId, event, canSeeFinances, onClose }: EditProps) {
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...eventForm(thisYear()),
    record: componentEvents,
    realEstateId,
    row: event,
    edit: componentEvents.acts.update,
    onKept: () => {
      toast({ text: online ? texts.added : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  const remove = () => {
    onClose()
    const deleted = event.kind === 'renewed' ? texts.renewalDeleted : texts.deleted
    void removeRow(componentEvents, realEstateId, event, { deleted, restored: texts.restored })
  }
  return (
    <FormSheet
      title={texts.addTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={isBusy}
      failure={failure}
      deletion={
        refusedCreation(event) === undefined ? { label: texts.delete, isBusy: false, act: remove } : undefined
      }
      isKeptHere
      onClose={onClose}
    >
      <EventFields
        form={form}
        canSeeFinances={canSeeFinances}
        isReplacement={event.former !== null}
        wasRenewal={event.kind === 'renewed'}
      />
    </FormSheet>
  )
}

type EventFieldsProps = {
  readonly form: ReturnType<typeof useForm<EventValues, unknown>>
  readonly canSeeFinances: boolean
  /** A life that ended stays one: its kind is not for changing. */
  readonly isReplacement?: boolean
  readonly wasRenewal?: boolean
}

function EventFields({ form, canSeeFinances, isReplacement = false, wasRenewal = false }: EventFieldsProps) {
  const kinds = componentEventKinds
    .filter((kind) => isReplacement || kind !== 'replaced')
    .map((kind) => ({ value: kind, label: componentEventLabels[kind] }))
  return (
    <>
      {!isReplacement && <ChoiceChips label={labels.kind} options={kinds} {...form.value('kind')} />}
      {form.values.kind === 'renewed' && <p className={styles['hint']}>{texts.renewedHint}</p>}
      {form.values.kind !== 'renewed' && wasRenewal && (
        <p className={styles['hint']}>{texts.renewedNoMore}</p>
      )}
      <TextField label={labels.title} isOptional placeholder={texts.nameExample} {...form.text('title')} />
      <FieldPair>
        <NumberField label={labels.year} isYear {...form.value('year')} />
        <DateField label={labels.happenedOn} isOptional {...form.value('happenedOn')} />
      </FieldPair>
      <TextField label={labels.performedBy} isOptional {...form.text('performedBy')} />
      {canSeeFinances && <MoneyField label={labels.costRappen} isOptional {...form.value('costRappen')} />}
      <TextArea label={labels.note} isOptional rows={3} {...form.text('note')} />
    </>
  )
}
