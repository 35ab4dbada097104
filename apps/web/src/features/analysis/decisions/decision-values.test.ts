import { expect, test } from 'vitest'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { changedFacts, decisionForm, type DecisionAct, type DecisionValues } from './decision-values.ts'

const check = (act: DecisionAct, said: Partial<DecisionValues>) => {
  const { newValues, prepare, schema } = decisionForm(act, { first: 2026, last: 2055 })
  return schema.safeParse(prepare(newValues(said)))
}
const faults = (act: DecisionAct, said: Partial<DecisionValues>) =>
  check(act, said).error?.issues.map(({ path }) => path[0]) ?? []

test('planning needs a year of the plan', () => {
  expect(faults('planned', { year: 2030 })).toEqual([])
  expect(faults('planned', { year: null })).toEqual(['year'])
  expect(faults('planned', { year: 2025 })).toEqual(['year'])
  expect(faults('planned', { year: 2056 })).toEqual(['year'])
})

test('postponing may say why, rejecting must', () => {
  expect(faults('postponed', { year: 2035 })).toEqual([])
  expect(faults('rejected', {})).toEqual(['reason'])
  expect(faults('rejected', { reason: '   ' })).toEqual(['reason'])
  expect(faults('rejected', { reason: 'Fernwärme kommt.' })).toEqual([])
})

test('an empty answer clears the fact', () => {
  expect(check('planned', { year: 2030, title: ' ', reason: '' }).data).toEqual({
    year: 2030,
    title: null,
    reason: null,
    costRappen: null,
  })
})

const stored: Measure = {
  id: 'm1',
  componentIds: ['roof'],
  kind: 'replacement',
  title: 'Neues Dach',
  state: 'planned',
  year: 2030,
  reason: null,
  version: 2,
}

test('only what was changed is sent', () => {
  const decided = { state: 'planned', year: 2032, title: 'Neues Dach', reason: null }
  expect(changedFacts(decided, stored)).toEqual({ year: 2032 })
  expect(changedFacts({ costRappen: null }, stored)).toEqual({})
})
