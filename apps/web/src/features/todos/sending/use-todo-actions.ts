import { afterDone } from '@hauswart/domain/todos/todo'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { doAct } from '#house/acts/do-act.ts'
import { photoActs } from '#house/photos/photo-acts.ts'
import { change, saveOver, type NotSavedReason } from '#house/record/change.ts'
import type { Change, Row } from '#house/record/said.ts'
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
export function useTodoActions(realEstateId: string) {
  const { online } = useConnection()
  /** For buttons: says by itself what happened, and how it goes back. */
  const act = (done: Change, text: string, row: Row) => doAct(realEstateId, done, { text, row })

  return {
    add: async (
      facts: TodoFacts & { readonly projectId?: string },
      photos: readonly File[],
    ): Promise<NotSavedReason | undefined> => {
      const id = newId()
      const pictures = photos.map((file) => acts.addPicture({ id, title: facts.title }, file))
      const fault = await change(realEstateId, [acts.add(facts, { id }), ...pictures])
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
          todo,
        )
      return act(acts.complete(todo), texts.completed(todo.title), todo)
    },
    reopen: (todo: Todo) => act(acts.reopen(todo), texts.reopened(todo.title), todo),
    move: (todo: Todo, dueOn: string) => {
      const { task } = todo
      if (task?.id === todo.id)
        return act(upkeep.acts.update(task, { nextOn: dueOn }), texts.moved(dueOn), task)
      return act(acts.update(todo, { dueOn }), texts.moved(dueOn), todo)
    },
    remove: (todo: Todo) => act(acts.delete(todo), texts.removed(todo.title), todo),
    photos: photoActs<Todo>(realEstateId, acts),
  }
}
