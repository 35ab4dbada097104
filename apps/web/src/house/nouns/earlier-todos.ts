import type { Earlier } from '#house/record/record.ts'
import type { Said } from '#house/record/said.ts'

/** What releases put on the disk before all nouns said their changes alike. */
type Old = {
  readonly todoId?: string
  readonly fileName?: string
  readonly picture?: Said['row']
  readonly measureId?: string
  readonly isMovedAlong?: true
  readonly isWithdrawn?: true
}

/** The names differ on purpose: a tab with an older release leaves what it cannot read to one that can. */
export const earlierTodos: Earlier = {
  ops: {
    addTodo: 'add',
    updateTodo: 'update',
    completeTodo: 'complete',
    reopenTodo: 'reopen',
    deleteTodo: 'delete',
    restoreTodo: 'restore',
    addTodoPicture: 'addPicture',
    deleteTodoPicture: 'deletePicture',
    restoreTodoPicture: 'restorePicture',
  },
  read: (variables) => {
    const { todoId, fileName, picture, measureId, isMovedAlong, isWithdrawn, ...said } =
      // As that release typed it.
      variables as Said & Old
    const facts = {
      ...(fileName !== undefined && { fileName }),
      ...(measureId !== undefined && { measureId }),
    }
    return {
      ...said,
      ...(todoId !== undefined && { parentId: todoId }),
      ...(picture !== undefined && { row: picture }),
      ...(Object.keys(facts).length > 0 && { facts: { ...said.facts, ...facts } }),
      ...((isMovedAlong ?? isWithdrawn) && { yields: true }),
    }
  },
}
