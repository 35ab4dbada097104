import type { ComponentAnalysis } from '@hauswart/domain/analysis/analysis'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, line, rappen, wholeNumber } from '@hauswart/domain/fields/fields'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { newId } from '#lib/new-id.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { FieldError } from '#ui/field-frame.tsx'
import { Checkbox, TextField } from '#ui/field.tsx'
import { FormSheet } from '#ui/form-sheet.tsx'
import { MoneyField } from '#ui/money-field.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { toast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import { analysisTexts } from './analysis.texts.ts'
import type { Desk } from './desk.ts'
import styles from './entry-sheet.module.css'
import type { MeasureFacts } from './measure-calls.ts'
import { preparedTodos, type NewTodo } from './prepared-todos.ts'
import type { Start } from './renovation-start.ts'
import { saveTogether } from './save-together.ts'

const texts = analysisTexts.renovation
const planYears = 30

type RenovationSheetProps = {
  readonly desk: Desk
  /** What it begins with. */
  readonly start: Start
  /** Writes a to-do down; answers with why it could not. */
  readonly onAddTodo: (todo: NewTodo) => Promise<string | undefined>
  readonly onClose: () => void
}

type Values = {
  readonly componentIds: readonly string[]
  readonly title: string
  readonly year: number | null
  readonly costRappen: number | null
  readonly hasTodos: boolean
}

const schemaOf = (thisYear: number) =>
  z.object({
    componentIds: z.array(z.string()).check(z.minLength(1), z.maxLength(40)),
    title: clearable(line(120)),
    year: wholeNumber(thisYear, thisYear + planYears - 1),
    costRappen: clearable(rappen),
    hasTodos: z.boolean(),
  })

/** Components that are renewed together, in a year, perhaps with the to-dos that come before it. */
export function RenovationSheet({ desk, start, onAddTodo, onClose }: RenovationSheetProps) {
  const { house, analysis, input, canSeeFinances } = desk
  const [id] = useState(newId)
  const listId = useId()
  const { submit, isBusy, failure } = useSubmit(async (facts: MeasureFacts, key: string) => {
    await saveTogether({ realEstateId: house.id, measures: input.measures, facts, id }, key)
  })
  const initial: Values = {
    componentIds: start.componentIds,
    title: '',
    year: start.year,
    costRappen: null,
    hasTodos: true,
  }
  const form = useForm({
    initial,
    schema: schemaOf(analysis.year),
    texts: {
      componentIds: texts.noComponents,
      title: fieldFaults.tooLong(120),
      year: fieldFaults.between(String(analysis.year), String(analysis.year + planYears - 1)),
      costRappen: fieldFaults.required,
    },
    prepare: (values) => ({ ...values, title: values.title.trim() === '' ? null : values.title }),
    onSubmit: async ({ componentIds, title = null, year, costRappen, hasTodos }) => {
      const failed = await submit({
        componentIds,
        kind: 'renovation',
        state: 'planned',
        title,
        year,
        reason: null,
        ...(canSeeFinances && typeof costRappen === 'number' ? { costRappen } : {}),
      })
      if (failed !== undefined) return
      const todos = hasTodos ? todosFor(componentIds, year) : []
      for (const todo of todos) await onAddTodo(todo)
      toast({ text: texts.saved(year, todos.length), tone: 'good' })
      onClose()
      void refreshHouse(house.id, 'analysis')
    },
  })
  const todosFor = (ids: readonly string[], year: number): readonly NewTodo[] =>
    preparedTodos({
      components: chosen(analysis.components, ids),
      year,
      today: input.today,
      buildYear: house.buildYear,
    })
  const ids = form.value('componentIds')
  const prepared = todosFor(form.values.componentIds, form.values.year ?? analysis.year + 1)
  return (
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
  )
}

const chosen = (components: readonly ComponentAnalysis[], ids: readonly string[]) =>
  components.filter(({ component }) => ids.includes(component.id))
