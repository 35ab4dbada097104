import type { Todo, TodoRow } from '#features/todos/todo.ts'

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

/** The same as the pages know it. */
export const madeTodo = (id: string, more: Partial<Todo> = {}): Todo => ({
  ...madeTodoRow(id),
  isWaiting: false,
  ...more,
})
