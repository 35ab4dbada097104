import { isUpkeep } from '#house/work/work.ts'
import type { Todo } from '#features/todos/todo.ts'

/** Upkeep has no row of its own among the to-dos, and what is done is done. */
export const isSelectable = (todo: Todo): boolean => todo.state === 'open' && !isUpkeep(todo)
