import { describe, expect, test } from 'vitest'
import { madeTodo } from '#features/todos/made-todo.ts'
import { countFor, decisionOf, openFor, withDecisions } from './prepared.ts'
import type { Todo } from '#features/todos/todo.ts'
import {
  addition,
  applyOutbox,
  edit,
  following,
  madePicture,
  madeTodoRow,
  withdrawal,
  type ReplayedEntry,
  type TodoChange,
} from '#house/record/made-todos.ts'

const touchedAt = '2026-11-15T09:00:00.000Z'
const todo = (id: string, more: Partial<Todo> = {}) => madeTodo(id, { measureId: 'plan', ...more })

test('what is open for decisions is neither done nor of another, and says whether somebody worked on it', () => {
  const todos = [
    todo('untouched', { prepares: 'offers', dueOn: '2029-10-31' }),
    todo('changed', { touchedAt }),
    todo('with a photo', { pictures: [madePicture()] }),
    todo('done', { touchedAt, state: 'done' }),
    todo('of another decision', { measureId: 'other' }),
    todo('of none', { measureId: null }),
  ]
  expect(openFor(todos, ['plan'])).toEqual([
    { id: 'untouched', prepares: 'offers', dueOn: '2029-10-31', isUntouched: true },
    { id: 'changed', prepares: null, dueOn: null, isUntouched: false },
    { id: 'with a photo', prepares: null, dueOn: null, isUntouched: false },
  ])
  expect(openFor(todos, ['other', 'gone']).map(({ id }) => id)).toEqual(['of another decision'])
  expect(openFor(todos, [])).toEqual([])
  expect(countFor(todos, 'plan')).toEqual({ open: 3, done: 1 })
})

const place = { realEstateId: 'house' }
const facts = { title: 'Offerten', note: null, dueOn: null, componentId: null }
const queue = (...changes: readonly TodoChange[]): ReplayedEntry[] =>
  changes.map((change, at) => ({
    seq: at,
    key: `key-${at}`,
    userId: 'anna',
    createdAt: Date.parse(touchedAt) + at,
    attempts: 0,
    state: 'queued',
    ...change,
  }))

test('what is still on its way counts: work on it, but not that it followed its decision', () => {
  const isUntouched = (...changes: readonly TodoChange[]) =>
    openFor(applyOutbox([madeTodoRow('a', { measureId: 'plan' })], queue(...changes)), ['plan']).map(
      (one) => one.isUntouched,
    )
  expect(isUntouched()).toEqual([true])
  expect(isUntouched(edit(place, todo('a'), { note: 'Angefragt' }))).toEqual([false])
  expect(isUntouched(following(place, todo('a'), '2031-10-31'))).toEqual([true])
  expect(isUntouched(withdrawal(place, todo('a')))).toEqual([])
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
