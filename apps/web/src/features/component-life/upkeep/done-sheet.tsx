import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { completeMaintenanceInput } from '@hauswart/domain/upkeep/maintenance.input'
import { nextMaintenance, type MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import { useState } from 'react'
import * as z from 'zod/mini'
import { day, today } from '#device/text/format.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { TextArea, TextField } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { CompleteMaintenanceTaskDocument } from '#gql/graphql.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { refreshLife } from '#features/component-life/component-queries.ts'
import { prepare, withoutAmount } from '#features/component-life/history/event-values.ts'
import styles from '#features/component-life/sheet-fields.module.css'
import { useLifeSubmit } from '#features/component-life/use-life-submit.ts'

const texts = componentLifeTexts.upkeep
const schema = z.omit(completeMaintenanceInput, { expectedVersion: true, eventId: true })
type Facts = z.output<typeof schema>
type Values = {
  readonly doneOn: string | null
  readonly performedBy: string
  readonly costRappen: number | null
  readonly note: string
}

type DoneSheetProps = {
  readonly realEstateId: string
  readonly task: MaintenanceTask
  readonly canSeeFinances: boolean
  readonly onClose: () => void
}

/** It was done: becomes an entry of the history, and the next time follows from the day. */
export function DoneSheet({ realEstateId, task, canSeeFinances, onClose }: DoneSheetProps) {
  const [eventId] = useState(newId)
  const { submit, failure } = useLifeSubmit(realEstateId, async (facts: Facts, idempotencyKey: string) => {
    const input = {
      ...withoutAmount(facts, canSeeFinances),
      eventId,
      expectedVersion: task.version,
      idempotencyKey,
    }
    await request(CompleteMaintenanceTaskDocument, { realEstateId, id: task.id, input })
    const next = nextMaintenance(facts.doneOn, task.intervalMonths)
    toast({ text: texts.doneSaved(task.title, day(next)), tone: 'good' })
    onClose()
    void refreshLife(realEstateId, 'upkeep', 'component-events', 'analysis')
  })
  const form = useForm<Values, Facts>({
    initial: { doneOn: today(), performedBy: '', costRappen: null, note: '' },
    prepare,
    schema,
    texts: {
      doneOn: componentLifeTexts.fault.day,
      performedBy: fieldFaults.tooLong(120),
      costRappen: componentLifeTexts.fault.amount,
      note: fieldFaults.tooLong(5_000),
    },
    onSubmit: async (facts) => ((await submit(facts)) === undefined ? undefined : {}),
  })
  const { doneOn } = form.values
  const isDay = doneOn !== null && /^\d{4}-\d{2}-\d{2}$/.test(doneOn)
  return (
    <FormSheet
      title={texts.doneTitle(task.title)}
      form={form}
      saveLabel={texts.done}
      isBusy={form.isBusy}
      failure={failure}
      onClose={onClose}
    >
      <DateField label={texts.doneOn} max={today()} {...form.value('doneOn')} />
      <TextField label={texts.by} isOptional {...form.text('performedBy')} />
      {canSeeFinances && <MoneyField label={texts.cost} isOptional {...form.value('costRappen')} />}
      <TextArea label={texts.note} isOptional rows={3} {...form.text('note')} />
      {isDay && (
        <p className={styles['next']}>
          {texts.nextPreview(day(nextMaintenance(doneOn, task.intervalMonths)))}
        </p>
      )}
    </FormSheet>
  )
}
