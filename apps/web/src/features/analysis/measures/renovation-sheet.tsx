import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, line, rappen, wholeNumber } from '@hauswart/domain/fields/fields'
import { useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { newId } from '#device/new-id.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { FieldError } from '#ui/input/field-frame.tsx'
import { Checkbox, TextField } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { BundleQuestion } from './bundle-question.tsx'
import type { Desk } from '#features/analysis/desk.ts'
import styles from '#features/analysis/timeline/entry-sheet.module.css'
import type { MeasureFacts } from '#features/analysis/decisions/measure-calls.ts'
import { moveOf, moveTodos, movingBack, withMoved } from '#features/analysis/decisions/move-todos.ts'
import { droppedAmounts, planSpan } from '#features/analysis/decisions/moves.ts'
import { preparedFor, type TodoBook } from '#features/analysis/decisions/prepared-todos.ts'
import type { Start } from '#features/analysis/decisions/renovation-start.ts'
import {
  isWhole,
  notYetOpen,
  replaceTodos,
  takingBackTodos,
} from '#features/analysis/decisions/replace-todos.ts'
import { saveTogether, type Saved } from '#features/analysis/decisions/save-together.ts'
import { takeBackPlan } from '#features/analysis/decisions/take-back-plan.ts'

const texts = analysisTexts.renovation

type RenovationSheetProps = {
  readonly desk: Desk
  /** What it begins with. */
  readonly start: Start
  readonly todoBook: TodoBook
  readonly onClose: () => void
}

type Values = {
  readonly componentIds: readonly string[]
  readonly title: string
  readonly year: number | null
  readonly costRappen: number | null
  readonly hasTodos: boolean
}

const schemaOf = ({ first, last }: ReturnType<typeof planSpan>) =>
  z.object({
    componentIds: z.array(z.string()).check(z.minLength(1), z.maxLength(40)),
    title: clearable(line(120)),
    year: wholeNumber(first, last),
    costRappen: clearable(rappen),
    hasTodos: z.boolean(),
  })

type Planned = z.output<ReturnType<typeof schemaOf>>
type Sent = { readonly id: string; readonly facts: MeasureFacts }

/** Components that are renewed together, in a year, perhaps with the to-dos that come before it. */
export function RenovationSheet({ desk, start, todoBook, onClose }: RenovationSheetProps) {
  const { house, analysis, input, canSeeFinances } = desk
  const span = planSpan(analysis.plan)
  const [id, setId] = useState(newId)
  const [asking, setAsking] = useState<Planned>()
  const saved = useRef<Saved>(undefined)
  const listId = useId()
  const { submit, isBusy, failure } = useSubmit(async (sent: Sent, key: string) => {
    saved.current = await saveTogether({ realEstateId: house.id, known: input, ...sent }, key)
  })
  const droppedBy = ({ componentIds, costRappen }: Planned) =>
    typeof costRappen === 'number'
      ? []
      : droppedAmounts(bundling(input.measures, componentIds).replaced, input.amounts)

  async function save({ componentIds, title = null, year, costRappen, hasTodos }: Planned): Promise<void> {
    const failed = await submit({
      id,
      facts: {
        componentIds,
        kind: 'renovation',
        state: 'planned',
        title,
        year,
        reason: null,
        ...(canSeeFinances && typeof costRappen === 'number' ? { costRappen } : {}),
      },
    })
    if (failed?.kind === 'conflict') {
      // What was begun was put back: the next try is another decision.
      setId(newId())
      toast({ text: analysisTexts.acts.changedMeanwhile, tone: 'due' })
    }
    if (failed !== undefined) {
      // Part of it may stand, and the echo of an own write is not listened to.
      void refreshHouse(house.id, 'analysis')
      return
    }
    await prepare(year, hasTodos)
    onClose()
    void refreshHouse(house.id, 'analysis')
  }

  async function prepare(year: number, hasTodos: boolean): Promise<void> {
    if (saved.current === undefined) return
    const { undo, componentIds } = saved.current
    const wanted = preparedFor(desk, componentIds, year)
    const moved = await moveTodos(todoBook, moveOf(saved.current, year, input), wanted)
    // Who wants none keeps what was written down before.
    const prepared = await replaceTodos(todoBook, saved.current, () => (hasTodos ? wanted : []))
    const undoAll = movingBack(moved, takingBackTodos(todoBook, prepared, undo))
    toast({
      text: withMoved(texts.saved(year, prepared), moved),
      tone: isWhole(prepared) && moved.fault === undefined ? 'good' : 'due',
      undo: () => void takeBackPlan(house.id, undoAll),
    })
  }

  const initial: Values = {
    componentIds: start.componentIds,
    title: '',
    year: start.year,
    costRappen: null,
    hasTodos: true,
  }
  const form = useForm({
    initial,
    schema: schemaOf(span),
    texts: {
      componentIds: texts.noComponents,
      title: fieldFaults.tooLong(120),
      year: fieldFaults.between(String(span.first), String(span.last)),
      costRappen: fieldFaults.required,
    },
    prepare: (values) => ({ ...values, title: values.title.trim() === '' ? null : values.title }),
    onSubmit: (planned) => (droppedBy(planned).length > 0 ? setAsking(planned) : save(planned)),
  })
  const ids = form.value('componentIds')
  const { whole, componentIds: together } = bundling(input.measures, form.values.componentIds)
  const wanted = preparedFor(desk, together, form.values.year ?? analysis.year + 1)
  const prepared = notYetOpen(todoBook, wanted, whole?.id)
  return (
    <>
      <FormSheet
        title={texts.title}
        form={form}
        saveLabel={texts.save}
        isBusy={isBusy}
        failure={failure}
        onClose={onClose}
      >
        <fieldset className={styles['group']} aria-describedby={`${listId}-error`}>
          <legend className={styles['legend']}>{texts.components}</legend>
          <div className={styles['links']}>
            {analysis.components.map((one) => (
              <Checkbox
                key={one.component.id}
                label={texts.choice(one.name, one.note)}
                checked={form.values.componentIds.includes(one.component.id)}
                onChange={({ target }) =>
                  form.set(
                    'componentIds',
                    target.checked
                      ? [...form.values.componentIds, one.component.id]
                      : form.values.componentIds.filter((other) => other !== one.component.id),
                  )
                }
              />
            ))}
          </div>
          <FieldError id={`${listId}-error`} error={ids.error} />
        </fieldset>
        <TextField label={texts.name} hint={texts.nameHint} isOptional {...form.text('title')} />
        <NumberField label={texts.year} isYear {...form.value('year')} />
        {canSeeFinances && (
          <MoneyField label={texts.cost} hint={texts.costHint} isOptional {...form.value('costRappen')} />
        )}
        <Checkbox label={texts.withTodos} {...form.check('hasTodos')} />
        {form.values.hasTodos && prepared.length > 0 && (
          <ul className={styles['todos']}>
            {prepared.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        )}
      </FormSheet>
      <BundleQuestion
        desk={desk}
        dropped={asking === undefined ? [] : droppedBy(asking)}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined)
          if (asking !== undefined) void save(asking)
        }}
      />
    </>
  )
}
