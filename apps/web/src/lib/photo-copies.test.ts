import { expect, test } from 'vitest'
import { fitInto } from './photo-copies.ts'

test('a large photo fits, a small one stays as it is, and a thin one keeps at least a pixel', () => {
  expect(fitInto(4_032, 3_024, 2_400)).toEqual({ width: 2_400, height: 1_800 })
  expect(fitInto(3_024, 4_032, 2_400)).toEqual({ width: 1_800, height: 2_400 })
  expect(fitInto(800, 600, 2_400)).toEqual({ width: 800, height: 600 })
  expect(fitInto(10_000, 1, 2_400)).toEqual({ width: 2_400, height: 1 })
})
