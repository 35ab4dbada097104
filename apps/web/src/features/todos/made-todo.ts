import type { Todo } from './todo.ts'

/** A to-do as it was just recorded, for tests. */
export const madeTodo = (id: string, more: Partial<Todo> = {}): Todo => ({
  id,
  title: id,
  note: null,
  dueOn: null,
  componentId: null,
  measureId: null,
  state: 'open',
  doneAt: null,
  doneBy: null,
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  pictures: [],
  isWaiting: false,
  ...more,
})
