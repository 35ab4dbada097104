import { describe, expect, it } from 'vitest'
import { referenceRows } from '../../golden/reference-rows.ts'
import type { Canton } from '../real-estate/real-estate.ts'
import { folderRules, sourceWords } from './tax-folder-rules.ts'
import { improvementsOf, taxFolderOf, taxYearsOf, usualYearRule, type FolderInvoice } from './tax-folder.ts'

const references = referenceRows()
const house = { canton: 'ZH' as Canton, buildYear: 1978, usage: 'owner_occupied', isListed: false } as const
const bill = (id: string, paidOn: string, facts: Partial<FolderInvoice> = {}): FolderInvoice => ({
  id,
  creditor: `Betrieb ${id}`,
  number: null,
  documentId: null,
  currency: 'CHF',
  issuedOn: paidOn,
  dueOn: paidOn,
  discountUntil: null,
  discountRate: null,
  note: null,
  taxClass: 'upkeep',
  taxLines: [],
  subsidyRappen: null,
  amountRappen: 100_000,
  payments: [{ paidOn, amountRappen: facts.amountRappen ?? 100_000 }],
  ...facts,
})
const folder = (
  invoices: readonly FolderInvoice[],
  year: number,
  of: Partial<typeof house> & { imputedRentRappen?: number | null } = {},
) => {
  const { imputedRentRappen = 2_000_000, ...told } = of
  return taxFolderOf(
    { invoices, house: { ...house, ...told }, imputedRentRappen, references },
    year,
    'payment',
  )
}
const energy = (year: number) =>
  bill(`e${year}`, `${year}-05-01`, { taxClass: 'energy', subsidyRappen: 20_000 })

describe('the folder of a year', () => {
  it('has each line in the order of the return, receipts counted once, other currencies in no sum', () => {
    const divided = bill('1', '2026-02-01', {
      taxClass: null,
      taxLines: [
        { text: 'neu', amountRappen: 30_000, taxClass: 'improvement' },
        { text: 'alt', amountRappen: 70_000, taxClass: 'upkeep' },
      ],
    })
    const euro = bill('2', '2026-01-01', { currency: 'EUR' })
    const all = [
      bill('3', '2026-01-02', { taxClass: null }),
      euro,
      bill('4', '2026-03-01', { taxClass: 'operation' }),
      divided,
      energy(2026),
      bill('5', '2025-12-31'),
    ]
    const made = folder(all, 2026)
    expect(made.entries.map(({ receipt, invoiceId, taxClass }) => [receipt, invoiceId, taxClass])).toEqual([
      [1, '1', 'upkeep'],
      [2, 'e2026', 'energy'],
      [3, '4', 'operation'],
      [1, '1', 'improvement'],
      [4, '3', null],
    ])
    expect(made.foreign).toMatchObject([{ receipt: 5, invoiceId: '2' }])
    expect(made.net).toEqual({
      upkeep: 70_000,
      energy: 80_000,
      operation: 100_000,
      improvement: 30_000,
      private: 0,
    })
    expect(made.costs.energy).toBe(100_000)
    expect([made.subsidyRappen, made.unassignedRappen]).toEqual([20_000, 100_000])
    expect(made.deduction).toEqual({ federal: 250_000, cantonal: 250_000, reason: 'before' })
    expect(made.flat.cantonal).toMatchObject({ flat: 400_000, better: 'flat', difference: 150_000 })
    expect(taxYearsOf(all, 'payment')).toEqual([2026, 2025])
  })

  it('says why no flat rate can be told, and counts years before the first rows by those', () => {
    expect(folder([], 2026, { imputedRentRappen: null }).noFlat).toBe('rent')
    expect(folder([], 2029)).toMatchObject({ noFlat: 'ended', flat: { cantonal: null, federal: null } })
    expect(folder([], 2024).flat.cantonal?.flat).toBe(400_000)
  })

  it('names energy works of this and the two years before, and promises nothing beyond 2028', () => {
    const works = [2023, 2025, 2026, 2027].map(energy)
    expect(folder(works, 2026).carry).toEqual([
      { year: 2025, energyRappen: 80_000, until: 2027, isUnsure: false },
      { year: 2026, energyRappen: 80_000, until: 2028, isUnsure: false },
    ])
    expect(folder(works, 2027).carry.at(-1)).toMatchObject({ year: 2027, until: 2029, isUnsure: true })
    expect(folder(works, 2029).carry).toEqual([])
  })

  it('names every rule with its source, and what nobody has checked', () => {
    const words = folderRules(folder([energy(2026)], 2026)).map(
      ({ text, sources }) => `${text} ${sourceWords(sources)}`,
    )
    expect(words).toHaveLength(5)
    expect(words[0]).toContain('(ungeprüft).')
    expect(words[1]).toContain('Kanton und Gemeinde: 20 %')
  })

  it('counts as the canton does, where somebody told us', () => {
    const rules = (['BE', 'SO', 'LU', 'ZH'] as const).map((canton) =>
      usualYearRule(references, canton, '2026-12-31'),
    )
    expect(rules).toEqual(['invoice', 'invoice', 'payment', 'payment'])
  })
})

it('keeps for the sale what has added value since the purchase', () => {
  const all = ['2008-01-01', '2015-06-01', '2026-01-01'].map((on, at) =>
    bill(String(at), on, { taxClass: 'improvement' }),
  )
  const found = (since: string | null) =>
    improvementsOf(all, since).map(({ receipt, paidOn }) => [receipt, paidOn])
  expect(found('2009-06-15')).toEqual([
    [1, '2015-06-01'],
    [2, '2026-01-01'],
  ])
  expect(found(null)).toHaveLength(3)
})
