import { expect, test } from 'vitest'
import type { Measure } from '../model/measure.ts'
import { bundling } from './bundling.ts'

const measure = (id: string, componentIds: readonly string[], more: Partial<Measure> = {}): Measure => ({
  id,
  componentIds,
  kind: 'replacement',
  title: null,
  state: 'planned',
  year: 2030,
  reason: null,
  version: 3,
  ...more,
})

test('a bundle of proposals is a new decision', () => {
  expect(bundling([measure('m1', ['kitchen'])], ['roof', 'facade'])).toEqual({
    whole: undefined,
    replaced: [],
    componentIds: ['roof', 'facade'],
  })
})

test('a bundle takes the place of what was decided before, and leaves what was rejected and upkeep', () => {
  const roof = measure('m1', ['roof', 'sheet_metal'])
  const facade = measure('m2', ['facade'], { state: 'postponed' })
  const rejected = measure('m3', ['facade'], { state: 'rejected', year: null })
  const upkeep = measure('m4', ['facade'], { kind: 'upkeep' })
  expect(bundling([roof, facade, rejected, upkeep], ['facade', 'roof'])).toEqual({
    whole: undefined,
    replaced: [roof, facade],
    componentIds: ['roof', 'sheet_metal', 'facade'],
  })
})

test('a decision that is over all of them already only moves', () => {
  const both = measure('m1', ['roof', 'facade'])
  expect(bundling([both], ['facade', 'roof'])).toEqual({
    whole: both,
    replaced: [],
    componentIds: ['roof', 'facade'],
  })
})
