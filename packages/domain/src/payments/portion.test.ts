import { expect, test } from 'vitest'
import { fc } from '../../test/by-lot.ts'
import { portionOf, splitAmount } from './portion.ts'

const amounts = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 12 })

test.each([
  [100_00, [1, 1, 1], [3334, 3333, 3333]],
  [100_01, [1, 1, 1], [3334, 3334, 3333]],
  [-100_00, [1, 1, 1], [-3334, -3333, -3333]],
  [194_975, [2, 1], [129_983, 64_992]],
  [5, [10, 20, 70], [1, 1, 3]],
  [1, [0, 5, 5], [0, 1, 0]],
  [0, [3, 4], [0, 0]],
  [700, [0, 0], [700, 0]],
] as const)('%d over %j is %j', (amount, over, shares) => {
  expect(splitAmount(amount, over)).toEqual(shares)
})

test('shares sum to the amount, and each is within a hundredth of its own', () => {
  fc.assert(
    fc.property(amounts, weights, (amount, over) => {
      const shares = splitAmount(amount, over)
      const sum = over.reduce((total, weight) => total + BigInt(weight), 0n)
      expect(shares.reduce((total, share) => total + share, 0)).toBe(amount)
      if (sum === 0n) return
      for (const [at, share] of shares.entries()) {
        const away = BigInt(share) * sum - BigInt(amount) * BigInt(over[at] ?? 0)
        expect(away < sum && away > -sum).toBe(true)
      }
    }),
  )
})

test('who weighs more never gets less, and no weight gets nothing', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_999), weights, (amount, over) => {
      fc.pre(over.some((weight) => weight > 0))
      const given = splitAmount(amount, over).map((share, at) => [over[at] ?? 0, share] as const)
      const inOrder = given.toSorted(([a, one], [b, other]) => a - b || one - other).map(([, share]) => share)
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
      expect(given.filter(([weight, share]) => weight === 0 && share !== 0)).toEqual([])
    }),
  )
})

test.each([
  [100_05, 200, 10_000, 200],
  [100_25, 200, 10_000, 201],
  [-100_25, 200, 10_000, -201],
  [99_999_999_999, 10_000, 10_000, 99_999_999_999],
  [1, 1, 3, 0],
  [2, 1, 3, 1],
])('of %d the portion %d/%d is %d', (amount, parts, of, portion) => {
  expect(portionOf(amount, parts, of)).toBe(portion)
})

test('a portion and its complement miss the amount by the half alone', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
      const [part, rest] = [portionOf(amount, rate, 10_000), portionOf(amount, 10_000 - rate, 10_000)]
      expect(Math.abs(amount - part - rest)).toBeLessThanOrEqual(1)
    }),
  )
})
