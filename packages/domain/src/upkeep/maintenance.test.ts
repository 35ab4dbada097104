import { expect, test } from 'vitest'
import { nextMaintenance } from './maintenance.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-15', 12, '2027-11-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-01', 120, '2036-12-01'],
])('what was done on %s and comes every %i months is due again on %s', (doneOn, months, next) => {
  expect(nextMaintenance(doneOn, months)).toBe(next)
})
