import { expect, test } from 'vitest'
import { madePicture, madeTodoRow, withPicture, withTodo, type TodoAnswer } from './made-todos.ts'
import type { TodoRow } from '#house/nouns/todos.ts'

const picture = madePicture()
const row = (id: string, more: Partial<TodoRow> = {}) => madeTodoRow(id, { version: 2, ...more })
const answer = (more: Partial<TodoAnswer>): TodoAnswer => {
  const { pictures: _none, ...rest } = row('b', { version: 3 })
  return { ...rest, deletedAt: null, ...more }
}
const list = [row('a', { dueOn: '2026-12-01' }), row('b', { dueOn: '2026-12-02', pictures: [picture] })]
const ids = (rows: readonly TodoRow[]) => rows.map(({ id }) => id)

test('a changed to-do takes its place in the list and keeps its photos', () => {
  const rows = withTodo(list, 'open', answer({ dueOn: '2026-11-30' }), [picture])
  expect(ids(rows)).toEqual(['b', 'a'])
  expect(rows[0]?.pictures).toEqual([picture])
})

test('a new one appears, a done one moves to the other list, a deleted one leaves both', () => {
  expect(ids(withTodo([], 'open', answer({}), []))).toEqual(['b'])
  const done = answer({ state: 'done', doneAt: '2026-11-15T09:00:00Z' })
  expect(ids(withTodo(list, 'open', done, []))).toEqual(['a'])
  expect(ids(withTodo([], 'done', done, []))).toEqual(['b'])
  expect(ids(withTodo(list, 'open', answer({ deletedAt: '2026-11-15T09:00:00Z' }), []))).toEqual(['a'])
})

test('an answer that is older than the list changes nothing', () => {
  expect(withTodo(list, 'open', answer({ version: 1, title: 'alt' }), [])).toBe(list)
})

test('a photo comes to its to-do once and leaves it', () => {
  const added = { ...picture, id: 'q', todoId: 'b', deletedAt: null }
  const twice = withPicture(withPicture(list, added), added)
  expect(twice[1]?.pictures.map(({ id }) => id)).toEqual(['p', 'q'])
  expect(twice[0]?.pictures).toEqual([])
  const gone = withPicture(list, { ...picture, todoId: 'b', deletedAt: '2026-11-15T09:00:00Z' })
  expect(gone[1]?.pictures).toEqual([])
})
