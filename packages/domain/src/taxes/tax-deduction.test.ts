import { describe, expect, test } from 'vitest'
import { referenceRows } from '../../golden/reference-rows.ts'
import type { Canton } from '../real-estate/real-estate.ts'
import { referenceBook } from '../reference/reference-value.ts'
import { carryEnergy } from './energy-carry.ts'
import { compareDeductions } from './flat-rate.ts'
import { emptySplit } from './tax-class.ts'
import { deductionOf, taxYearOf, type TaxRegime } from './tax-deduction.ts'

const francs = (amount: number): number => amount * 100
const rows = referenceRows()

describe('around the end of the imputed rent', () => {
  const bills = {
    ...emptySplit,
    upkeep: francs(6000),
    energy: francs(20_000),
    improvement: francs(9000),
    operation: francs(1000),
    private: francs(400),
  }
  const noEnergy = { ...bills, energy: 0 }
  const regime: TaxRegime = {
    year: 2028,
    imputedRentEnds: 2029,
    usage: 'owner_occupied',
    isListed: false,
    cantonKeepsEnergy: null,
    cantonKeepsUntil: 2050,
  }
  test.each([
    ['the last year before', bills, {}, 27_000, 27_000, 'before'],
    ['rented, before', bills, { usage: 'rented' }, 27_000, 27_000, 'before'],
    ['the first year after', noEnergy, { year: 2029 }, 0, 0, 'after'],
    ['energy works, nobody told us of the canton', bills, { year: 2029 }, 0, null, 'energyUnknown'],
    [
      'energy works, the canton keeps them',
      bills,
      { year: 2029, cantonKeepsEnergy: true },
      0,
      20_000,
      'energyKept',
    ],
    ['energy works, the canton drops them', bills, { year: 2029, cantonKeepsEnergy: false }, 0, 0, 'after'],
    [
      'energy works, after the last year of any canton',
      bills,
      { year: 2051, cantonKeepsEnergy: true },
      0,
      0,
      'after',
    ],
    ['a second home', noEnergy, { year: 2029, usage: 'second_home' }, 0, 0, 'after'],
    ['rented, after', noEnergy, { year: 2029, usage: 'rented' }, 7000, 7000, 'rented'],
    ['rented, energy works after', bills, { year: 2029, usage: 'rented' }, null, null, 'rentedEnergy'],
    ['partly rented, after', bills, { year: 2029, usage: 'partly_rented' }, null, null, 'partlyRented'],
    ['a listed house, after', bills, { year: 2029, isListed: true }, null, null, 'listed'],
  ] as const)('%s', (_, split, told, federal, cantonal, reason) => {
    const inRappen = (amount: number | null) => (amount === null ? null : francs(amount))
    expect(deductionOf(split, { ...regime, ...told })).toEqual({
      federal: inRappen(federal),
      cantonal: inRappen(cantonal),
      reason,
    })
  })

  test('the day of the bill or that of the payment says the year', () => {
    const bill = { invoicedOn: '2028-12-20', paidOn: '2029-01-15' }
    expect(taxYearOf(bill, 'invoice')).toBe(2028)
    expect(taxYearOf(bill, 'payment')).toBe(2029)
    expect(taxYearOf({ ...bill, paidOn: null }, 'payment')).toBeNull()
  })
})

describe('energy works that exceed the income', () => {
  const law = { carryYears: 2, imputedRentEnds: 2029 }
  const year = (of: number, income: number, energy: number, running = 0) => ({
    year: of,
    income: francs(income),
    energy: francs(energy),
    running: francs(running),
  })
  const carried = (years: Parameters<typeof carryEnergy>[0]) =>
    carryEnergy(years, law).map((one) =>
      [one.running, one.energy, one.fromEarlier, one.waiting, one.lost, one.unsure].map(
        (amount) => amount / 100,
      ),
    )

  test('120’000 at an income of 50’000 fill this year and the next two', () => {
    expect(carried([year(2024, 50_000, 120_000), year(2025, 50_000, 0), year(2026, 50_000, 0)])).toEqual([
      [0, 50_000, 0, 70_000, 0, 0],
      [0, 50_000, 50_000, 20_000, 0, 0],
      [0, 20_000, 20_000, 0, 0, 0],
    ])
  })

  test('what is left after the second following year is lost', () => {
    expect(
      carried([
        year(2023, 10_000, 60_000),
        year(2024, 10_000, 0),
        year(2025, 10_000, 0),
        year(2026, 90_000, 0),
      ]),
    ).toEqual([
      [0, 10_000, 0, 50_000, 0, 0],
      [0, 10_000, 10_000, 40_000, 0, 0],
      [0, 10_000, 10_000, 0, 30_000, 0],
      [0, 0, 0, 0, 0, 0],
    ])
  })

  test('upkeep comes first and its excess is lost; the oldest rest goes before new works', () => {
    expect(carried([year(2025, 40_000, 30_000, 45_000), year(2026, 50_000, 40_000, 10_000)])).toEqual([
      [40_000, 0, 0, 30_000, 5000, 0],
      [10_000, 40_000, 30_000, 30_000, 0, 0],
    ])
  })

  test('what would fall into 2029 is not promised', () => {
    expect(carried([year(2027, 20_000, 80_000), year(2028, 20_000, 0), year(2029, 90_000, 10_000)])).toEqual([
      [0, 20_000, 0, 60_000, 0, 0],
      [0, 20_000, 20_000, 0, 0, 40_000],
      [0, 0, 0, 0, 0, 0],
    ])
  })
})

describe('flat or effective', () => {
  const choose = (canton: Canton | null, houseAge: number, rent: number, paid: number, on = '2026-12-31') => {
    const book = referenceBook(rows, { canton, on })
    const choice = compareDeductions(book, {
      houseAge,
      rentRappen: francs(rent),
      effectiveRappen: francs(paid),
    })
    return choice === null ? null : [choice.better, choice.flat / 100, choice.difference / 100]
  }
  test.each([
    ['federal, young', null, 10, 20_000, 3000, ['effective', 2000, 1000]],
    ['federal, old', null, 11, 20_000, 3000, ['flat', 4000, 1000]],
    ['Zürich knows no age', 'ZH', 3, 20_000, 3000, ['flat', 4000, 1000]],
    ['Bern as the federation', 'BE', 3, 20_000, 3000, ['effective', 2000, 1000]],
    ['Geneva', 'GE', 30, 20_000, 5000, ['flat', 5000, 0]],
    ['Vaud is young for twenty years', 'VD', 20, 20_000, 5000, ['effective', 4000, 1000]],
    ['Vaud, older', 'VD', 21, 20_000, 5000, ['flat', 6000, 1000]],
    ['Neuchâtel has a ceiling', 'NE', 40, 80_000, 13_000, ['effective', 12_000, 1000]],
  ] as const)('%s', (_, canton, age, rent, paid, choice) => {
    expect(choose(canton, age, rent, paid)).toEqual(choice)
  })

  test('from 2029 no flat rate is known', () => {
    expect(choose('ZH', 30, 20_000, 5000, '2029-06-01')).toBeNull()
  })
})
