import { useEffect, useRef } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { correct, discard, enqueueAll, NotSaved, replaceAll, retry } from '#device/outbox/outbox.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { isUntouched, openFor, untouchedFor } from '#features/todos/decisions/prepared.ts'
import {
  changedFacts,
  type Todo,
  type TodoFacts,
  type TodoPicture,
  type TodoRow,
} from '#features/todos/todo.ts'
import {
  addition,
  completion,
  deletion,
  edit,
  following,
  pictureAddition,
  pictureDeletion,
  pictureRestoration,
  reopening,
  restoration,
  withdrawal,
  type TodoChange,
} from './todo-changes.ts'
import { renewalOf, type Conflict } from './todo-conflict.ts'
import { todosTexts } from '#features/todos/todos.texts.ts'

export type NotSavedReason = NotSaved['reason']
export type TodoActions = ReturnType<typeof useTodoActions>

type NewDay = Pick<Todo, 'id' | 'dueOn'>

const texts = todosTexts.toast

/** What an owner can do with the to-dos of a house. Everything goes into the outbox, with or without a line. */
export function useTodoActions(realEstateId: string, todos: readonly Todo[]) {
  const place = { realEstateId }
  const { online } = useConnection()
  const latest = useRef(todos)
  useEffect(() => {
    latest.current = todos
  }, [todos])
  /** As it is now, after whatever happened since the button was drawn. */
  const now = <One extends Pick<Todo, 'id'>>(todo: One): One | Todo =>
    latest.current.find(({ id }) => id === todo.id) ?? todo

  /** For buttons: says by itself what happened. */
  async function act(changes: readonly TodoChange[], text: string, undo?: () => void): Promise<void> {
    const fault = await keep(changes)
    if (fault === undefined) toast({ text, undo })
    else toast({ text: todosTexts.notSaved.act, tone: 'due' })
  }

  return {
    add: async (
      facts: TodoFacts,
      photos: readonly File[],
      { id = newId(), measureId }: { readonly id?: string; readonly measureId?: string | undefined } = {},
    ): Promise<NotSavedReason | undefined> => {
      const pictures = photos.map((file) =>
        pictureAddition(place, { id, title: facts.title }, { id: newId(), file }),
      )
      const fault = await keep([addition(place, id, facts, measureId), ...pictures])
      // What was prepared for a decision is told with the decision.
      if (fault === undefined && (!online || measureId === undefined))
        toast({ text: online ? todosTexts.add.done : todosTexts.keptHere })
      return fault
    },
    /** For the form, which shows itself why it was not kept. */
    save: async (opened: Todo, facts: TodoFacts): Promise<NotSavedReason | undefined> => {
      // Against what the owner saw when the form opened: what somebody else changed since is not the owner's doing.
      const changes = changedFacts(opened, facts)
      if (Object.keys(changes).length === 0) return undefined
      // A refused creation is put right where it waits.
      if (opened.refusal?.op === 'addTodo') {
        const { seq, variables } = opened.refusal
        return kept(correct(seq, { ...variables, title: facts.title, facts }))
      }
      const fault = await keep([edit(place, opened, changes)])
      if (fault === undefined) toast({ text: online ? texts.saved : todosTexts.keptHere })
      return fault
    },
    complete: (todo: Todo) =>
      act(
        [completion(place, todo)],
        texts.completed(todo.title),
        () => void keepOrTell([reopening(place, later(todo, { state: 'done' }))]),
      ),
    reopen: (todo: Todo) =>
      act(
        [reopening(place, later(todo, { version: todo.version }))],
        texts.reopened(todo.title),
        () => void keepOrTell([completion(place, todo)]),
      ),
    move: (todo: Todo, dueOn: string) =>
      act(
        [edit(place, todo, { dueOn })],
        texts.moved(dueOn),
        () => void keepOrTell([edit(place, now(todo), { dueOn: todo.dueOn })]),
      ),
    remove: (todo: Todo) =>
      act(
        [deletion(place, todo)],
        texts.removed(todo.title),
        () => void keepOrTell([restoration(place, later(todo))]),
      ),
    untouchedFor: (measureIds: readonly string[]) => untouchedFor(latest.current, measureIds),
    /**
     * Takes back what was written down for the owner: only what nobody has touched since goes to the trash. Tells how
     * many went and how they come again.
     */
    withdraw: async (written: readonly Pick<Todo, 'id' | 'title'>[]) => {
      const known = written.flatMap(({ id }) => latest.current.find((todo) => todo.id === id) ?? [])
      const untouched = known.filter(isUntouched)
      // Just written down and not in a list yet, or gone from it: the server decides by the version.
      const unknown = written.filter(({ id }) => known.every((todo) => todo.id !== id))
      const going = [...untouched, ...unknown.map((todo) => ({ ...todo, version: 1 }))]
      const fault = await keep(going.map((todo) => withdrawal(place, todo)))
      const gone = fault === undefined ? untouched : []
      return {
        count: gone.length,
        fault,
        bringBack: () => keep(gone.map((todo) => restoration(place, later(todo)))),
      }
    },
    openFor: (measureId: string) => openFor(latest.current, measureId),
    /** Gives what nobody has touched another day, as its decision got another year. Tells how it goes back. */
    moveAlong: async (days: readonly NewDay[]) => {
      const moving = days.flatMap(({ id, dueOn }) => {
        const todo = latest.current.find((one) => one.id === id)
        return todo !== undefined && isUntouched(todo) ? [{ todo, dueOn }] : []
      })
      const fault = await keep(moving.map(({ todo, dueOn }) => following(place, todo, dueOn)))
      const moved = fault === undefined ? moving : []
      return {
        fault,
        bringBack: () =>
          keep(moved.map(({ todo, dueOn }) => following(place, later(todo, { dueOn }), todo.dueOn))),
      }
    },
    addPhotos: (todo: Todo, photos: readonly File[]) =>
      keepOrTell(photos.map((file) => pictureAddition(place, todo, { id: newId(), file }))),
    removePhoto: async (todo: Todo, picture: TodoPicture): Promise<void> => {
      // What was refused is nowhere else; there is nothing to throw away but the entry.
      if (picture.refusal !== undefined) return discard(picture.refusal.seq)
      return act(
        [pictureDeletion(place, todo, picture)],
        texts.photoRemoved,
        () => void keepOrTell([pictureRestoration(place, todo, picture)]),
      )
    },
    /** Says again what the owner wants to keep, in the place of what was refused. */
    settle: async (conflict: Conflict, dropped: ReadonlySet<string> | 'all'): Promise<boolean> => {
      if (dropped !== 'all') return (await kept(replaceAll(renewalOf(conflict, dropped)))) === undefined
      // The refused one last: as long as it is there, those behind it are not sent.
      for (const { seq } of conflict.family.toReversed()) await discard(seq)
      return true
    },
    again: async ({ root }: Conflict): Promise<boolean> => (await kept(retry(root.seq))) === undefined,
  }
}

const keep = async (changes: readonly TodoChange[]): Promise<NotSavedReason | undefined> =>
  changes.length === 0 ? undefined : kept(enqueueAll(changes))

async function kept(storing: Promise<void>): Promise<NotSavedReason | undefined> {
  try {
    await storing
    return undefined
  } catch (error) {
    return error instanceof NotSaved ? error.reason : 'storage'
  }
}

async function keepOrTell(changes: readonly TodoChange[]): Promise<void> {
  if ((await keep(changes)) !== undefined) toast({ text: todosTexts.notSaved.act, tone: 'due' })
}

/** As the server will hold it after one more change, without what belongs to this device. */
function later(
  { isWaiting: _waiting, refusal: _refusal, ...todo }: Todo,
  more: Partial<TodoRow> = {},
): TodoRow {
  return { ...todo, version: todo.version + 1, pictures: [...todo.pictures], ...more }
}
