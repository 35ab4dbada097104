import { useState } from 'react'
import { isUpkeep } from '#house/work/work.ts'
import type { Todo } from '#features/todos/todo.ts'

export type Selection = ReturnType<typeof useSelection>

/** Upkeep has no row of its own among the to-dos, and what is done is done. */
export const isSelectable = (todo: Todo): boolean => todo.state === 'open' && !isUpkeep(todo)

/** Which to-dos something is to be done to at once; nothing while nobody selects. */
export function useSelection(all: readonly Todo[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>()
  return {
    isOn: ids !== undefined,
    /** Those that are still there, and open. */
    chosen: ids === undefined ? [] : all.filter((todo) => ids.has(todo.id) && isSelectable(todo)),
    has: (id: string) => ids?.has(id) === true,
    toggle: (id: string) => setIds((before = new Set()) => before.symmetricDifference(new Set([id]))),
    set: (chosen: readonly string[] | undefined) => setIds(chosen && new Set(chosen)),
  }
}
