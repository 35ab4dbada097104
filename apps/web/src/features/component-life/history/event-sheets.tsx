import { componentEventKinds, type ComponentEvent } from '@hauswart/domain/upkeep/component-event'
import { componentEventLabels } from '@hauswart/domain/upkeep/component-event.labels'
import { useState } from 'react'
import { today } from '#device/text/format.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { arrived } from '#device/outbox/arrived.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { TextArea, TextField } from '#ui/input/field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { RecordConflicts } from '#ui/form/record-conflicts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useRecordForm } from '#ui/form/use-record-form.ts'
import { AddComponentEventDocument, UpdateComponentEventDocument } from '#gql/graphql.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { refreshLife } from '#features/component-life/component-queries.ts'
import {
  eventFaults,
  eventSchema,
  newEvent,
  prepare,
  readable,
  valuesOf,
  withoutAmount,
  type EventFacts,
  type EventValues,
} from './event-values.ts'
import styles from '#features/component-life/sheet-fields.module.css'
import { useDeleteEvent } from './use-delete-event.ts'

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
  // Made once: sent again after a lost answer it is still the same entry.
  const [id] = useState(newId)
  const { submit, failure } = useSubmit(async (facts: EventFacts, idempotencyKey: string) => {
    const input = { ...withoutAmount(facts, canSeeFinances), id, componentId, idempotencyKey }
    await arrived(componentId)
    await request(AddComponentEventDocument, { realEstateId, input })
    toast({ text: texts.added, tone: 'good' })
    onClose()
    void refreshLife(realEstateId, 'component-events', 'components', 'analysis')
  })
  const form = useForm({
    initial: newEvent(thisYear()),
    prepare,
    schema: eventSchema(thisYear()),
    texts: eventFaults(thisYear()),
    onSubmit: async (facts) => ((await submit(facts)) === undefined ? undefined : {}),
  })
  return (
    <FormSheet
      title={texts.addTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      onClose={onClose}
    >
      <EventFields form={form} canSeeFinances={canSeeFinances} />
    </FormSheet>
  )
}

type EditProps = SheetProps & { readonly event: ComponentEvent; readonly costRappen: number | null }

export function EditEventSheet({ realEstateId, event, costRappen, canSeeFinances, onClose }: EditProps) {
  const record = useRecordForm({
    record: { ...event, costRappen },
    valuesOf,
    prepare,
    schema: eventSchema(thisYear()),
    texts: eventFaults(thisYear()),
    send: async ({ facts, expectedVersion }, idempotencyKey) => {
      const input = { ...facts, expectedVersion, idempotencyKey }
      const variables = { realEstateId, id: event.id, input }
      return (await request(UpdateComponentEventDocument, variables)).updateComponentEvent.version
    },
    onSaved: () => {
      toast({ text: texts.added, tone: 'good' })
      onClose()
      void refreshLife(realEstateId, 'component-events', 'components', 'analysis')
    },
  })
  const deletion = useDeleteEvent(realEstateId, onClose)
  return (
    <>
      <FormSheet
        title={texts.addTitle}
        form={record.form}
        saveLabel={texts.save}
        isBusy={record.isBusy}
        failure={record.failure ?? deletion.failure}
        deletion={{
          label: texts.delete,
          isBusy: deletion.isBusy,
          act: () => void deletion.submit(event),
        }}
        onClose={onClose}
      >
        <EventFields
          form={record.form}
          canSeeFinances={canSeeFinances}
          isReplacement={event.former !== null}
          wasRenewal={event.kind === 'renewed'}
        />
      </FormSheet>
      <RecordConflicts record={record} labels={labels} wordsOf={readable} />
    </>
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
