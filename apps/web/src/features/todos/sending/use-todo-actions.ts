import { afterDone } from '@hauswart/domain/todos/todo'
import { useEffect, useRef } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { photoActs } from '#house/photos/photo-acts.ts'
import { change, saveOver, type NotSavedReason } from '#house/record/change.ts'
import { bare, type Change } from '#house/record/said.ts'
import { todos as record } from '#house/nouns/todos.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import { today as dayToday } from '#device/text/format.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { changedFacts, type Todo, type TodoFacts } from '#features/todos/todo.ts'
import { todosTexts } from '#features/todos/todos.texts.ts'

export type TodoActions = ReturnType<typeof useTodoActions>

const texts = todosTexts.toast
const { acts } = record

/** What an owner can do with the to-dos of a house. Everything goes into the outbox, with or without a line. */
export function useTodoActions(realEstateId: string, todos: readonly Todo[]) {
  const { online } = useConnection()
  const latest = useRef(todos)
  useEffect(() => {
    latest.current = todos
  }, [todos])
  /** As it is now, after whatever happened since the button was drawn. */
  const now = <One extends Pick<Todo, 'id'>>(todo: One): One | Todo =>
    latest.current.find(({ id }) => id === todo.id) ?? todo

  const keep = (changes: readonly Change[]) => change(realEstateId, changes)
  async function keepOrTell(changes: readonly Change[]): Promise<void> {
    if ((await keep(changes)) !== undefined) toast({ text: savingTexts.notKept.act, tone: 'due' })
  }
  /** For buttons: says by itself what happened, and how it goes back. */
  async function act(done: Change, text: string, back: () => Change): Promise<void> {
    const fault = await keep([done])
    if (fault === undefined) toast({ text, undo: () => void keepOrTell([back()]) })
    else toast({ text: savingTexts.notKept.act, tone: 'due' })
  }

  return {
    add: async (facts: TodoFacts, photos: readonly File[]): Promise<NotSavedReason | undefined> => {
      const id = newId()
      const pictures = photos.map((file) => acts.addPicture({ id, title: facts.title }, file))
      const fault = await keep([acts.add(facts, { id }), ...pictures])
      if (fault === undefined) toast({ text: online ? todosTexts.add.done : savingTexts.keptHere })
      return fault
    },
    /** For the form, which shows itself why it was not kept. */
    save: async (opened: Todo, facts: TodoFacts): Promise<NotSavedReason | undefined> => {
      // Against what the owner saw when the form opened: what somebody else changed since is not the owner's doing.
      const changes = changedFacts(opened, facts)
      if (Object.keys(changes).length === 0) return undefined
      const fault = await saveOver(record, realEstateId, opened, acts.update(opened, changes))
      if (fault === undefined) toast({ text: online ? texts.saved : savingTexts.keptHere })
      return fault
    },
    complete: (todo: Todo) => {
      const doneOn = dayToday()
      const next = afterDone(todo, doneOn)
      if (next !== undefined)
        return act(
          acts.repeat(todo, { doneOn, lastDoneOn: todo.lastDoneOn ?? null }),
          texts.repeated(next.dueOn),
          // Over what it has become; the day it was due and the one it was done last stand again.
          () =>
            acts.update(now({ ...later(todo), ...next }), {
              dueOn: todo.dueOn,
              lastDoneOn: todo.lastDoneOn,
              ...(next.checklist && { checklist: todo.checklist }),
            }),
        )
      return act(acts.complete(todo), texts.completed(todo.title), () =>
        acts.reopen({ ...later(todo), state: 'done' }),
      )
    },
    reopen: (todo: Todo) => act(acts.reopen(todo), texts.reopened(todo.title), () => acts.complete(todo)),
    move: (todo: Todo, dueOn: string) => {
      const { task } = todo
      if (task?.id === todo.id)
        return act(upkeep.acts.update(task, { nextOn: dueOn }), texts.moved(dueOn), () =>
          upkeep.acts.update(
            { ...bare(task), nextOn: dueOn, version: task.version + 1 },
            { nextOn: task.nextOn },
          ),
        )
      return act(acts.update(todo, { dueOn }), texts.moved(dueOn), () =>
        acts.update(now(todo), { dueOn: todo.dueOn }),
      )
    },
    remove: (todo: Todo) => act(acts.delete(todo), texts.removed(todo.title), () => acts.restore(todo)),
    photos: photoActs<Todo>(realEstateId, acts),
  }
}

/** As the server will hold it after one more change. */
const later = (todo: Todo): Todo => ({ ...bare(todo), version: todo.version + 1 })
