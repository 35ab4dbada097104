import { useState } from 'react'
import { day } from '#device/text/format.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Button } from '#ui/action/button.tsx'
import { ConflictDialog } from '#ui/form/conflict-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { refusalWords } from './refusal-words.ts'
import { describeEntry } from '#device/outbox/outbox.ts'
import type { Conflict } from '#house/record/conflict.ts'
import type { Loose } from '#house/record/said.ts'
import { factNames, type FactName } from '#features/todos/todo.ts'
import styles from './refusal-dialog.module.css'
import { todosTexts } from '#features/todos/todos.texts.ts'
import type { HouseTodos } from '#features/todos/use-house-todos.ts'
import type { TodoActions } from './use-todo-actions.ts'

type RefusalDialogProps = {
  readonly conflict: Conflict
  readonly componentName: HouseTodos['componentName']
  readonly actions: TodoActions
  readonly onClose: () => void
}

const texts = todosTexts.refusal

/** What the server did not take: the owner sees both sides and says what shall be. Until then nothing is given up. */
export function RefusalDialog({ conflict, componentName, actions, onClose }: RefusalDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const { kind, pairs, current, root } = conflict
  const show: Show = (name, value) => factWords(name, value, componentName)

  const settle = (dropped: ReadonlySet<string> | 'all') => finish(actions.settle(conflict, dropped))

  async function finish(act: Promise<boolean>): Promise<void> {
    setBusy(true)
    const isSettled = await act
    setBusy(false)
    if (isSettled) onClose()
    else toast({ text: todosTexts.notSaved.act, tone: 'due' })
  }

  if (kind === 'facts' && pairs.length > 0)
    return (
      <ConflictDialog
        texts={savingTexts.conflict}
        fields={factNames.flatMap((name) =>
          pairs
            .filter((pair) => pair.name === name)
            .map(({ mine, theirs }) => ({
              name,
              label: factLabels[name],
              mine: show(name, mine),
              theirs: show(name, theirs),
            })),
        )}
        isBusy={isBusy}
        onClose={onClose}
        onResolve={(theirs) => void settle(new Set(theirs))}
      />
    )
  const written = factsOf(conflict.written, show)
  const others =
    current === undefined
      ? []
      : factNames.map((name) => ({ label: factLabels[name], value: show(name, current[name]) }))
  const named = current?.['title']
  const title = typeof named === 'string' ? named : root.variables.title
  const views = {
    facts: {
      title: savingTexts.conflict.title,
      text: texts.same,
      facts: [],
      no: undefined,
      yes: { label: texts.understood, act: () => settle(new Set()) },
    },
    gone: {
      title: texts.goneTitle,
      text: texts.gone(title),
      facts: written,
      no: { label: texts.discard, act: () => settle('all') },
      yes: { label: texts.bringBack, act: () => settle(new Set()) },
    },
    changed: {
      title: texts.changedTitle,
      text: texts.changed(title),
      facts: others,
      no: { label: texts.keep, act: () => settle('all') },
      yes: { label: texts.removeAnyway, act: () => settle(new Set()) },
    },
    refused: {
      title: texts.plainTitle,
      text: `${describeEntry(root) ?? ''}: ${refusalWords(root)}`,
      facts: written,
      no: { label: texts.discard, act: () => settle('all') },
      yes: { label: texts.retry, act: () => finish(actions.again(conflict)) },
    },
  }
  const { no, yes, ...view } = views[kind]
  return (
    <Dialog
      title={view.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          {no !== undefined && (
            <Button isBusy={isBusy} onClick={() => void no.act()}>
              {no.label}
            </Button>
          )}
          <Button kind="primary" isBusy={isBusy} onClick={() => void yes.act()}>
            {yes.label}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        <p>{view.text}</p>
        {view.facts.length > 0 && <Facts facts={view.facts} />}
      </div>
    </Dialog>
  )
}

type Show = (name: FactName, value: unknown) => string

const factsOf = (facts: Loose, show: Show) =>
  factNames.flatMap((name) => {
    const value = facts[name]
    return value === undefined ? [] : [{ label: factLabels[name], value: show(name, value) }]
  })

const factLabels: Record<FactName, string> = {
  title: todosTexts.form.title,
  dueOn: todosTexts.form.dueOn,
  componentId: todosTexts.form.component,
  note: todosTexts.form.note,
}

function factWords(name: FactName, told: unknown, componentName: HouseTodos['componentName']): string {
  const value = typeof told === 'string' ? told : null
  if (name === 'dueOn') return value === null ? todosTexts.facts.noDay : day(value)
  if (name === 'componentId' && value !== null)
    return componentName({ componentId: value }) ?? todosTexts.form.goneComponent
  return value ?? (name === 'note' ? todosTexts.facts.noNote : todosTexts.facts.none)
}
