import { describe, expect, test } from 'vitest'
import { madeTodo as todo } from '#features/todos/made-todo.ts'
import type { Todo } from '#features/todos/todo.ts'
import type { TodoView } from './todo-filter.ts'
import { groupTodos } from './todo-groups.ts'

// A Wednesday.
const today = '2026-11-18'
/** In the order of the list, by day. */
const todos = [
  todo('Dachrinnen', { dueOn: '2026-11-09', componentId: 'roof', assigneeId: 'me' }),
  todo('Kaminfeger', { dueOn: today, componentId: 'heating', assigneeId: 'zoe' }),
  todo('Storen', { dueOn: '2026-11-22', componentId: 'thrown away', assigneeId: 'left' }),
  todo('Service', { dueOn: '2026-11-27', componentId: 'heating', assigneeId: 'anna' }),
  todo('Ziegel', { componentId: 'roof' }),
  todo('Aufräumen', { assigneeId: 'me' }),
]
const house = {
  componentOptions: [
    { value: 'windows', label: 'Fenster' },
    { value: 'roof', label: 'Ziegeldach' },
    { value: 'heating', label: 'Ölheizung' },
  ],
  people: [
    { value: 'zoe', label: 'Zoé' },
    { value: 'me', label: 'Vreni' },
    { value: 'anna', label: 'Änna' },
  ],
  userId: 'me',
}
const shown = (view: TodoView, some: readonly Todo[] = todos) =>
  groupTodos(some, today, view, house).map((part) => [part.label, ...part.todos.map(({ title }) => title)])

describe('the open to-dos stand', () => {
  test('by day, only in groups that have something', () => {
    expect(shown('day')).toEqual([
      ['Überfällig', 'Dachrinnen'],
      ['Heute', 'Kaminfeger'],
      ['Diese Woche', 'Storen'],
      ['Später', 'Service'],
      ['Ohne Datum', 'Ziegel', 'Aufräumen'],
    ])
    expect(shown('day', todos.slice(4))).toEqual([['Ohne Datum', 'Ziegel', 'Aufräumen']])
  })

  test('by component as the names are sorted here, last what has none or one that is gone', () => {
    expect(shown('component')).toEqual([
      ['Ölheizung', 'Kaminfeger', 'Service'],
      ['Ziegeldach', 'Dachrinnen', 'Ziegel'],
      ['Ohne Bauteil', 'Storen', 'Aufräumen'],
    ])
  })

  test('by person, oneself first, then the others by name, last what nobody of the house does', () => {
    expect(shown('person')).toEqual([
      ['Vreni', 'Dachrinnen', 'Aufräumen'],
      ['Änna', 'Service'],
      ['Zoé', 'Kaminfeger'],
      ['Niemandem zugeteilt', 'Storen', 'Ziegel'],
    ])
  })

  test('apart where two components have the same name', () => {
    const twins = ['a', 'b'].map((value) => ({ value, label: 'Boiler' }))
    const own = twins.map(({ value }) => todo(value, { componentId: value }))
    const parts = groupTodos(own, today, 'component', { ...house, componentOptions: twins })
    expect(parts.map(({ key, label }) => [key, label])).toEqual([
      ['a', 'Boiler'],
      ['b', 'Boiler'],
    ])
  })

  test.each(['day', 'component', 'person'] as const)('in no group where there are none (%s)', (view) => {
    expect(shown(view, [])).toEqual([])
  })
})
