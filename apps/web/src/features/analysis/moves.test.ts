import type { Measure } from '@hauswart/domain/analysis/measure'
import { expect, test } from 'vitest'
import { bundling, entryId, yearAt, yearByKey } from './moves.ts'

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

test('an entry is the same one before and after a decision, and another in its next round', () => {
  expect(entryId({ componentIds: ['roof'], key: 'roof' })).toBe('roof')
  expect(entryId({ componentIds: ['roof'], key: '0198-m1' })).toBe('roof')
  expect(entryId({ componentIds: ['paint'], key: 'paint#2' })).toBe('paint#2')
})

const columns = { left: 100, width: 112, from: 2026, count: 30 }

test.each([
  [100, 2026],
  [211, 2026],
  [212, 2027],
  [100 + 112 * 29.5, 2055],
  [-500, 2026],
  [99_999, 2055],
])('a pointer at %d means %d', (x, year) => {
  expect(yearAt(x, columns)).toBe(year)
})

test.each([
  ['ArrowRight', 2030, 2031],
  ['ArrowLeft', 2030, 2029],
  ['ArrowLeft', 2026, 2026],
  ['ArrowRight', 2055, 2055],
  ['Home', 2040, 2026],
  ['End', 2040, 2055],
  ['a', 2040, undefined],
])('%s at %d leads to %s', (key, year, expected) => {
  expect(yearByKey(key, year, columns)).toBe(expected)
})

test('a bundle of proposals is a new decision', () => {
  expect(bundling([measure('m1', ['kitchen'])], ['roof', 'facade'])).toEqual({
    host: undefined,
    absorbed: [],
    componentIds: ['roof', 'facade'],
  })
})

test('a bundle takes in what was decided before, and leaves what was rejected', () => {
  const roof = measure('m1', ['roof', 'sheet_metal'])
  const facade = measure('m2', ['facade'], { state: 'postponed' })
  const rejected = measure('m3', ['facade'], { state: 'rejected', year: null })
  expect(bundling([roof, facade, rejected], ['facade', 'roof'])).toEqual({
    host: roof,
    absorbed: [facade],
    componentIds: ['roof', 'sheet_metal', 'facade'],
  })
})
