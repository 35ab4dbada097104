import type { TodoState } from '@hauswart/domain/todos/todo'
import type { Todo } from './todo.ts'

/** What was written down for a decision and nobody has worked on: not done, not changed, without a photo. */
export const untouchedFor = (todos: readonly Todo[], measureId: string): readonly Todo[] =>
  todos.filter(
    (todo) =>
      todo.measureId === measureId &&
      todo.state === 'open' &&
      todo.version === 1 &&
      todo.pictures.length === 0 &&
      todo.refusal === undefined,
  )

/** How many of those written down for a decision are open, and how many done. */
export function countFor(todos: readonly Todo[], measureId: string): Record<TodoState, number> {
  const own = todos.filter((todo) => todo.measureId === measureId)
  const done = own.filter(({ state }) => state === 'done').length
  return { open: own.length - done, done }
}
