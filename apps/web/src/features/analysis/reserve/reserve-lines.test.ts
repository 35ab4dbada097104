import { analyse } from '@hauswart/domain/analysis/engine/analyse'
import { component, exampleInput } from '@hauswart/domain/analysis/engine/analyse-example'
import { expect, test } from 'vitest'
import { reserveLines } from './reserve-lines.ts'

const years = [
  { total: 0, months: 2, fromFund: 0 },
  { total: 5_000_000, months: 14, fromFund: 700_000 },
]

test('what is recommended grows from what is there by the months that are left, with what a fund pays', () => {
  const budget = { savedRappen: 1_000_000, savingMonthlyRappen: null }
  expect(reserveLines(years, { perMonth: 100_000, budget }).recommended).toEqual([1_200_000, 3_100_000])
})

test('as today is drawn only where somebody told it', () => {
  expect(reserveLines(years, { perMonth: 100_000, budget: null }).today).toBeUndefined()
  expect(
    reserveLines(years, { perMonth: 0, budget: { savedRappen: null, savingMonthlyRappen: 10_000 } }).today,
  ).toEqual([20_000, 840_000])
})

test('the scale holds the highest of all lines', () => {
  expect(reserveLines(years, { perMonth: 0, budget: null }).most).toBe(5_000_000)
})

test('the picture lacks as much in its worst year as the sentence above it says', () => {
  const budget = {
    marginalTaxPercent: null,
    savedRappen: null,
    savingMonthlyRappen: 20_000,
    propertyValueRappen: null,
  }
  const { plan, reserve } = analyse(
    exampleInput({ components: [component('h', 'oil_heating', 2016)], budget }),
  )
  const { spent, today } = reserveLines(plan.years, { perMonth: reserve.perMonth.value ?? 0, budget })
  const lacking = spent.map((cost, at) => cost - (today?.[at] ?? 0))
  expect(Math.max(0, ...lacking)).toBe(reserve.shortfall.value)
  expect(today).toEqual(plan.years.map(({ saved }) => saved))
})
