import { expect, test } from 'vitest'
import { reserveLines } from './reserve-lines.ts'

const years = [{ total: 0 }, { total: 5_000_000 }]

test('what is recommended grows by twelve months a year from what is there', () => {
  const budget = { savedRappen: 1_000_000, savingMonthlyRappen: null }
  expect(reserveLines(years, { perMonth: 100_000, budget }).recommended).toEqual([2_200_000, 3_400_000])
})

test('as today is drawn only where somebody told it', () => {
  expect(reserveLines(years, { perMonth: 100_000, budget: null }).today).toBeUndefined()
  expect(
    reserveLines(years, { perMonth: 0, budget: { savedRappen: null, savingMonthlyRappen: 10_000 } }).today,
  ).toEqual([120_000, 240_000])
})

test('the scale holds the highest of all lines', () => {
  expect(reserveLines(years, { perMonth: 0, budget: null }).most).toBe(5_000_000)
})
