import { expect, test } from 'vitest'
import { makerWarrantyEnd } from './maker-warranty.ts'

test('it ends on the same day years later, on the last one of a month that is shorter', () => {
  expect(makerWarrantyEnd('2026-03-12', 10)).toBe('2036-03-12')
  expect(makerWarrantyEnd('2024-02-29', 1)).toBe('2025-02-28')
})
