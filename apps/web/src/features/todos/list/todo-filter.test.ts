import { describe, expect, test } from 'vitest'
import { madeTodo as todo } from '#features/todos/made-todo.ts'
import type { Todo } from '#features/todos/todo.ts'
import { countTodos, dueState, filterTodos, movedBy, type ShownState } from './todo-filter.ts'

// A Wednesday.
const today = '2026-11-18'
const todos = [
  todo('Dachrinnen reinigen', { dueOn: '2026-11-09' }),
  todo('Kaminfeger', { dueOn: today, assigneeId: 'anna' }),
  todo('Storen richten', { dueOn: '2026-11-22', note: 'Die dritte Lamelle hängt schief.' }),
  todo('Heizungsservice', { dueOn: '2026-11-27', componentId: 'c' }),
  todo('Boiler entkalken'),
  todo('Silikonfugen', { state: 'done', doneAt: '2026-11-01T08:00:00.000Z' }),
]
const componentName = ({ componentId }: Todo) => (componentId === null ? undefined : 'Ölheizung')
const found = (search: string, state: ShownState = 'all') =>
  filterTodos(todos, { search, state }, { componentName, userId: 'anna' }).map(({ title }) => title)

describe('the list', () => {
  test('can be narrowed to what is open, done or given to oneself', () => {
    expect(found('', 'mine')).toEqual(['Kaminfeger'])
    expect(found('', 'open')).toHaveLength(5)
    expect(found('', 'done')).toEqual(['Silikonfugen'])
  })

  test('is searched in titles, notes and components, whatever the umlauts', () => {
    expect(found('kamin')).toEqual(['Kaminfeger'])
    expect(found('lamelle')).toEqual(['Storen richten'])
    expect(found('oelheizung')).toEqual(['Heizungsservice'])
    expect(found('zzzz')).toEqual([])
  })

  test('a single letter does not search yet', () => expect(found('z')).toHaveLength(6))

  test('is counted for the first sentence as the navigation counts it, upkeep beside it', () => {
    const task = {
      ...todo('Filter', { dueOn: '2026-11-01' }),
      task: { id: 'Filter' } as Todo['task'] & object,
    }
    expect(countTodos([...todos, task], today)).toEqual({ open: 5, overdue: 1, planned: 1 })
  })
})

test.each([
  ['2026-11-17', 'due'],
  ['2026-11-18', 'due'],
  ['2026-11-19', 'soon'],
  ['2026-11-25', 'soon'],
  ['2026-11-26', 'later'],
] as const)('due on %s is %s', (dueOn, state) => expect(dueState(dueOn, today)).toBe(state))

test('moving starts at the due day, but never in the past', () => {
  expect(movedBy('2026-11-22', today, 7)).toBe('2026-11-29')
  expect(movedBy('2026-11-09', today, 1)).toBe('2026-11-19')
  expect(movedBy(null, today, 1)).toBe('2026-11-19')
})
