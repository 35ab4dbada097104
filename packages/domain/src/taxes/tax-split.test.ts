import { describe, expect, it } from 'vitest'
import { referenceRows } from '../../golden/reference-rows.ts'
import type { Canton } from '../real-estate/real-estate.ts'
import { carryByIncome } from './tax-carry.ts'
import { taxFolderOf, type FolderFacts, type FolderInvoice } from './tax-folder.ts'
import { splitOverTwoYears } from './tax-split.ts'

const house = { canton: 'ZH' as Canton, buildYear: 1978, usage: 'owner_occupied', isListed: false } as const
const francs = (amount: number): number => amount * 100

const bill = (amount: number, facts: Partial<FolderInvoice> = {}): FolderInvoice => ({
  id: String(amount),
  creditor: 'Betrieb',
  number: null,
  documentId: null,
  currency: 'CHF',
  issuedOn: '2026-10-01',
  dueOn: '2026-12-31',
  discountUntil: null,
  discountRate: null,
  note: null,
  taxClass: 'upkeep',
  taxLines: [],
  subsidyRappen: null,
  amountRappen: francs(amount),
  payments: [],
  ...facts,
})
const paidOn = (on: string, amount: number, facts: Partial<FolderInvoice> = {}) =>
  bill(amount, { ...facts, issuedOn: on, payments: [{ paidOn: on, amountRappen: francs(amount) }] })

// Of 20’000 Zürich lets deduct 4’000 flat.
const factsOf = (invoices: readonly FolderInvoice[], rent: number | null = 20_000): FolderFacts => ({
  invoices,
  house,
  imputedRentRappen: rent === null ? null : francs(rent),
  references: referenceRows(),
})

const told = (invoices: readonly FolderInvoice[], year = 2026, rent: number | null = 20_000) => {
  const split = splitOverTwoYears(factsOf(invoices, rent), year)
  return (
    split && {
      open: split.openRappen / 100,
      best: split.best,
      ways: split.ways.map(({ years, totalRappen }) => [
        ...years.map(({ by, deductionRappen }) => `${by} ${(deductionRappen ?? 0) / 100}`),
        (totalRappen ?? 0) / 100,
      ]),
    }
  )
}

describe('open invoices paid in one of two years', () => {
  it('take the flat rate where it is more: small costs are worth most together', () => {
    expect(told([paidOn('2026-03-01', 3000), bill(3000)])).toEqual({
      open: 3000,
      best: ['now'],
      ways: [
        ['effective 6000', 'flat 4000', 10_000],
        ['effective 4500', 'flat 4000', 8500],
        ['flat 4000', 'flat 4000', 8000],
      ],
    })
  })

  it('nothing paid this year yet: this year or the next is the same, and half and half is less', () => {
    expect(told([bill(10_000)])).toMatchObject({
      best: ['now', 'later'],
      ways: [
        ['effective 10000', 'flat 4000', 14_000],
        ['effective 5000', 'effective 5000', 10_000],
        ['flat 4000', 'effective 10000', 14_000],
      ],
    })
  })

  it('the year before the law changes is the last that counts', () => {
    expect(told([bill(10_000, { issuedOn: '2028-10-01', dueOn: '2028-12-31' })], 2028)).toEqual({
      open: 10_000,
      best: ['now'],
      ways: [
        ['effective 10000', 'ended 0', 10_000],
        ['effective 5000', 'ended 0', 5000],
        ['flat 4000', 'ended 0', 4000],
      ],
    })
    const energy = { taxClass: 'energy', issuedOn: '2028-10-01', dueOn: '2028-12-31' } as const
    const unknown = splitOverTwoYears(factsOf([bill(10_000, energy)]), 2028)
    expect([unknown?.best, unknown?.ways[2]?.totalRappen]).toEqual([[], null])
  })

  it('without an imputed rent only effective costs are known; odd Rappen are not lost', () => {
    const odd = bill(0, { amountRappen: 100_001 })
    expect(told([odd], 2026, null)?.ways).toEqual([
      ['effective 1000.01', 'effective 0', 1000.01],
      ['effective 500.01', 'effective 500', 1000.01],
      ['effective 0', 'effective 1000.01', 1000.01],
    ])
  })

  it('nothing to decide: all is paid, private, unassigned, value-adding or in euros', () => {
    const classes = [
      paidOn('2026-03-01', 3000),
      bill(1000, { taxClass: 'private' }),
      bill(1001, { taxClass: null }),
      bill(1002, { taxClass: 'improvement' }),
      bill(1003, { currency: 'EUR' }),
    ]
    expect(told(classes)).toBeNull()
  })
})

describe('energy works by the income somebody types', () => {
  const rows = (invoices: readonly FolderInvoice[], year: number, income: number) => {
    const facts = factsOf(invoices)
    return carryByIncome(facts, taxFolderOf(facts, year, 'payment'), francs(income)).map((one) => [
      one.year,
      one.energy / 100,
      one.fromEarlier / 100,
      one.waiting / 100,
      one.lost / 100,
      one.unsure / 100,
    ])
  }
  const works = paidOn('2025-05-01', 120_000, { taxClass: 'energy' })

  it('fill this year and the next two, whichever of them is open', () => {
    const filled = [
      [2025, 50_000, 0, 70_000, 0, 0],
      [2026, 50_000, 50_000, 20_000, 0, 0],
      [2027, 20_000, 20_000, 0, 0, 0],
    ]
    expect(rows([works], 2025, 50_000)).toEqual(filled)
    expect(rows([works], 2026, 50_000)).toEqual(filled)
    expect(rows([works], 2025, 200_000)).toEqual([[2025, 120_000, 0, 0, 0, 0]])
  })

  it('promise nothing beyond 2028, and nothing at all afterwards', () => {
    const late = paidOn('2027-05-01', 120_000, { taxClass: 'energy' })
    expect(rows([late], 2027, 50_000)).toEqual([
      [2027, 50_000, 0, 70_000, 0, 0],
      [2028, 50_000, 50_000, 0, 0, 20_000],
    ])
    expect(rows([late], 2029, 50_000)).toEqual([])
    expect(told([bill(10_000)], 2029)).toBeNull()
  })
})
