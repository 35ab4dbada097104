import { expect, test } from 'vitest'
import { coverageOf, type Financing } from './financing.ts'
import { updateProjectInput } from './project.input.ts'

const some: readonly Financing[] = [
  { source: 'own', amountRappen: 3_000_000 },
  { source: 'subsidy', amountRappen: 500_000 },
]

test.each([
  [4_000_000, 0, { needed: { rappen: 4_000_000, by: 'budget' }, missing: 500_000 }],
  [3_500_000, 3_500_000, { needed: { rappen: 3_500_000, by: 'budget' }, missing: 0 }],
  [2_000_000, 3_600_000, { needed: { rappen: 3_600_000, by: 'forecast' }, missing: 100_000 }],
  [null, 1_000_000, { needed: { rappen: 1_000_000, by: 'forecast' }, missing: 0 }],
  [null, 0, { needed: undefined, missing: 0 }],
])('35 000 francs over a budget of %s and a forecast of %s', (budgetRappen, forecastRappen, coverage) => {
  expect(coverageOf(some, { budgetRappen, forecastRappen })).toEqual({ total: 3_500_000, ...coverage })
})

test('each source is named once, with an amount', () => {
  const isTaken = (...financing: readonly object[]) =>
    updateProjectInput.safeParse({ expectedVersion: 1, financing }).success
  expect(isTaken(...some)).toBe(true)
  expect(isTaken()).toBe(true)
  expect(isTaken(...some, { source: 'own', amountRappen: 1 })).toBe(false)
  expect(isTaken({ source: 'own', amountRappen: 0 })).toBe(false)
  expect(isTaken({ source: 'lottery', amountRappen: 1 })).toBe(false)
})
