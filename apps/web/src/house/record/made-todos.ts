import type { OutboxEntry } from '#device/outbox/entry.ts'
import { undoOf } from '#house/acts/undo-of.ts'
import { todos, type TodoRow } from '#house/nouns/todos.ts'
import { withAnswer, withChild } from './answers.ts'
import * as conflicts from './conflict.ts'
import * as currents from './current.ts'
import { overlay, type Replayed } from './overlay.ts'
import type { Shown } from './record.ts'
import type { Answer, Change, Entry, Row } from './said.ts'

/** A to-do as the server gives it right after it was recorded, for tests. */
export const madeTodoRow = (id: string, more: Partial<TodoRow> = {}): TodoRow => ({
  id,
  title: id,
  note: null,
  dueOn: null,
  componentId: null,
  recurrence: null,
  priority: 'normal',
  assigneeId: null,
  checklist: [],
  lastDoneOn: null,
  projectId: null,
  measureId: null,
  prepares: null,
  state: 'open',
  doneAt: null,
  doneBy: null,
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  touchedAt: null,
  pictures: [],
  ...more,
})

/** One of its photos, for tests. */
export const madePicture = (
  more: Partial<TodoRow['pictures'][number]> = {},
): TodoRow['pictures'][number] => ({
  id: 'p',
  fileName: 'p.jpg',
  state: 'ready',
  version: 1,
  url: '/p',
  width: 4_032,
  height: 3_024,
  widths: [320],
  placeholder: null,
  ...more,
})

export type TodoChange = Change & Place
export type TodoEntry = Entry
export type ReplayedEntry = Replayed
export type TodoFacts = Pick<TodoRow, 'title' | 'note' | 'dueOn' | 'componentId'>
export type CurrentTodo = Omit<TodoRow, 'pictures'> & { readonly deletedAt: string | null }
export type TodoAnswer = CurrentTodo

type Place = { readonly realEstateId: string }
type Picture = TodoRow['pictures'][number]
type Named = Row & Partial<TodoFacts>
type Steps = Partial<Pick<TodoRow, 'checklist'>>

const { acts } = todos
const at = (place: Place, change: Change): TodoChange => ({ ...place, ...change })

export const addition = (place: Place, id: string, facts: TodoFacts, measureId?: string) =>
  at(place, acts.add({ ...facts, measureId }, { id }))
export const edit = (place: Place, todo: Named & Steps, facts: Partial<TodoFacts> & Steps) =>
  at(place, acts.update(todo, facts))
export const following = (place: Place, todo: Named, dueOn: string | null) =>
  yielding(edit(place, todo, { dueOn }))
/** As earlier releases said what was done for the owner. */
export const yielding = <One extends Change>(change: One): One => ({
  ...change,
  variables: { ...change.variables, yields: true },
})
export const completion = (place: Place, todo: Pick<Named, 'id' | 'title'>) =>
  at(place, acts.complete({ version: 0, ...todo }))
export const repetition = (place: Place, todo: TodoRow, doneOn: string) =>
  at(place, acts.repeat(todo, { doneOn, lastDoneOn: todo.lastDoneOn }))
export const reopening = (place: Place, todo: TodoRow) => at(place, acts.reopen(todo))
export const deletion = (place: Place, todo: Named) => at(place, acts.delete(todo))
export const withdrawal = (place: Place, todo: Named) => yielding(deletion(place, todo))
/** Of a to-do with the version it has in the trash. */
export const restoration = (place: Place, todo: TodoRow) =>
  at(place, acts.restore({ ...todo, version: todo.version - 1 }))
/** Of an act as it waits, with the to-do before it. */
export const undoing = (place: Place, done: TodoChange & { readonly key: string }, row?: Row) =>
  at(place, undoOf(done, row))
export const pictureAddition = (
  place: Place,
  todo: { readonly id: string; readonly title: string },
  { id, file }: { readonly id: string; readonly file: File },
) => at(place, acts.addPicture(todo, file, { id }))
export const pictureDeletion = (place: Place, { id, title = '' }: Named, picture: Picture) =>
  at(place, acts.deletePicture({ id, title }, picture))
export const pictureRestoration = (place: Place, { id, title = '' }: Named, picture: Picture) =>
  at(place, acts.restorePicture({ id, title }, picture))

type ShownTodo = Omit<Shown<TodoRow>, 'pictures'> & {
  readonly pictures: readonly (Picture & Partial<Shown<Picture>> & { readonly file?: Blob })[]
}
export const applyOutbox = (rows: readonly TodoRow[], entries: readonly Replayed[]): ShownTodo[] =>
  overlay(todos, rows, entries)
export const conflictOf = (entries: readonly Entry[], root: Entry) =>
  conflicts.conflictOf(todos, entries, root)
export const rebase = (conflict: conflicts.Conflict, dropped?: ReadonlySet<string>) =>
  conflicts.rebase(todos, conflict, dropped).map((change) => at({ realEstateId: 'house' }, change))
export const sayAnew = (root: Entry, entries: readonly OutboxEntry[]) =>
  conflicts.sayAnew(todos, root, entries)
export const isReached = (entry: Entry, told: unknown) => currents.isReached(todos, entry, told)
export const mergedOver = (entry: Entry, told: unknown) => currents.mergedOver(todos, entry, told)
export const withTodo = (list: readonly TodoRow[], state: string, told: Answer, pictures: Picture[]) =>
  withAnswer(list, told, {
    isHere: (row) => row.state === state,
    known: { ...todos.blank(''), pictures },
    compare: (a, b) => todos.compare(a, b),
  })
export const withPicture = (
  list: readonly TodoRow[],
  { todoId, ...told }: Answer & { readonly todoId: string | null },
) => list.map((row) => (row.id === todoId ? withChild(row, 'pictures', told) : row))
