import { useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { shareTexts } from './share.texts.ts'
import styles from './share-form.module.css'

/** What the pictures are for. */
export type ShareTarget = { readonly title: string } | { readonly todoId: string }

type ShareFormProps = {
  /** Words that came along with the pictures. */
  readonly text: string
  readonly todos: readonly { readonly id: string; readonly title: string }[]
  readonly isBusy: boolean
  readonly onSave: (target: ShareTarget) => void
  readonly onDiscard: () => void
}

export function ShareForm({ text, todos, isBusy, onSave, onDiscard }: ShareFormProps) {
  const [kind, setKind] = useState<'new' | 'old'>('new')
  const [title, setTitle] = useState(text.split('\n').at(0)?.slice(0, 200) ?? '')
  const [todoId, setTodoId] = useState('')
  const [isTried, setIsTried] = useState(false)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (kind === 'new' && title.trim() !== '') onSave({ title: title.trim() })
    if (kind === 'old' && todoId !== '') onSave({ todoId })
  }
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      <ChoiceChips
        label={shareTexts.target}
        look="equal"
        options={[
          { value: 'new', label: shareTexts.newTodo },
          { value: 'old', label: shareTexts.oldTodo, isDisabled: todos.length === 0 },
        ]}
        hint={todos.length === 0 ? shareTexts.noTodos : undefined}
        value={kind}
        onChange={setKind}
      />
      {kind === 'new' ? (
        <TextField
          label={shareTexts.todoTitle}
          value={title}
          maxLength={200}
          onChange={(event) => setTitle(event.target.value)}
          error={isTried && title.trim() === '' ? shareTexts.todoTitleMissing : undefined}
        />
      ) : (
        <SelectField
          label={shareTexts.todo}
          value={todoId}
          onChange={(event) => setTodoId(event.target.value)}
          options={todos.map((todo) => ({ value: todo.id, label: todo.title }))}
          error={isTried && todoId === '' ? shareTexts.todoMissing : undefined}
        />
      )}
      <div className={styles['actions']}>
        <Button kind="quiet" onClick={onDiscard}>
          {shareTexts.discard}
        </Button>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {shareTexts.save}
        </Button>
      </div>
    </form>
  )
}
