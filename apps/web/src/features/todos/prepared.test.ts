import { expect, test } from 'vitest'
import { madeTodo } from './made-todo.ts'
import { countFor, openTitlesFor, untouchedFor } from './prepared.ts'
import type { Todo } from './todo.ts'
import { addition, completion, restoration, withdrawal, type TodoChange } from './todo-changes.ts'
import { applyOutbox, type ReplayedEntry } from './todo-overlay.ts'

const picture = { id: 'p', fileName: 'p.jpg', state: 'ready', version: 1, url: '/p' } as const
const todo = (id: string, more: Partial<Todo> = {}) => madeTodo(id, { measureId: 'plan', ...more })
const done = { state: 'done', doneAt: '2026-11-15T09:00:00Z', version: 2 } as const
const ids = (todos: readonly Todo[]) => todos.map(({ id }) => id)

test('only what nobody has worked on goes along with a decision', () => {
  const todos = [
    todo('untouched'),
    todo('done', done),
    todo('changed', { version: 2 }),
    todo('with a photo', { pictures: [picture] }),
    todo('of another decision', { measureId: 'other' }),
    todo('of none', { measureId: null }),
  ]
  expect(ids(untouchedFor(todos, 'plan'))).toEqual(['untouched'])
  expect(untouchedFor(todos, 'nothing')).toEqual([])
  expect(countFor(todos, 'plan')).toEqual({ open: 3, done: 1 })
})

test('what was brought again as it was may go a second time, what somebody wrote in since stays', () => {
  const back = new Map([['a', todo('a', { version: 3 })]])
  expect(ids(untouchedFor([todo('a', { version: 3 })], 'plan', back))).toEqual(['a'])
  expect(untouchedFor([todo('a', { version: 3 })], 'plan')).toEqual([])
  expect(untouchedFor([todo('a', { version: 4 })], 'plan', back)).toEqual([])
  // Kept from going by the first change of somebody, and changed again: the version is the same.
  expect(untouchedFor([todo('a', { version: 3, note: 'Angefragt' })], 'plan', back)).toEqual([])
  expect(withdrawal(place, todo('a', { version: 3 })).variables).toMatchObject({ expectedVersion: 3 })
})

test('what is open for a decision is told by its title', () => {
  const todos = [todo('Offerten'), todo('Auftrag', done), todo('Anderes', { measureId: 'other' })]
  expect(openTitlesFor(todos, 'plan')).toEqual(['Offerten'])
})

const place = { realEstateId: 'house' }
const facts = { title: 'Offerten', note: null, dueOn: null, componentId: null }
const queue = (...changes: readonly TodoChange[]): ReplayedEntry[] =>
  changes.map((change, at) => ({
    seq: at,
    key: `key-${at}`,
    userId: 'anna',
    createdAt: Date.parse('2026-11-15T09:00:00Z'),
    attempts: 0,
    state: 'queued',
    ...change,
  }))

test('one that is still on its way belongs to its decision too, until it is worked on', () => {
  const added = addition(place, 'n', facts, 'plan')
  expect(ids(untouchedFor(applyOutbox([], queue(added)), 'plan'))).toEqual(['n'])
  const worked = applyOutbox([], queue(added, completion(place, { id: 'n', title: 'Offerten' })))
  expect(untouchedFor(worked, 'plan')).toEqual([])
  expect(countFor(worked, 'plan')).toEqual({ open: 0, done: 1 })
})

test('what was taken back comes again, for the same decision', () => {
  const { isWaiting: _waiting, ...row } = todo('a')
  const gone = withdrawal(place, row)
  const server = [{ ...row, pictures: [] }]
  expect(applyOutbox(server, queue(gone))).toEqual([])
  const back = restoration(place, { ...row, version: 2, pictures: [] })
  expect(applyOutbox(server, queue(gone, back))).toMatchObject([{ id: 'a', measureId: 'plan', version: 3 }])
})

test('an entry that was queued before there were decisions to name stays what it was', () => {
  const { variables, ...old } = addition(place, 'n', facts)
  expect(variables).toEqual({ title: 'Offerten', facts })
  expect(applyOutbox([], queue({ ...old, variables }))).toMatchObject([{ id: 'n', measureId: null }])
})
