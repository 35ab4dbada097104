import type { Todo, TodoRow } from './todo.ts'

/** A to-do as the server gives it right after it was recorded, for tests. */
export const madeTodoRow = (id: string, more: Partial<TodoRow> = {}): TodoRow => ({
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
  ...more,
})

/** The same as the pages know it. */
export const madeTodo = (id: string, more: Partial<Todo> = {}): Todo => ({
  ...madeTodoRow(id),
  isWaiting: false,
  ...more,
})
