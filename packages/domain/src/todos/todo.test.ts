import { describe, expect, it, test } from 'vitest'
import { compareTodos, todoGroup, todoGroups, type TodoState } from './todo.ts'
import { todoGroupLabels } from './todo.labels.ts'

const due = (dueOn: string | null, state: TodoState = 'open') => ({ state, dueOn })

describe('the group of a to-do', () => {
  // 16 September 2026 is a Wednesday.
  test.each([
    ['2026-09-15', 'overdue'],
    ['2025-12-31', 'overdue'],
    ['2026-09-16', 'today'],
    ['2026-09-17', 'this_week'],
    ['2026-09-20', 'this_week'],
    ['2026-09-21', 'later'],
    ['2027-01-01', 'later'],
    [null, 'undated'],
  ] as const)('due on %s, seen on a Wednesday, is %s', (dueOn, group) => {
    expect(todoGroup(due(dueOn), '2026-09-16')).toBe(group)
  })

  test.each([
    ['on a Monday Sunday is this week', '2026-09-14', '2026-09-20', 'this_week'],
    ['on a Monday the next one is later', '2026-09-14', '2026-09-21', 'later'],
    ['on a Sunday the week is over', '2026-09-20', '2026-09-21', 'later'],
    ['a week may cross a year', '2026-12-31', '2027-01-03', 'this_week'],
    ['a week may cross a leap day', '2028-02-28', '2028-03-01', 'this_week'],
    ['a week may cross the change to summer time', '2026-03-28', '2026-03-29', 'this_week'],
  ] as const)('%s', (_, today, dueOn, group) => {
    expect(todoGroup(due(dueOn), today)).toBe(group)
  })

  it('is done whatever day it was due', () => {
    for (const dueOn of ['2026-09-01', '2026-09-16', null])
      expect(todoGroup(due(dueOn, 'done'), '2026-09-16')).toBe('done')
  })

  it('has a German label each', () => {
    expect(todoGroups.map((group) => todoGroupLabels[group])).toEqual([
      'Überfällig',
      'Heute',
      'Diese Woche',
      'Später',
      'Ohne Datum',
      'Erledigt',
    ])
  })
})

it('sorts by due day, undated ones last, then done ones with the newest first', () => {
  const open = (id: string, dueOn: string | null) => ({ id, dueOn, state: 'open' as const, doneAt: null })
  const done = (id: string, doneAt: string) => ({ id, dueOn: null, state: 'done' as const, doneAt })
  const sorted = [
    open('b', '2026-09-16'),
    open('c', '2026-09-16'),
    open('a', '2026-10-01'),
    open('d', null),
    open('e', null),
    done('h', '2026-09-03T10:00:00Z'),
    done('g', '2026-09-03T10:00:00Z'),
    done('f', '2026-09-01T10:00:00Z'),
  ]
  expect(sorted.toReversed().toSorted(compareTodos)).toEqual(sorted)
  expect(sorted.toSorted(compareTodos)).toEqual(sorted)
})
