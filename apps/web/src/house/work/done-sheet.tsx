import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { completeMaintenanceInput } from '@hauswart/domain/upkeep/maintenance.input'
import { useState } from 'react'
import * as z from 'zod/mini'
import { day, today } from '#device/text/format.ts'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { takeBack } from '#house/acts/take-back.ts'
import { change } from '#house/record/change.ts'
import { useRole } from '#house/use-role.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { TextArea, TextField } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import styles from './done-sheet.module.css'
import { doneTexts as texts } from './done.texts.ts'
import { finishing, type Finished, type Finishing } from './finishing.ts'
import { prepare, withoutAmount } from './told-facts.ts'

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
  readonly of: Finished
  readonly onClose: () => void
}

/** It was done: becomes an entry of its component, and the next time follows from the day. One act, taken back as one. */
export function DoneSheet({ realEstateId, of, onClose }: DoneSheetProps) {
  const work = finishing(of)
  const { canSeeFinances } = useRole(realEstateId)
  const [eventId] = useState(newId)
  const { online } = useConnection()
  const [failure, setFailure] = useState<Failure>()
  const form = useForm<Values, Facts>({
    initial: { doneOn: today(), performedBy: '', costRappen: null, note: '' },
    prepare,
    schema,
    texts: {
      doneOn: texts.wrongDay,
      performedBy: fieldFaults.tooLong(120),
      costRappen: texts.wrongAmount,
      note: fieldFaults.tooLong(5_000),
    },
    onSubmit: async (facts) => {
      const key = newId()
      const act = work.act({ ...withoutAmount(facts, canSeeFinances), eventId })
      const fault = await change(realEstateId, [{ ...act, key }])
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      const text = online ? said(work, facts.doneOn) : savingTexts.keptHere
      toast({ text, tone: 'good', undo: () => void takeBack(realEstateId, key) })
      onClose()
      return undefined
    },
  })
  const { doneOn } = form.values
  const isDay = doneOn !== null && /^\d{4}-\d{2}-\d{2}$/.test(doneOn)
  const next = isDay ? work.nextAfter(doneOn) : undefined
  return (
    <FormSheet
      title={texts.title(work.title)}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <DateField label={texts.doneOn} max={today()} {...form.value('doneOn')} />
      <TextField label={texts.by} isOptional {...form.text('performedBy')} />
      {canSeeFinances && <MoneyField label={texts.cost} isOptional {...form.value('costRappen')} />}
      <TextArea label={texts.note} isOptional rows={3} {...form.text('note')} />
      {next !== undefined && <p className={styles['next']}>{texts.next(day(next))}</p>}
      <p className={styles['hint']}>{texts.hint}</p>
    </FormSheet>
  )
}

function said({ title, nextAfter }: Finishing, doneOn: string): string {
  const next = nextAfter(doneOn)
  return next === undefined ? texts.done(title) : texts.doneAgain(title, day(next))
}
