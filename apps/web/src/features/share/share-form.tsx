import { useState, type SyntheticEvent } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { asTodo, below, longestPaperNote } from './shared-words.ts'
import { shareTexts } from './share.texts.ts'
import styles from './share-form.module.css'

type KnownTodo = { readonly id: string; readonly title: string; readonly note: string | null }

/** What was shared becomes a to-do or papers, or goes to a to-do that is there. `note` as it will stand there. */
export type ShareTarget =
  | { readonly isPaper: true; readonly note: string | null }
  | { readonly title: string; readonly note: string | null }
  | { readonly todoId: string; readonly note: string | null }

type ShareFormProps = {
  /** Words that came along with the pictures, or alone. */
  readonly words: string
  /** How many of them there are. */
  readonly files: number
  /** At least one of them can only be filed. */
  readonly isPaper: boolean
  readonly todos: readonly KnownTodo[]
  readonly isBusy: boolean
  readonly onSave: (target: ShareTarget) => void
  readonly onDiscard: () => void
}

type Kind = 'new' | 'old' | 'paper'

export function ShareForm({ words, files, isPaper, todos, isBusy, onSave, onDiscard }: ShareFormProps) {
  const [fresh] = useState(() => asTodo(words))
  const [chosenKind, setKind] = useState<Kind>('new')
  // A paper that was left out since leaves pictures, and those have the choice again.
  const kind: Kind = isPaper ? 'paper' : chosenKind === 'paper' && files === 0 ? 'new' : chosenKind
  const [title, setTitle] = useState(fresh.title)
  const [first] = useState({ new: fresh.note, old: words, paper: words })
  const [notes, setNotes] = useState(first)
  const [todoId, setTodoId] = useState('')
  const [isTried, setIsTried] = useState(false)
  const chosen = todos.find(({ id }) => id === todoId)
  const note =
    kind === 'paper'
      ? below(null, notes.paper, longestPaperNote)
      : below((kind === 'old' ? chosen?.note : null) ?? null, notes[kind])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (note === undefined) return
    const said = note === '' ? null : note
    if (kind === 'new' && title.trim() !== '') onSave({ title: title.trim(), note: said })
    if (kind === 'paper') onSave({ isPaper: true, note: said })
    if (kind === 'old' && chosen !== undefined) onSave({ todoId: chosen.id, note: said })
  }
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {!isPaper && (
        <ChoiceChips
          label={shareTexts.target}
          look="equal"
          options={[
            { value: 'new', label: shareTexts.newTodo },
            { value: 'old', label: shareTexts.oldTodo, isDisabled: todos.length === 0 },
            ...(files > 0 ? [{ value: 'paper' as const, label: shareTexts.paper(files) }] : []),
          ]}
          hint={todos.length === 0 ? shareTexts.noTodos : undefined}
          value={kind}
          onChange={setKind}
        />
      )}
      {kind === 'new' && (
        <TextField
          label={shareTexts.todoTitle}
          value={title}
          maxLength={200}
          onChange={(event) => setTitle(event.target.value)}
          error={isTried && title.trim() === '' ? shareTexts.todoTitleMissing : undefined}
        />
      )}
      {kind === 'old' && (
        <SelectField
          label={shareTexts.todo}
          value={todoId}
          onChange={(event) => setTodoId(event.target.value)}
          options={todos.map((todo) => ({ value: todo.id, label: todo.title }))}
          error={isTried && chosen === undefined ? shareTexts.todoMissing : undefined}
        />
      )}
      {first[kind] !== '' && (
        <TextArea
          label={shareTexts.note}
          isOptional
          rows={4}
          value={notes[kind]}
          onChange={(event) => setNotes({ ...notes, [kind]: event.target.value })}
          error={note === undefined ? shareTexts.noteTooLong[kind === 'paper' ? 'paper' : 'todo'] : undefined}
        />
      )}
      <div className={styles['actions']}>
        <Button kind="quiet" aria-haspopup="dialog" onClick={onDiscard}>
          {shareTexts.discard}
        </Button>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {shareTexts.save}
        </Button>
      </div>
    </form>
  )
}
