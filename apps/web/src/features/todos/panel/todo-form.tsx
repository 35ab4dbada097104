import { todoPriorities, type TodoPriority } from '@hauswart/domain/todos/todo'
import { todoPriorityLabels } from '@hauswart/domain/todos/priority.labels'
import { addTodoInput } from '@hauswart/domain/todos/todo.input'
import { recurrenceInput } from '@hauswart/domain/days/recurrence.input'
import {
  recurrenceModes,
  recurrenceUnits,
  type RecurrenceMode,
  type RecurrenceUnit,
} from '@hauswart/domain/days/recurrence'
import { recurrenceModeLabels, recurrenceUnitLabels } from '@hauswart/domain/days/recurrence.labels'
import { componentCatalog, componentGroups } from '@hauswart/domain/real-estate/component'
import { componentGroupLabels } from '@hauswart/domain/real-estate/component.labels'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Todo, TodoFacts } from '#features/todos/todo.ts'
import styles from './todo-form.module.css'
import { todosTexts } from '#features/todos/todos.texts.ts'
import { panelTexts } from './panel.texts.ts'
import type { HouseTodos } from '#features/todos/use-house-todos.ts'
import { todos } from '#house/nouns/todos.ts'
import type { NotSavedReason } from '#house/record/change.ts'

type TodoFormProps = {
  readonly todo: Todo
  readonly components: HouseTodos['componentOptions']
  readonly people: HouseTodos['people']
  readonly onSave: (opened: Todo, facts: TodoFacts) => Promise<NotSavedReason | undefined>
  readonly onClose: () => void
}

const schema = z
  .object({
    ...z.pick(addTodoInput, { title: true, note: true, dueOn: true, componentId: true }).shape,
    priority: z.enum(todoPriorities),
    assigneeId: z.string(),
    mode: z.enum(['none', ...recurrenceModes]),
    every: recurrenceInput.shape.every,
    unit: recurrenceInput.shape.unit,
  })
  .check(z.refine(({ mode, dueOn }) => mode === 'none' || (dueOn ?? null) !== null, { path: ['dueOn'] }))
type Values = {
  readonly title: string
  readonly dueOn: string | null
  readonly componentId: string
  readonly note: string
  readonly priority: TodoPriority
  /** Empty is nobody. */
  readonly assigneeId: string
  readonly mode: RecurrenceMode | 'none'
  readonly every: number | null
  readonly unit: RecurrenceUnit
}
const texts = panelTexts.form

export function TodoForm({ todo, components, people, onSave, onClose }: TodoFormProps) {
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const [opened] = useState(todo)
  const { title, note, dueOn, componentId, recurrence } = opened
  const form = useForm<Values, z.output<typeof schema>>({
    initial: {
      title,
      dueOn,
      componentId: componentId ?? '',
      note: note ?? '',
      // Not only missing: a copy on a device may be older than this fact.
      priority: opened.priority ?? 'normal',
      assigneeId: opened.assigneeId ?? '',
      mode: recurrence?.mode ?? 'none',
      every: recurrence?.every ?? 1,
      unit: recurrence?.unit ?? 'year',
    },
    schema,
    texts: {
      title: (value: string) => (value.trim() === '' ? todosTexts.add.missing : todosTexts.add.tooLong),
      dueOn: (value) => (value === null ? texts.needsDay : texts.wrongDay),
      priority: todos.facts.priority,
      assigneeId: todos.facts.assigneeId,
      mode: todos.facts.recurrence,
      every: texts.everyBetween,
      unit: texts.unit,
      note: texts.noteTooLong,
      componentId: todos.facts.componentId,
    },
    prepare: (values) => ({
      ...values,
      note: values.note.trim() === '' ? null : values.note,
      componentId: values.componentId === '' ? null : values.componentId,
    }),
    onSubmit: async (facts) => {
      const { note: text = null, dueOn: on = null, componentId: part = null } = facts
      const { title: words, priority } = facts
      const assigneeId = facts.assigneeId === '' ? null : facts.assigneeId
      const said = { title: words, note: text, dueOn: on, componentId: part, priority, assigneeId }
      const reason = await onSave(opened, { ...said, recurrence: ruleOf(opened, facts) })
      setNotSaved(reason)
      if (reason === undefined) onClose()
    },
  })
  return (
    <form {...form.form} ref={focusFirst} className={styles['form']}>
      <FormSummary {...form.shown} />
      <TextField label={todos.facts.title} {...form.text('title')} autoComplete="off" />
      <FieldPair>
        <DateField label={todos.facts.dueOn} isOptional {...form.value('dueOn')} />
        <SelectField
          label={todos.facts.componentId}
          isOptional
          placeholder={texts.noComponent}
          options={optionsOf(components, componentId)}
          {...form.text('componentId')}
        />
      </FieldPair>
      <ChoiceChips
        label={todos.facts.priority}
        look="pills"
        options={todoPriorities.map((value) => ({ value, label: todoPriorityLabels[value] }))}
        {...form.value('priority')}
      />
      {people.length > 0 && (
        <ChoiceChips
          label={todos.facts.assigneeId}
          look="pills"
          options={[{ value: '', label: texts.nobody }, ...people]}
          {...form.value('assigneeId')}
        />
      )}
      <SelectField
        label={todos.facts.recurrence}
        options={[
          { value: 'none', label: texts.noRepeat },
          ...recurrenceModes.map((value) => ({ value, label: recurrenceModeLabels[value] })),
        ]}
        {...form.text('mode')}
      />
      {form.values.mode !== 'none' && (
        <FieldPair>
          <NumberField label={texts.every} isWhole {...form.value('every')} />
          <SelectField
            label={texts.unit}
            options={recurrenceUnits.map((value) => ({ value, label: recurrenceUnitLabels[value] }))}
            {...form.text('unit')}
          />
        </FieldPair>
      )}
      <TextArea label={todos.facts.note} isOptional rows={5} {...form.text('note')} />
      {notSaved !== undefined && (
        <Notice tone="due" live="alert" title={todosTexts.notSaved}>
          {savingTexts.notKept[notSaved]}
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{uiTexts.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </div>
      <LeaveGuard isDirty={form.isDirty && !form.isBusy} coversSearch />
    </form>
  )
}

/** A day that was changed here is the one it is counted from; moved by a week, it would be for one time only. */
function ruleOf({ dueOn, recurrence }: Todo, said: z.output<typeof schema>): Todo['recurrence'] {
  const { mode, every, unit, dueOn: on = null } = said
  if (mode === 'none' || on === null) return null
  const anchorOn = recurrence && on === dueOn ? recurrence.anchorOn : on
  return { mode, every, unit, anchorOn }
}

/** The button that opened the form is gone, and the focus with it. */
const focusFirst = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus()

/** By part of the house; one that was deleted meanwhile stays chosen until the owner chooses another. */
function optionsOf(components: TodoFormProps['components'], chosen: string | null) {
  const groups = componentGroups.flatMap((group) => {
    const options = components.filter(({ catalogKey }) => componentCatalog[catalogKey] === group)
    return options.length === 0 ? [] : [{ label: componentGroupLabels[group], options }]
  })
  const isKnown = chosen === null || components.some(({ value }) => value === chosen)
  return isKnown ? groups : [{ value: chosen, label: texts.goneComponent }, ...groups]
}
