import { addTodoInput } from '@hauswart/domain/todos/todo.input'
import { componentCatalog, componentGroups } from '@hauswart/domain/real-estate/component'
import { componentGroupLabels } from '@hauswart/domain/real-estate/component.labels'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '#ui/action/button.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
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
import type { HouseTodos } from '#features/todos/use-house-todos.ts'
import { todos } from '#house/nouns/todos.ts'
import type { NotSavedReason } from '#house/record/change.ts'

type TodoFormProps = {
  readonly todo: Todo
  readonly components: HouseTodos['componentOptions']
  readonly onSave: (opened: Todo, facts: TodoFacts) => Promise<NotSavedReason | undefined>
  readonly onClose: () => void
}

const schema = z.omit(addTodoInput, { id: true, measureId: true })
const texts = todosTexts.form

export function TodoForm({ todo, components, onSave, onClose }: TodoFormProps) {
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const [opened] = useState(todo)
  const { title, note, dueOn, componentId } = opened
  const form = useForm({
    initial: { title, dueOn, componentId: componentId ?? '', note: note ?? '' },
    schema,
    texts: {
      title: (value: string) => (value.trim() === '' ? todosTexts.add.missing : todosTexts.add.tooLong),
      dueOn: texts.wrongDay,
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
      const reason = await onSave(opened, { title: facts.title, note: text, dueOn: on, componentId: part })
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
