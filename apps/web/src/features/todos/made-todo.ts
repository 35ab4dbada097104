import { madeTodoRow } from '#house/record/made-todos.ts'
import type { Todo } from './todo.ts'

/** A to-do as the pages know it, for tests. */
export const madeTodo = (id: string, more: Partial<Todo> = {}): Todo => ({
  ...madeTodoRow(id),
  isWaiting: false,
  ...more,
})
