import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engineAt } from '../../golden/engine-at.ts'
import { francs, part, type GoldenHouse } from '../../golden/golden-house.ts'
import { componentKeys } from '../real-estate/component.ts'
import type { AnalysedHouse } from './analysis.ts'
import { exactFigure, noFigure } from './explain.ts'
import { carriedDeductions, firstBuyerDeduction, taxSaving, type TaxCase } from './tax-saving.ts'
import { taxOf } from './tax.ts'

const house: Partial<AnalysedHouse> = {
  kind: 'single_family_house',
  usage: 'owner_occupied',
  canton: 'ZH',
  buildYear: 1978,
  livingAreaM2: 150,
  floors: 2,
  heating: 'oil',
}
const budget = { marginalTaxPercent: 30 }
const saving = (
  told: Partial<GoldenHouse>,
  year: number | null,
  key: Parameters<typeof part>[0] = 'kitchen',
) =>
  taxOf(
    engineAt({ house, budget, ...told }),
    part(key, 2000),
    exactFigure('rappen', francs(40_000), []),
    year,
  )

describe('a kitchen of 40 000 at a marginal rate of 30 %', () => {
  test.each([
    ['owner_occupied', 2028, 12_000],
    ['owner_occupied', 2029, 0],
    ['second_home', 2028, 12_000],
    ['second_home', 2030, 0],
    ['vacant', 2029, 0],
    ['rented', 2028, 12_000],
    ['rented', 2035, 12_000],
    ['partly_rented', 2028, 12_000],
    ['partly_rented', 2029, null],
  ] as const)('%s, paid in %d: %s', (usage, year, amount) => {
    const { value } = saving({ house: { ...house, usage } }, year)
    expect(value).toBe(amount === null ? null : francs(amount))
  })
})

test('energy works after the change: nobody knows yet, and the figure says so', () => {
  const before = saving({}, 2028, 'windows')
  expect(before.value).toBe(francs(12_000))
  expect(before.rules.map(({ text }) => text).join(' ')).toContain('wie Unterhalt')
  const after = saving({}, 2029, 'windows')
  expect(after.value).toBeNull()
  expect(after.rules.map(({ text }) => text).join(' ')).toContain('ist noch nicht erfasst')
  expect(saving({ house: { ...house, usage: 'rented' } }, 2029, 'windows').value).toBe(francs(12_000))
})

test('a saving rests on the cost it is made of', () => {
  const source = { key: 'cost.kitchen', source: 'Probe', checkedOn: '2026-11-15', isVerified: false }
  const cost = exactFigure('rappen', francs(40_000), [{ id: 'cost', text: 'Probe', sources: [source] }])
  const { rules } = taxOf(engineAt({ house, budget }), part('kitchen', 2000), cost, 2027)
  expect(rules.flatMap(({ sources }) => sources)).toContainEqual(source)
})

test('without the owner’s rate, a year, a cost or a use there is no figure, but a reason', () => {
  expect(saving({ budget: { marginalTaxPercent: null } }, 2027)).toMatchObject({ value: null })
  expect(saving({ budget: { marginalTaxPercent: null } }, 2027).rules[0]?.text).toContain('Grenzsteuersatz')
  expect(saving({}, null).value).toBeNull()
  expect(saving({ house: { ...house, usage: null } }, 2027).value).toBeNull()
  const unknown = taxOf(engineAt({ house, budget }), part('kitchen', 2000), noFigure('rappen', []), 2027)
  expect(unknown.value).toBeNull()
})

test('a subsidy lowers what can be deducted', () => {
  const component = part('plaster_facade', 1978, { quantity: 200, unit: 'm2' })
  const cost = exactFigure('rappen', francs(60_000), [])
  const { value } = taxOf(engineAt({ house, budget, components: [component] }), component, cost, 2027)
  expect(value).toBe(francs((60_000 - 8000) * 0.3))
})

test('the ends of the range each have their own cost and their own subsidy', () => {
  const component = part('plaster_facade', 1978, { quantity: 200, unit: 'm2' })
  const cost = { ...exactFigure('rappen', francs(60_000), []), low: francs(10_000), high: francs(80_000) }
  const { low, high } = taxOf(engineAt({ house, budget, components: [component] }), component, cost, 2027)
  // Of 10 000 at most half is paid; of 80 000 all 8000.
  expect([low, high]).toEqual([francs(1500), francs(21_600)])
})

test('a figure names the rate as the owner’s, the year of the change and its source', () => {
  const figure = saving({}, 2027)
  expect(figure.inputs).toContainEqual({
    label: 'Ihr Grenzsteuersatz',
    value: 30,
    unit: 'percent',
    origin: 'owner',
  })
  expect(figure.rules.flatMap(({ sources }) => sources.map(({ key }) => key))).toEqual([
    'tax.upkeep_share',
    'tax.imputed_rent_ends',
  ])
})

describe('before or after', () => {
  const bill: TaxCase = {
    deductibleRappen: francs(10_000),
    marginalPercent: 25,
    paidIn: 2028,
    imputedRentEnds: 2029,
    usage: 'owner_occupied',
    isEnergy: false,
    cantonKeepsEnergy: false,
  }
  test.each([
    ['upkeep before', {}, 2500],
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
    ['rented after', { paidIn: 2040, usage: 'rented' }, 2500],
  ] as const)('%s', (_name, more, amount) => {
    expect(taxSaving({ ...bill, ...more })).toBe(amount === null ? null : francs(amount))
  })
})

describe('the deduction of a first buyer', () => {
  const { book } = engineAt({ house })
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

test.each([
  [[100, 100, 100, 100], 250, [100, 100, 50, 0]],
  [[100, 100, 100, 100], 400, [100, 100, 100, 0]],
  [[500], 250, [250]],
  [[0, 300], 250, [0, 250]],
])('incomes %j carry an energy bill of %d over two years: %j', (incomes, bill, used) => {
  expect(carriedDeductions(bill, incomes, 2)).toEqual(used)
})

test('from 2029 an owner who lives in the house saves nothing; before never more than the rate allows', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...componentKeys),
      fc.integer({ min: 2026, max: 2056 }),
      fc.integer({ min: 0, max: 50_000_000 }),
      fc.integer({ min: 0, max: 50 }),
      (key, year, rappen, marginalTaxPercent) => {
        const context = engineAt({ house, budget: { marginalTaxPercent } })
        const { value, low, high } = taxOf(context, part(key, 2000), exactFigure('rappen', rappen, []), year)
        const most = year < 2029 ? Math.round((rappen * marginalTaxPercent) / 100) : 0
        // What energy works save after the change hangs on the canton.
        if (value === null) expect(year).toBeGreaterThanOrEqual(2029)
        for (const one of [value, low, high]) {
          if (one === null) continue
          expect(one).toBeGreaterThanOrEqual(0)
          expect(one).toBeLessThanOrEqual(most)
        }
      },
    ),
  )
})
