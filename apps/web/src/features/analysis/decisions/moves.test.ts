import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { expect, test } from 'vitest'
import { droppedAmounts, entryId, yearByKey } from './moves.ts'

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

const columns = { from: 2026, count: 30 }

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

test('one decision over a planned component and another is a new one: the old amount was not for both', () => {
  const windows = measure('m1', ['windows'], { title: 'Holz-Metall-Fenster' })
  const { whole, replaced } = bundling([windows], ['windows', 'facade'])
  expect(whole).toBeUndefined()
  const amounts = [
    { objectId: 'm1', kind: 'measure_cost', rappen: 3_850_000 },
    { objectId: 'm1', kind: 'component_cost', rappen: 1 },
    { objectId: 'm2', kind: 'measure_cost', rappen: 2 },
  ] as const
  expect(droppedAmounts(replaced, amounts)).toEqual([{ measure: windows, rappen: 3_850_000 }])
})
