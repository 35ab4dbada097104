import { expect, test } from 'vitest'
import { fc } from '../../test/by-lot.ts'
import {
  emptySplit,
  isWholeSplit,
  lessSubsidy,
  sumSplits,
  taxClasses,
  taxSplitOf,
  type TaxSplit,
} from './tax-class.ts'

const split = (parts: Partial<TaxSplit>): TaxSplit => ({ ...emptySplit, ...parts })

test('a kitchen of CHF 40’000.01 is upkeep by four fifths, to the Rappen', () => {
  const parts = [
    { taxClass: 'upkeep', percent: 80 },
    { taxClass: 'improvement', percent: 20 },
  ] as const
  expect(taxSplitOf(40_000_01, parts)).toEqual(split({ upkeep: 32_000_01, improvement: 8000_00 }))
  expect(taxSplitOf(-100, parts)).toEqual(split({ upkeep: -80, improvement: -20 }))
  expect(taxSplitOf(500, [])).toEqual(split({ private: 500 }))
})

test.each([
  ['windows with CHF 8000 from the programme', { energy: 30_000_00 }, 8000_00, { energy: 22_000_00 }],
  [
    'more than the energy works cost',
    { energy: 5000_00, upkeep: 3000_00, operation: 100_00 },
    7000_00,
    { upkeep: 1000_00, operation: 100_00 },
  ],
  ['more than everything', { energy: 100, improvement: 100, operation: 50 }, 900, { operation: 50 }],
  ['none', { energy: 100 }, 0, { energy: 100 }],
] as const)('%s', (_, before, subsidy, after) => {
  expect(lessSubsidy(split(before), subsidy)).toEqual(split(after))
})

test('a bill divided in whatever way is whole, and one Rappen off is not', () => {
  const parts = fc.array(
    fc.record({ taxClass: fc.constantFrom(...taxClasses), percent: fc.integer({ min: 0, max: 100 }) }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), parts, (amount, by) => {
      const made = taxSplitOf(amount, by)
      expect(isWholeSplit(amount, made)).toBe(true)
      expect(isWholeSplit(amount, { ...made, upkeep: made.upkeep + 1 })).toBe(false)
      expect(sumSplits([made, made])).toEqual(taxSplitTwice(made))
    }),
  )
  expect(isWholeSplit(100, split({ upkeep: 150, private: -50 }))).toBe(false)
})

const taxSplitTwice = (one: TaxSplit): TaxSplit =>
  Object.fromEntries(taxClasses.map((name) => [name, one[name] + one[name]])) as TaxSplit
