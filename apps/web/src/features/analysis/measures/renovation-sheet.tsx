import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { preparedAnew, type Preparation } from '@hauswart/domain/todos/preparation'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, line, rappen, wholeNumber } from '@hauswart/domain/fields/fields'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { newId } from '#device/new-id.ts'
import { planOver } from '#house/nouns/analysis/decisions.ts'
import { notKept } from '#house/record/use-row-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { FieldError } from '#ui/input/field-frame.tsx'
import { Checkbox, TextField } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { BundleQuestion } from './bundle-question.tsx'
import type { Desk } from '#features/analysis/desk.ts'
import styles from '#features/analysis/timeline/entry-sheet.module.css'
import { decide } from '#features/analysis/decisions/decide.ts'
import { droppedAmounts, planSpan } from '#features/analysis/decisions/moves.ts'
import { preparedFor, type Preparing } from '#features/analysis/decisions/prepared-todos.ts'
import type { Start } from '#features/analysis/decisions/renovation-start.ts'

const texts = analysisTexts.renovation

type RenovationSheetProps = {
  readonly desk: Desk
  /** What it begins with. */
  readonly start: Start
  readonly onClose: () => void
} & Pick<Preparing, 'openFor'>

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

/** Components that are renewed together, in a year, perhaps with the to-dos that come before it. */
export function RenovationSheet({ desk, start, openFor, onClose }: RenovationSheetProps) {
  const { analysis, input, canSeeFinances } = desk
  const span = planSpan(analysis.plan)
  // Made once: sent again it is the same decision, with the same to-dos.
  const [id] = useState(newId)
  const [todoIds] = useState(newIds)
  const [asking, setAsking] = useState<Planned>()
  const [failure, setFailure] = useState<Failure>()
  const listId = useId()
  const plannedOver = (componentIds: readonly string[], year: number) => {
    const over = bundling(input.measures, componentIds)
    return { ...over, wanted: preparedFor(desk, over.componentIds, year) }
  }
  const droppedBy = ({ componentIds, costRappen }: Planned) =>
    typeof costRappen === 'number'
      ? []
      : droppedAmounts(bundling(input.measures, componentIds).replaced, input.amounts)

  async function save({ componentIds, title = null, year, costRappen, hasTodos }: Planned): Promise<void> {
    // Who wants none keeps what was written down before.
    const wanted = hasTodos ? plannedOver(componentIds, year).wanted : []
    const todos = wanted.map((todo) => ({ ...todo, id: todoIds[todo.prepares] }))
    const cost = canSeeFinances && typeof costRappen === 'number' ? { costRappen } : {}
    const parts = analysis.components.filter(({ component }) => componentIds.includes(component.id))
    const name = title ?? parts.map((part) => part.name).join(', ')
    const fault = await decide(
      desk,
      planOver({ id, componentIds, kind: 'renovation', title, year, ...cost, todos }, input.measures, {
        name,
      }),
      { said: (followed) => texts.saved(year, followed) },
    )
    setFailure(notKept(fault))
    if (fault === undefined) onClose()
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
  const chosen = form.value('componentIds')
  const { whole, replaced, wanted } = plannedOver(
    form.values.componentIds,
    form.values.year ?? analysis.year + 1,
  )
  const open = openFor((whole === undefined ? replaced : [whole]).map((one) => one.id))
  const { written } = preparedAnew(open, wanted, { isReplacing: whole === undefined, onlySameKinds: false })
  return (
    <>
      <FormSheet
        title={texts.title}
        form={form}
        saveLabel={texts.save}
        isBusy={form.isBusy}
        failure={failure}
        isKeptHere
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
          <FieldError id={`${listId}-error`} error={chosen.error} />
        </fieldset>
        <TextField label={texts.name} hint={texts.nameHint} isOptional {...form.text('title')} />
        <NumberField label={texts.year} isYear {...form.value('year')} />
        {canSeeFinances && (
          <MoneyField label={texts.cost} hint={texts.costHint} isOptional {...form.value('costRappen')} />
        )}
        <Checkbox label={texts.withTodos} {...form.check('hasTodos')} />
        {form.values.hasTodos && written.length > 0 && (
          <ul className={styles['todos']}>
            {written.map(({ title }) => (
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

const newIds = (): Readonly<Record<Preparation, string>> => ({
  offers: newId(),
  subsidy: newId(),
  permit: newId(),
  asbestos: newId(),
  contract: newId(),
})
