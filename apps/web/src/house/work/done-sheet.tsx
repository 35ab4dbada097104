import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { completeMaintenanceInput } from '@hauswart/domain/upkeep/maintenance.input'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { day, today } from '#device/text/format.ts'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { keepAct } from '#house/acts/do-act.ts'
import { craftsmen } from '#house/nouns/craftsmen.ts'
import { useRole } from '#house/use-role.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { useRows } from '#house/record/use-rows.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { TextArea, TextField } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import styles from './done-sheet.module.css'
import { doneTexts as texts } from './done.texts.ts'
import { finishing, receiptOf, type Finished, type Finishing } from './finishing.ts'
import { ReceiptField } from './receipt-field.tsx'
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

/** It was done: becomes an entry of its component, and the next time follows from the day. With a paper two acts, taken back together. */
export function DoneSheet({ realEstateId, of, onClose }: DoneSheetProps) {
  const work = finishing(of)
  const { canSeeFinances } = useRole(realEstateId)
  const [eventId] = useState(newId)
  const { online } = useConnection()
  const firms = useRows(craftsmen, realEstateId).data ?? []
  const firmsId = useId()
  const [receipt, setReceipt] = useState<File>()
  const [isTaking, setTaking] = useState(false)
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
      const act = work.act({ ...withoutAmount(facts, canSeeFinances), eventId })
      const paper = receipt && receiptOf(work, texts.receipt.title(work.title, day(facts.doneOn)), receipt)
      const fault = await keepAct(realEstateId, act, {
        text: online ? said(work, facts.doneOn) : savingTexts.keptHere,
        tone: 'good',
        row: of.task ?? of,
        // What was done goes first: a file takes its time on a weak line.
        alongside: paper && [paper],
      })
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
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
      isBusy={form.isBusy || isTaking}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <DateField label={texts.doneOn} max={today()} {...form.value('doneOn')} />
      <TextField label={texts.by} isOptional list={firmsId} {...form.text('performedBy')} />
      <datalist id={firmsId}>
        {firms.map(({ id, company }) => (
          <option key={id}>{company}</option>
        ))}
      </datalist>
      {canSeeFinances && <MoneyField label={texts.cost} isOptional {...form.value('costRappen')} />}
      <TextArea label={texts.note} isOptional rows={3} {...form.text('note')} />
      <ReceiptField file={receipt} onFile={setReceipt} onTaking={setTaking} />
      {next !== undefined && <p className={styles['next']}>{texts.next(day(next))}</p>}
      <p className={styles['hint']}>{texts.hint}</p>
    </FormSheet>
  )
}

function said({ title, nextAfter }: Finishing, doneOn: string): string {
  const next = nextAfter(doneOn)
  return next === undefined ? texts.done(title) : texts.doneAgain(title, day(next))
}
