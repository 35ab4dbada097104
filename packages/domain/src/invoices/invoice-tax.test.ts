import { describe, expect, it } from 'vitest'
import type { TaxClass } from '../taxes/tax-class.ts'
import { asSaid, scaledLines, sumOfLines, unevenTax } from '../taxes/tax-line.ts'
import { sharesByYear, type TaxedInvoice } from './invoice-tax.ts'

const line = (taxClass: TaxClass, amountRappen: number) => ({ text: taxClass, amountRappen, taxClass })
const bill = (facts: Partial<TaxedInvoice> = {}): TaxedInvoice => ({
  amountRappen: 100_000,
  currency: 'CHF',
  issuedOn: '2026-11-20',
  dueOn: '2026-12-20',
  discountUntil: null,
  discountRate: null,
  note: 'Küche\nmit Geräten',
  taxClass: null,
  taxLines: [],
  subsidyRappen: null,
  payments: [],
  ...facts,
})
const paid = (...payments: readonly (readonly [string, number])[]) => ({
  payments: payments.map(([paidOn, amountRappen]) => ({ paidOn, amountRappen })),
})
const said = (invoice: TaxedInvoice, rule: 'payment' | 'invoice' = 'payment') =>
  sharesByYear(invoice, rule).map(({ year, taxClass, costRappen, netRappen }) => [
    year,
    taxClass,
    costRappen,
    netRappen,
  ])

describe('the lines of an invoice', () => {
  it('sum to it, or it has one class; a subsidy is not more than it', () => {
    const lines = [line('upkeep', 80_000), line('improvement', 20_000)]
    expect(unevenTax(bill({ taxLines: lines }))).toBeUndefined()
    expect(unevenTax(bill({ taxClass: 'upkeep', subsidyRappen: 100_000 }))).toBeUndefined()
    expect(unevenTax(bill({ taxLines: lines, amountRappen: 100_001 }))).toBe('taxLines')
    expect(unevenTax(bill({ taxLines: lines, taxClass: 'upkeep' }))).toBe('taxLines')
    expect(unevenTax(bill({ subsidyRappen: 100_001 }))).toBe('subsidyRappen')
    expect(asSaid({ taxLines: lines })).toEqual({ taxLines: lines, taxClass: null })
    expect(asSaid({ taxClass: 'energy' })).toEqual({ taxLines: [], taxClass: 'energy' })
    expect(asSaid({ taxClass: null, note: 'x' })).toEqual({ taxClass: null, note: 'x' })
  })

  it('divide another amount as they divided this one', () => {
    const lines = [line('upkeep', 1), line('energy', 1), line('private', 1)]
    expect(scaledLines(lines, 100).map(({ amountRappen }) => amountRappen)).toEqual([34, 33, 33])
    expect(sumOfLines(scaledLines(lines, 99_999_99))).toBe(99_999_99)
  })
})

describe('the tax years of an invoice', () => {
  it('are those of its payments, or that of its day', () => {
    const invoice = bill({ taxClass: 'upkeep', ...paid(['2027-01-05', 60_000], ['2026-12-30', 40_000]) })
    expect(said(invoice)).toEqual([
      [2026, 'upkeep', 40_000, 40_000],
      [2027, 'upkeep', 60_000, 60_000],
    ])
    expect(said(invoice, 'invoice')).toEqual([[2026, 'upkeep', 100_000, 100_000]])
    expect(said(bill())).toEqual([])
    expect(sharesByYear(bill(paid(['2026-12-30', 1])), 'payment')).toMatchObject([
      { taxClass: null, text: 'Küche', costRappen: 1 },
    ])
  })

  it('take payments line by line to the Rappen; what was paid too much is no cost', () => {
    const taxLines = [line('upkeep', 33_333), line('energy', 33_333), line('private', 33_334)]
    const parts = bill({
      taxLines,
      ...paid(['2026-12-01', 1], ['2026-12-02', 50_000], ['2027-01-01', 60_000]),
    })
    expect(said(parts)).toEqual([
      [2026, 'upkeep', 16_667, 16_667],
      [2026, 'energy', 16_667, 16_667],
      [2026, 'private', 16_667, 16_667],
      [2027, 'upkeep', 16_666, 16_666],
      [2027, 'energy', 16_666, 16_666],
      [2027, 'private', 16_667, 16_667],
    ])
  })

  it('know the discount as no cost, and the subsidy as borne by others: energy first', () => {
    const taxLines = [line('energy', 60_000), line('upkeep', 30_000), line('operation', 10_000)]
    const terms = { discountUntil: '2026-11-30', discountRate: 2_00, taxLines, subsidyRappen: 70_000 }
    expect(said(bill({ ...terms, ...paid(['2026-11-30', 98_000]) }))).toEqual([
      [2026, 'energy', 58_800, 0],
      [2026, 'upkeep', 29_400, 18_200],
      [2026, 'operation', 9_800, 9_800],
    ])
    const late = { ...terms, subsidyRappen: 30_001, ...paid(['2026-12-31', 50_000], ['2027-01-01', 50_000]) }
    expect(said(bill(late))).toEqual([
      [2026, 'energy', 30_000, 14_999],
      [2026, 'upkeep', 15_000, 15_000],
      [2026, 'operation', 5_000, 5_000],
      [2027, 'energy', 30_000, 15_000],
      [2027, 'upkeep', 15_000, 15_000],
      [2027, 'operation', 5_000, 5_000],
    ])
  })
})
