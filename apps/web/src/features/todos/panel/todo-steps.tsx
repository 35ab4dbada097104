import { maxSteps, type Step } from '@hauswart/domain/todos/todo'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { newId } from '#device/new-id.ts'
import type { Todo } from '#features/todos/todo.ts'
import { doAct } from '#house/acts/do-act.ts'
import { todos } from '#house/nouns/todos.ts'
import { change } from '#house/record/change.ts'
import { Button, IconButton } from '#ui/action/button.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Checkbox, TextField } from '#ui/input/field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import styles from './todo-steps.module.css'
import { stepsTexts as texts } from './todo-steps.texts.ts'

type TodoStepsProps = {
  readonly realEstateId: string
  readonly todo: Todo
  readonly mayWrite: boolean
}

const longest = 120
const noSteps: Todo['checklist'] = []

/** The small steps of a to-do, ticked where they stand. */
export function TodoSteps({ realEstateId, todo, mayWrite }: TodoStepsProps) {
  // Not only empty: a copy on a device may be older than this fact.
  const steps = todo.checklist ?? noSteps
  // Two presses may come before the first is drawn.
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
  }, [steps])
  /** A tick is taken back where it was made; what was taken away says how it comes back. */
  const keep = async (before: Step[], checklist: Step[], removed?: string): Promise<void> => {
    const row = { ...todo, checklist: before }
    const said = todos.acts.update(row, { checklist })
    if (removed !== undefined) await doAct(realEstateId, said, { text: texts.removed(removed), row })
    else if ((await change(realEstateId, [said])) !== undefined)
      toast({ text: savingTexts.notKept.act, tone: 'due' })
  }
  const put = (after: Step[], removed?: string) => {
    const before = latest.current
    latest.current = after
    void keep(before, after, removed)
  }
  if (steps.length === 0 && !mayWrite) return null
  return (
    <section className={styles['steps']} aria-label={texts.title}>
      <h3 className={styles['title']}>{texts.title}</h3>
      {steps.length > 0 && (
        <ul className={styles['list']}>
          {steps.map(({ id, text, isDone }) => (
            <li key={id} className={styles['step']}>
              <Checkbox
                label={<span className={isDone ? styles['done'] : undefined}>{text}</span>}
                checked={isDone}
                disabled={!mayWrite}
                onChange={() =>
                  put(latest.current.map((one) => (one.id === id ? { ...one, isDone: !one.isDone } : one)))
                }
              />
              {mayWrite && (
                <IconButton
                  label={texts.remove(text)}
                  icon={<IconX />}
                  onClick={() =>
                    put(
                      latest.current.filter((one) => one.id !== id),
                      text,
                    )
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <NewStep
          isFull={steps.length >= maxSteps}
          onAdd={(text) => put([...latest.current, { id: newId(), text, isDone: false }])}
        />
      )}
    </section>
  )
}

type NewStepProps = { readonly isFull: boolean; readonly onAdd: (text: string) => void }

function NewStep({ isFull, onAdd }: NewStepProps) {
  const [text, setText] = useState('')
  const said = text.trim()
  const fault = said.length > longest ? texts.tooLong : isFull ? texts.full(maxSteps) : undefined
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (said === '' || fault !== undefined) return
    onAdd(said)
    setText('')
  }
  return (
    <form className={styles['add']} onSubmit={submit} noValidate>
      <TextField
        label={texts.add}
        placeholder={texts.placeholder}
        value={text}
        error={said === '' ? undefined : fault}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        className={styles['field']}
      />
      <Button type="submit" icon={<IconPlus />}>
        {texts.submit}
      </Button>
    </form>
  )
}
