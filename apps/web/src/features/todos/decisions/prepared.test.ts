import { describe, expect, test } from 'vitest'
import { madeTodo } from '#features/todos/made-todo.ts'
import { countFor, decisionOf, openFor, untouchedFor, withDecisions } from './prepared.ts'
import type { Todo } from '#features/todos/todo.ts'
import {
  addition,
  applyOutbox,
  completion,
  edit,
  following,
  madePicture,
  reopening,
  restoration,
  withdrawal,
  type ReplayedEntry,
  type TodoChange,
} from '#house/record/made-todos.ts'

const picture = madePicture()
const todo = (id: string, more: Partial<Todo> = {}) => madeTodo(id, { measureId: 'plan', ...more })
const touched = { updatedAt: '2026-11-15T09:00:00.000Z', version: 2 } as const
const done = { ...touched, state: 'done', doneAt: touched.updatedAt } as const
const row = (id: string) => {
  const { isWaiting: _waiting, ...one } = todo(id)
  return { ...one, pictures: [] }
}
const ids = (todos: readonly Todo[]) => todos.map(({ id }) => id)

test('only what nobody has worked on goes along with a decision', () => {
  const todos = [
    todo('untouched'),
    todo('done', done),
    todo('changed', touched),
    todo('with a photo', { pictures: [picture] }),
    todo('of another decision', { measureId: 'other' }),
    todo('of none', { measureId: null }),
  ]
  expect(ids(untouchedFor(todos, ['plan']))).toEqual(['untouched'])
  expect(ids(untouchedFor(todos, ['plan', 'other']))).toEqual(['untouched', 'of another decision'])
  expect(untouchedFor(todos, ['nothing'])).toEqual([])
  expect(untouchedFor(todos, [])).toEqual([])
  expect(countFor(todos, 'plan')).toEqual({ open: 3, done: 1 })
})

test('what was brought again as it was may go a second time, what somebody wrote in since stays', () => {
  expect(ids(untouchedFor([todo('a', { version: 3 })], ['plan']))).toEqual(['a'])
  expect(untouchedFor([todo('a', { ...touched, version: 4 })], ['plan'])).toEqual([])
  expect(withdrawal(place, todo('a', { version: 3 })).variables).toMatchObject({ expectedVersion: 3 })
})

test('what is open for a decision is neither done nor of another', () => {
  const todos = [todo('Offerten'), todo('Auftrag', done), todo('Anderes', { measureId: 'other' })]
  expect(openFor(todos, 'plan').map(({ title }) => title)).toEqual(['Offerten'])
})

const place = { realEstateId: 'house' }
const facts = { title: 'Offerten', note: null, dueOn: null, componentId: null }
const queue = (...changes: readonly TodoChange[]): ReplayedEntry[] =>
  changes.map((change, at) => ({
    seq: at,
    key: `key-${at}`,
    userId: 'anna',
    createdAt: Date.parse('2026-11-15T09:00:00Z') + at,
    attempts: 0,
    state: 'queued',
    ...change,
  }))

test('one that is still on its way belongs to its decision too, until it is worked on', () => {
  const added = addition(place, 'n', facts, 'plan')
  expect(ids(untouchedFor(applyOutbox([], queue(added)), ['plan']))).toEqual(['n'])
  const completed = completion(place, { id: 'n', title: 'Offerten' })
  const worked = applyOutbox([], queue(added, completed))
  expect(untouchedFor(worked, ['plan'])).toEqual([])
  expect(countFor(worked, 'plan')).toEqual({ open: 0, done: 1 })
  const noted = edit(place, todo('n'), { note: 'Angefragt' })
  expect(untouchedFor(applyOutbox([], queue(added, noted)), ['plan'])).toEqual([])
  const again = reopening(place, { ...row('n'), state: 'done', version: 2 })
  expect(untouchedFor(applyOutbox([], queue(added, completed, again)), ['plan'])).toEqual([])
})

