import { expect, test } from 'vitest'
import { madeTodoRow } from '#house/record/made-todos.ts'
import type { Change, Entry } from '#house/record/said.ts'
import { todos } from '#house/nouns/todos.ts'
import { countOpenTodos } from './use-open-todo-count.ts'

const { add, complete, reopen, delete: remove, restore } = todos.acts
const a = madeTodoRow('a')
const b = madeTodoRow('b')
const done = { ...a, state: 'done', version: 2 } as const
const addC = add({ title: 'c' }, { id: 'c' })
const c = { id: 'c', version: 1 }

let seq = 0
const entry = (change: Change, state: Entry['state'] = 'queued'): Entry => ({
  seq: (seq += 1),
  key: `key-${seq}`,
  userId: 'anna',
  realEstateId: 'house',
  createdAt: 0,
  attempts: 0,
  state,
  ...change,
})
const count = (...changes: Change[]) =>
  countOpenTodos(
    [a, b],
    changes.map((change) => entry(change)),
  )

test('open to-dos are counted as their owner left them', () => {
  expect(count()).toBe(2)
  expect(count(addC)).toBe(3)
  expect(count(addC, complete(c))).toBe(2)
  expect(count(complete(a), remove(b))).toBe(0)
  expect(count(complete(a), reopen(done))).toBe(2)
  expect(count(remove(b), restore(b))).toBe(2)
})

test('what the server has already is not counted twice', () => {
  expect(count(add({ title: 'a' }, { id: 'a' }))).toBe(2)
})

test('what was refused does not count', () => {
  expect(countOpenTodos([a, b], [entry(complete(a), 'rejected'), entry(addC, 'rejected')])).toBe(2)
})
