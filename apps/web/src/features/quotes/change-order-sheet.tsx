import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { changeOrderStates, type ChangeOrderState } from '@hauswart/domain/quotes/change-order'
import { setChangeOrderInput } from '@hauswart/domain/quotes/change-order.input'
import { changeOrderStateLabels } from '@hauswart/domain/quotes/change-order.labels'
import { useState } from 'react'
import * as z from 'zod/mini'
import { newId } from '#device/new-id.ts'
import { changeOrders, type ChangeOrderRow } from '#house/nouns/change-orders.ts'
import { change } from '#house/record/change.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField, type SelectOption } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { quotesTexts } from './quotes.texts.ts'

const { orders: texts, form: formTexts } = quotesTexts
const { facts: labels, acts } = changeOrders

type ChangeOrderSheetProps = {
  readonly realEstateId: string
  /** The order that is changed; a new one without. */
  readonly order: ChangeOrderRow | undefined
  /** The accepted quotes it can be about. */
  readonly quotes: readonly SelectOption[]
  readonly today: string
  readonly onClose: () => void
}

const directions = ['more', 'less'] as const
type Direction = (typeof directions)[number]
type Values = {
  readonly quoteId: string
  readonly title: string
  readonly direction: Direction
  /** Never below zero: the direction says which way it counts. */
  readonly amountRappen: number | null
  readonly extraDays: number | null
  readonly saidOn: string | null
  readonly state: ChangeOrderState
  readonly note: string
}

const schema = z.omit(setChangeOrderInput, { expectedVersion: true, isActive: true })
const prepare = ({ note, direction, amountRappen, ...values }: Values): object => ({
  ...values,
  amountRappen: amountRappen !== null && direction === 'less' ? -amountRappen : amountRappen,
  note: note.trim() === '' ? null : note,
})
const states = changeOrderStates.map((value) => ({ value, label: changeOrderStateLabels[value] }))

/** One change order: what, how much, how much longer, and what was decided. */
export function ChangeOrderSheet({ realEstateId, order, quotes, today, onClose }: ChangeOrderSheetProps) {
  // Made once: saved again after a failure it is still the same order.
  const [id] = useState(() => order?.id ?? newId())
  const [failure, setFailure] = useState<Failure>()
  const save = async (act: Parameters<typeof change>[1][number]) => {
    const fault = await change(realEstateId, [act])
    setFailure(notKept(fault))
    if (fault === undefined) onClose()
  }
  const initial: Values = {
    quoteId: order?.quoteId ?? quotes[0]?.value ?? '',
    title: order?.title ?? '',
    direction: (order?.amountRappen ?? 0) < 0 ? 'less' : 'more',
    amountRappen: order === undefined ? null : Math.abs(order.amountRappen),
    extraDays: order?.extraDays ?? null,
    saidOn: order?.saidOn ?? today,
    state: order?.state ?? 'open',
    note: order?.note ?? '',
  }
  const form = useForm({
    initial,
    schema,
    prepare,
    texts: {
      quoteId: fieldFaults.required,
      title: (value) => (value.trim() === '' ? fieldFaults.required : fieldFaults.tooLong(120)),
      direction: fieldFaults.required,
      amountRappen: texts.wrongAmount,
      extraDays: texts.wrongDays,
      saidOn: formTexts.wrongDay,
      state: fieldFaults.required,
      note: fieldFaults.tooLong(2_000),
    },
    onSubmit: (facts) =>
      save(order === undefined ? acts.add({ ...facts, isActive: true }, { id }) : acts.update(order, facts)),
  })
  return (
    <FormSheet
      title={order?.title ?? texts.add}
      form={form}
      saveLabel={formTexts.save}
      isBusy={form.isBusy}
      failure={failure}
      deletion={
        order && {
          label: formTexts.remove,
          isBusy: false,
          act: () => void save(acts.update(order, { isActive: false })),
        }
      }
      isKeptHere
      onClose={onClose}
    >
      {order === undefined && quotes.length > 1 && (
        <SelectField label={texts.quote} options={quotes} placeholder={null} {...form.text('quoteId')} />
      )}
      <TextField label={labels.title} placeholder={texts.example} data-autofocus {...form.text('title')} />
      <ChoiceChips
        label={texts.direction}
        options={directions.map((value) => ({ value, label: texts.directions[value] }))}
        look="joined"
        {...form.value('direction')}
      />
      <FieldPair>
        <MoneyField label={labels.amountRappen} {...form.value('amountRappen')} />
        <NumberField
          label={labels.extraDays}
          isOptional
          unit={texts.days}
          hint={texts.daysHint}
          {...form.value('extraDays')}
        />
      </FieldPair>
      <DateField label={labels.saidOn} {...form.value('saidOn')} />
      <ChoiceChips label={labels.state} options={states} look="joined" {...form.value('state')} />
      <TextArea label={labels.note} isOptional rows={3} {...form.text('note')} />
    </FormSheet>
  )
}