test('what was taken back comes again, for the same decision', () => {
  const gone = withdrawal(place, todo('a'))
  expect(applyOutbox([row('a')], queue(gone))).toEqual([])
  const back = restoration(place, { ...row('a'), version: 2 })
  const again = applyOutbox([row('a')], queue(gone, back))
  expect(again).toMatchObject([{ id: 'a', measureId: 'plan', version: 3 }])
  expect(ids(untouchedFor(again, ['plan']))).toEqual(['a'])
})

test('what follows its decision into another year stays untouched, and may follow again', () => {
  const there = following(place, todo('a', { dueOn: '2029-10-31' }), '2031-10-31')
  expect(there.variables).toMatchObject({ yields: true, before: { dueOn: '2029-10-31' } })
  const moved = applyOutbox([{ ...row('a'), dueOn: '2029-10-31' }], queue(there))
  expect(openFor(moved, 'plan')).toMatchObject([{ dueOn: '2031-10-31', version: 2, isUntouched: true }])
  const [first] = moved
  const again = first === undefined ? [] : queue(there, following(place, first, '2030-10-31'))
  expect(openFor(applyOutbox([row('a')], again), 'plan')).toMatchObject([
    { dueOn: '2030-10-31', version: 3, isUntouched: true },
  ])
  // An owner who gives it another day by hand has worked on it.
  const byHand = applyOutbox([row('a')], queue(edit(place, todo('a'), { dueOn: '2031-10-31' })))
  expect(openFor(byHand, 'plan')).toMatchObject([{ isUntouched: false }])
  expect(openFor([todo('d', done), todo('o', { measureId: 'other' })], 'plan')).toEqual([])
})

test('an entry that was queued before there were decisions to name stays what it was', () => {
  const { variables, ...old } = addition(place, 'n', facts)
  expect(variables).toEqual({ title: 'Offerten', facts })
  expect(applyOutbox([], queue({ ...old, variables }))).toMatchObject([{ id: 'n', measureId: null }])
})

describe('a to-do whose decision is gone', () => {
  const decision = (id: string, more: Partial<Parameters<typeof decisionOf>[1][number]> = {}) => ({
    id,
    componentIds: ['kitchen', 'bath'],
    kind: 'renovation' as const,
    state: 'planned' as const,
    createdAt: '2026-11-10T08:00:00.123456Z',
    ...more,
  })
  const prepared = todo('a', { componentId: 'kitchen' })

  test('prepares the one that took its place, until its own stands again', () => {
    expect(decisionOf(prepared, [decision('together')])?.id).toBe('together')
    expect(decisionOf(prepared, [decision('together'), decision('plan')])?.id).toBe('plan')
    const [bundled] = withDecisions([prepared], [decision('together')])
    expect(bundled).toEqual({ ...prepared, measureId: 'together' })
    expect(withDecisions([prepared], [decision('plan')])).toEqual([prepared])
    expect(withDecisions([prepared], [])).toEqual([prepared])
  })

  test('prepares the newest of several, done or not', () => {
    const newest = decision('newest', { createdAt: '2026-11-12T08:00:00Z', state: 'done' })
    expect(decisionOf(prepared, [decision('older'), newest])?.id).toBe('newest')
  })

  test('prepares none that is about something else', () => {
    const others = [
      decision('of another component', { componentIds: ['roof'] }),
      decision('of before', { createdAt: '2026-10-01T08:00:00Z' }),
      decision('of upkeep', { kind: 'upkeep' }),
      decision('against it', { state: 'rejected' }),
    ]
    expect(decisionOf(prepared, others)).toBeUndefined()
    expect(decisionOf(todo('b'), [decision('together')])).toBeUndefined()
    const ofNone = todo('c', { measureId: null, componentId: 'kitchen' })
    expect(withDecisions([ofNone], [decision('together')])).toEqual([ofNone])
  })
})
