import { addMonths } from '@hauswart/domain/days/day'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { maintenanceTaskInput } from '@hauswart/domain/upkeep/maintenance.input'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { today } from '#device/text/format.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { arrived } from '#device/outbox/arrived.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { TextField } from '#ui/input/field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { SetMaintenanceTaskDocument } from '#gql/graphql.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { refreshLife } from '#features/component-life/component-queries.ts'
import type { Upkeep } from './upkeep.ts'
import { useLifeSubmit } from '#features/component-life/use-life-submit.ts'

const texts = componentLifeTexts.upkeep
const usualMonths = 12
const mostMonths = 1_200
const schema = z.pick(maintenanceTaskInput, { title: true, intervalMonths: true, nextOn: true })
type Facts = z.output<typeof schema>
type Sent = Facts & { readonly isActive: boolean }
type Values = {
  readonly title: string
  readonly intervalMonths: number | null
  readonly nextOn: string | null
}

const nextAfter = (months: number | null): string | null =>
  months !== null && Number.isInteger(months) && months > 0 && months <= mostMonths
    ? addMonths(today(), months)
    : null

type TaskSheetProps = {
  readonly realEstateId: string
  readonly componentId: string
  /** What is to be changed; without it a new task of the owner's own. */
  readonly entry: Upkeep | undefined
  readonly onClose: () => void
}

/** One recurring task: what, how often, and when next. */
export function TaskSheet({ realEstateId, componentId, entry, onClose }: TaskSheetProps) {
  const task = entry?.task
  const isOwn = (entry?.templateKey ?? null) === null
  const [id] = useState(() => task?.id ?? newId())
  const { submit, isBusy, failure } = useLifeSubmit(
    realEstateId,
    async (facts: Sent, idempotencyKey: string) => {
      const input = {
        ...facts,
        componentId,
        templateKey: entry?.templateKey ?? null,
        expectedVersion: task?.version ?? 0,
        idempotencyKey,
      }
      await arrived(componentId)
      await request(SetMaintenanceTaskDocument, { realEstateId, id, input })
      toast({ text: facts.isActive ? texts.saved(facts.title) : texts.stopped(facts.title), tone: 'good' })
      onClose()
      void refreshLife(realEstateId, 'upkeep')
    },
  )
  const months = task?.intervalMonths ?? entry?.intervalMonths ?? usualMonths
  const proposed = useRef(task === undefined ? nextAfter(months) : undefined)
  const form = useForm<Values, Facts>({
    initial: {
      title: entry?.title ?? '',
      intervalMonths: months,
      nextOn: task?.nextOn ?? addMonths(today(), months),
    },
    schema,
    texts: {
      title: (value) => (value.trim() === '' ? fieldFaults.required : fieldFaults.tooLong(120)),
      intervalMonths: texts.intervalBetween,
      nextOn: componentLifeTexts.fault.day,
    },
    onSubmit: async (facts) => ((await submit({ ...facts, isActive: true })) === undefined ? undefined : {}),
  })
  return (
    <FormSheet
      title={entry?.title ?? texts.addTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      deletion={
        task?.isActive === true
          ? {
              label: texts.stop,
              isBusy: isBusy && !form.isBusy,
              act: () =>
                void submit({
                  title: task.title,
                  intervalMonths: task.intervalMonths,
                  nextOn: task.nextOn,
                  isActive: false,
                }),
            }
          : undefined
      }
      onClose={onClose}
    >
      {isOwn && <TextField label={texts.name} data-autofocus {...form.text('title')} />}
      <FieldPair>
        <NumberField
          label={texts.interval}
          isWhole
          unit={texts.intervalUnit}
          {...form.value('intervalMonths')}
          onChange={(next) => {
            form.set('intervalMonths', next)
            // The day follows the interval as long as nobody has chosen one.
            const day = nextAfter(next)
            if (day === null || form.values.nextOn !== proposed.current) return
            proposed.current = day
            form.set('nextOn', day)
          }}
        />
        <DateField label={texts.nextOn} {...form.value('nextOn')} />
      </FieldPair>
    </FormSheet>
  )
}
