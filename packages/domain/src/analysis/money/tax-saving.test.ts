import { describe, expect, test } from 'vitest'
import { fc } from '../../../test/by-lot.ts'
import { engineAt } from '../../../golden/engine-at.ts'
import { francs } from '../../../golden/golden-house.ts'
import { deductibleOf, firstBuyerDeduction, savedBy, type DeductionCase } from './tax-saving.ts'

describe('before or after', () => {
  const bill: DeductionCase = {
    upkeepRappen: francs(10_000),
    paidIn: 2028,
    imputedRentEnds: 2029,
    usage: 'owner_occupied',
    isEnergy: false,
    isImprovement: false,
    isComfort: false,
    isListed: false,
    cantonKeepsEnergy: false,
  }
  test.each([
    ['upkeep before', {}, 10_000],
    ['upkeep after', { paidIn: 2029 }, 0],
    ['energy after, the canton drops it', { paidIn: 2029, isEnergy: true }, 0],
    [
      'energy after, the canton keeps it: some, nobody knows how much',
      { paidIn: 2029, isEnergy: true, cantonKeepsEnergy: true },
      null,
    ],
    [
      'energy after, nobody told us of the canton',
      { paidIn: 2029, isEnergy: true, cantonKeepsEnergy: null },
      null,
    ],
    ['upkeep after in a canton that keeps energy', { paidIn: 2029, cantonKeepsEnergy: true }, 0],
    ['rented after', { paidIn: 2040, usage: 'rented' }, 10_000],
    [
      'energy works after, rented, replaced by the like',
      { paidIn: 2040, usage: 'rented', isEnergy: true },
      10_000,
    ],
    [
      'an improvement after, rented: a part may be upkeep',
      { paidIn: 2040, usage: 'rented', isEnergy: true, isImprovement: true },
      null,
    ],
    ['an improvement before, rented', { usage: 'rented', isEnergy: true, isImprovement: true }, 10_000],
    ['a listed house after', { paidIn: 2040, isListed: true }, null],
    ['a listed house before', { isListed: true }, 10_000],
    ['a listed house after, rented', { paidIn: 2040, isListed: true, usage: 'rented' }, 10_000],
  ] as const)('%s', (_name, more, amount) => {
    expect(deductibleOf({ ...bill, ...more })).toBe(amount === null ? null : francs(amount))
  })
})

describe('what a deduction saves at a marginal rate of 25 % and an income of 100 000', () => {
  const saved = (amount: number, income: number | null = 100_000) =>
    savedBy(francs(amount), { percent: 25, incomeRappen: income === null ? null : francs(income) })

  test.each([
    [0, 0],
    [1000, 248.75],
    [20_000, 4500],
    [100_000, 12_500],
    [208_000, 12_500],
  ])('%d: %d', (amount, francsSaved) => {
    expect(saved(amount)).toBe(francs(francsSaved))
  })

  test('without an income the rate stays', () => {
    expect(saved(208_000, null)).toBe(francs(52_000))
  })

  test('never more than the rate, never less than half of it up to the income, and two years never less than one', () => {
    const rappen = fc.integer({ min: 0, max: 50_000_000 })
    const incomes = fc.integer({ min: 1, max: 50_000_000 })
    fc.assert(
      fc.property(rappen, rappen, incomes, fc.integer({ min: 0, max: 50 }), (a, b, incomeRappen, percent) => {
        const of = (one: number) => savedBy(one, { percent, incomeRappen })
        expect(of(a)).toBeLessThanOrEqual(Math.round((a * percent) / 100))
        expect(of(a)).toBeGreaterThanOrEqual(Math.floor((Math.min(a, incomeRappen) * percent) / 200))
        expect(of(a) + of(b) + 1).toBeGreaterThanOrEqual(of(a + b))
        expect(of(a + b)).toBeGreaterThanOrEqual(of(a))
      }),
    )
  })
})

describe('the deduction of a first buyer', () => {
  const { book } = engineAt({})
  const first = (name: 'married' | 'single') => francs(book.get(`tax.first_buyer_${name}`)?.value ?? 0)
  const years = book.get('tax.first_buyer_years')?.value ?? 0
  const table = [10_000, 9000, 8000, 7000, 6000, 5000, 4000, 3000, 2000, 1000, 0, 0]

  test.each(table.map((amount, at) => [at + 1, amount] as const))(
    'year %d: %d married, half otherwise',
    (year, amount) => {
      expect(firstBuyerDeduction({ year, firstRappen: first('married'), years })).toBe(francs(amount))
      expect(firstBuyerDeduction({ year, firstRappen: first('single'), years })).toBe(francs(amount / 2))
    },
  )

  test('before the purchase there is none', () => {
    expect(firstBuyerDeduction({ year: 0, firstRappen: first('married'), years })).toBe(0)
  })
})
