import { addMonths } from '@hauswart/domain/days/day'
import { recurrenceModes, type RecurrenceMode } from '@hauswart/domain/days/recurrence'
import { recurrenceModeLabels } from '@hauswart/domain/days/recurrence.labels'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { maintenanceTaskInput } from '@hauswart/domain/upkeep/maintenance.input'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { today } from '#device/text/format.ts'
import { newId } from '#device/new-id.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import { useKeep } from '#house/record/use-keep.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { TextField } from '#ui/input/field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import type { Change } from '#house/record/said.ts'
import type { Upkeep } from '#house/work/usual-upkeep.ts'

const texts = componentLifeTexts.upkeep
const usualMonths = 12
const mostMonths = 1_200
const schema = z.extend(z.pick(maintenanceTaskInput, { title: true, intervalMonths: true, nextOn: true }), {
  mode: z.enum(recurrenceModes),
})
type Facts = z.output<typeof schema>
type Values = {
  readonly title: string
  readonly intervalMonths: number | null
  readonly nextOn: string | null
  readonly mode: RecurrenceMode
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

/** What is said of it anew; the rest may have been changed by somebody else. */
const changedFrom = <Said extends object>(task: Partial<Said>, facts: Said): Partial<Said> =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => !Object.is(value, task[name as keyof Said])),
  ) as Partial<Said>

/** A day that was changed here is the one it is counted from; put off in a list, it would be for one time only. */
function anchorOf(task: Upkeep['task'], { mode, nextOn }: Pick<Facts, 'mode' | 'nextOn'>): string | null {
  if (mode === 'from_completion') return null
  return task !== undefined && task.nextOn === nextOn ? (task.anchorOn ?? nextOn) : nextOn
}

/** One recurring task: what, how often, and when next. */
export function TaskSheet({ realEstateId, componentId, entry, onClose }: TaskSheetProps) {
  const task = entry?.task
  const isOwn = (entry?.templateKey ?? null) === null
  // Made once: saved again after a failure it is still the same task.
  const [id] = useState(newId)
  const { keep, failure } = useKeep(realEstateId)
  const save = async (act: Change, said: string): Promise<boolean> => {
    const isKept = await keep([act], said)
    if (isKept) onClose()
    return isKept
  }
  const months = task?.intervalMonths ?? entry?.intervalMonths ?? usualMonths
  const proposed = useRef(task === undefined ? nextAfter(months) : undefined)
  const form = useForm<Values, Facts>({
    initial: {
      title: entry?.title ?? '',
      intervalMonths: months,
      nextOn: task?.nextOn ?? addMonths(today(), months),
      mode: (task?.anchorOn ?? null) === null ? 'from_completion' : 'fixed',
    },
    schema,
    texts: {
      title: (value) => (value.trim() === '' ? fieldFaults.required : fieldFaults.tooLong(120)),
      intervalMonths: texts.intervalBetween,
      nextOn: componentLifeTexts.fault.day,
      mode: texts.mode,
    },
    onSubmit: async ({ mode, ...facts }) => {
      const anchorOn = anchorOf(task, { mode, nextOn: facts.nextOn })
      const planned = { ...facts, anchorOn, isActive: true }
      const templateKey = entry?.templateKey ?? null
      const act =
        task === undefined
          ? upkeep.acts.add({ ...planned, componentId, templateKey }, { id })
          : upkeep.acts.update(task, changedFrom(task, planned))
      return (await save(act, texts.saved(facts.title))) ? undefined : {}
    },
  })
  return (
    <FormSheet
      title={entry?.title ?? texts.addTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      deletion={
        task?.isActive === true
          ? {
              label: texts.stop,
              isBusy: false,
              act: () => void save(upkeep.acts.update(task, { isActive: false }), texts.stopped(task.title)),
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
      <ChoiceChips
        label={texts.mode}
        hint={texts.modeHint[form.values.mode]}
        look="equal"
        options={recurrenceModes.map((value) => ({ value, label: recurrenceModeLabels[value] }))}
        {...form.value('mode')}
      />
    </FormSheet>
  )
}
