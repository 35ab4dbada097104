import type { OutboxEntry } from '#device/outbox/outbox.ts'

type Entry = Pick<OutboxEntry, 'op' | 'realEstateId' | 'objectId' | 'state'>

/** How many to-dos are open, with what the owner did and the server has not heard of yet. */
export function countOpenTodos(
  rows: readonly { readonly id: string }[],
  entries: readonly Entry[],
  realEstateId: string | undefined,
): number {
  const open = new Set(rows.map(({ id }) => id))
  for (const { op, objectId, realEstateId: house, state } of entries) {
    if (house !== realEstateId || state !== 'queued') continue
    if (op === 'addTodo' || op === 'reopenTodo' || op === 'restoreTodo') open.add(objectId)
    if (op === 'completeTodo' || op === 'deleteTodo') open.delete(objectId)
  }
  return open.size
}
