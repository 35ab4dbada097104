import type { TodoState } from '@hauswart/domain/todos/todo'
import { changedFacts, type Todo } from './todo.ts'

/** To-dos that were taken back untouched and brought again, in the version they came with. */
export type BroughtBack = ReadonlyMap<string, Todo>

const none: BroughtBack = new Map()

/** What was written down for a decision and nobody has worked on: not done, not changed, without a photo. */
export const untouchedFor = (
  todos: readonly Todo[],
  measureId: string,
  broughtBack: BroughtBack = none,
): readonly Todo[] =>
  todos.filter(
    (todo) =>
      todo.measureId === measureId &&
      todo.state === 'open' &&
      (todo.version === 1 || isAsBefore(todo, broughtBack.get(todo.id))) &&
      todo.pictures.length === 0 &&
      todo.refusal === undefined,
  )

// Both: the version alone could be that of somebody who kept it from going and changed it since.
const isAsBefore = (todo: Todo, before: Todo | undefined): boolean =>
  before !== undefined &&
  before.version === todo.version &&
  Object.keys(changedFacts(before, todo)).length === 0

/** What is open for a decision already. */
export const openTitlesFor = (todos: readonly Todo[], measureId: string): readonly string[] =>
  todos.flatMap((todo) => (todo.measureId === measureId && todo.state === 'open' ? [todo.title] : []))

/** How many of those written down for a decision are open, and how many done. */
export function countFor(todos: readonly Todo[], measureId: string): Record<TodoState, number> {
  const own = todos.filter((todo) => todo.measureId === measureId)
  const done = own.filter(({ state }) => state === 'done').length
  return { open: own.length - done, done }
}
