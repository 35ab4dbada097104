import { expect, test } from 'vitest'
import { countOpenTodos } from './open-todos.ts'

const rows = [{ id: 'a' }, { id: 'b' }]
const entry = (
  op: string,
  objectId: string,
  state: 'queued' | 'rejected' = 'queued',
  realEstateId = 'h',
) => ({
  op,
  objectId,
  state,
  realEstateId,
})
const count = (...entries: ReturnType<typeof entry>[]) => countOpenTodos(rows, entries, 'h')

test('open to-dos are counted as their owner left them', () => {
  expect(count()).toBe(2)
  expect(count(entry('addTodo', 'c'))).toBe(3)
  expect(count(entry('addTodo', 'c'), entry('completeTodo', 'c'))).toBe(2)
  expect(count(entry('completeTodo', 'a'), entry('deleteTodo', 'b'))).toBe(0)
  expect(count(entry('completeTodo', 'a'), entry('reopenTodo', 'a'))).toBe(2)
})

test('what the server has already is not counted twice', () => {
  expect(count(entry('addTodo', 'a'))).toBe(2)
})

test('what was refused and what belongs to another house does not count', () => {
  expect(count(entry('completeTodo', 'a', 'rejected'))).toBe(2)
  expect(count(entry('addTodo', 'c', 'queued', 'other'))).toBe(2)
})
