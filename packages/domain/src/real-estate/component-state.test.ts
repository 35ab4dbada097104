import { describe, expect, it, test } from 'vitest'
import type { ComponentCondition } from './component.ts'
import {
  compareStates,
  compareUrgency,
  componentState,
  componentStates,
  countStates,
  yearOf,
} from './component-state.ts'
import { componentStateLabels } from './component-state.labels.ts'

describe('the state of a component', () => {
  test.each([
    ['as_new', 'good'],
    ['good', 'good'],
    ['used', 'soon'],
    ['worn', 'due'],
    ['defective', 'due'],
    [null, 'unknown'],
  ] as const)('recorded as %s it is %s', (condition, state) => {
    expect(componentState(condition)).toBe(state)
  })

  it('has a German word each', () => {
    expect(componentStates.map((state) => componentStateLabels[state])).toEqual([
      'fällig',
      'bald',
      'unbekannt',
      'gut',
    ])
  })

  it('sorts an open question before what is known to be good', () => {
    expect((['good', 'unknown', 'soon', 'due'] as const).toSorted(compareStates)).toEqual([
      'due',
      'soon',
      'unknown',
      'good',
    ])
  })
})

const component = (
  condition: ComponentCondition | null,
  installedYear: number,
  lastRenewedYear: number | null = null,
) => ({ condition, installedYear, lastRenewedYear })

it('counts all four states, also those nobody has', () => {
  expect(countStates([])).toEqual({ due: 0, soon: 0, unknown: 0, good: 0 })
  expect(countStates([{ state: 'due' }, { state: 'unknown' }, { state: 'due' }])).toEqual({
    due: 2,
    soon: 0,
    unknown: 1,
    good: 0,
  })
})

it('lists the most urgent first, a defect before wear, then the oldest', () => {
  const list = [
    component('good', 1978),
    component('worn', 1996),
    component(null, 1950),
    component('worn', 1978),
    component('defective', 2020),
    component('worn', 1960, 2004),
  ]
  expect(list.toSorted(compareUrgency).map(yearOf)).toEqual([2020, 1978, 1996, 2004, 1950, 1978])
})
