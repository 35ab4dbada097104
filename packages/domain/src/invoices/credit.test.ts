import { expect, test } from 'vitest'
import { firmsOf } from '../projects/firms.ts'
import { sumCostsWith } from '../projects/cost-sums.ts'
import { hasUnassigned, taxFolderOf } from '../taxes/tax-folder.ts'
import { splitOverTwoYears } from '../taxes/tax-split.ts'
import { scaledLines, unevenTax } from '../taxes/tax-line.ts'
import { isCredit, offsetOf } from './credit.ts'
import { misfitOfKind } from './expense.ts'
import { nothingHeld } from './holding.ts'
import { invoiceSettlement, invoiceState, toPayNow } from './invoice.ts'
import { invoiceStateWords } from './invoice.labels.ts'
import { sharesByYear } from './invoice-tax.ts'
import { paymentCode } from './payment-code.ts'

const bill = {
  id: 'b',
  kind: 'bill' as const,
  creditor: 'Gipser Muster AG',
  number: '7',
  documentId: null,
  craftsmanId: null,
  creditsId: null,
  currency: 'CHF' as const,
  amountRappen: 100_000,
  issuedOn: '2025-11-01',
  dueOn: '2025-12-01',
  discountUntil: null,
  discountRate: null,
  note: null,
  taxClass: 'upkeep' as const,
  taxLines: [],
  subsidyRappen: null,
  payments: [{ paidOn: '2025-11-20', amountRappen: 100_000 }],
}
const credit = {
  ...bill,
  id: 'c',
  kind: 'credit' as const,
  number: 'G-1',
  amountRappen: -20_005,
  issuedOn: '2026-02-01',
  dueOn: '2026-02-01',
  creditsId: 'b',
  payments: [{ paidOn: '2026-02-10', amountRappen: -20_005 }],
}
const open = { ...credit, payments: [] }
const standing = (one: typeof credit | typeof bill) => ({
  ...one,
  ...nothingHeld,
  isReviewed: true,
  openRappen: invoiceSettlement(one).open,
})

test('is open until it came back or was set off, never due, and no code pays it', () => {
  expect(invoiceSettlement(open).open).toBe(-20_005)
  const states = [open, { ...open, payments: [{ paidOn: '2026-02-03', amountRappen: -5 }] }, credit].map(
    (one) => invoiceState(standing(one), '2030-01-01'),
  )
  expect(states).toEqual(['open', 'partly_paid', 'paid'])
  expect(states.map((state) => invoiceStateWords(credit, state))).toEqual([
    'Guthaben',
    'Teilweise verrechnet',
    'Erledigt',
  ])
  expect(toPayNow({ ...open, ...nothingHeld }, '2026-02-02')).toBe(0)
  expect(paymentCode({ ...open, qrCode: 'SPC', iban: null, reference: null }, -20_005)).toBeUndefined()
})

test('lowers the deduction of the year it came back in, line by line and to the Rappen', () => {
  expect(sharesByYear(credit, 'payment')).toEqual([
    { year: 2026, text: null, taxClass: 'upkeep', costRappen: -20_005, subsidyRappen: 0, netRappen: -20_005 },
  ])
  expect(sharesByYear(open, 'payment')).toEqual([])
  expect(sharesByYear(open, 'invoice')).toMatchObject([{ year: 2026, netRappen: -20_005 }])
  const lines = [
    { text: 'a', amountRappen: -13_337, taxClass: 'upkeep' as const },
    { text: 'b', amountRappen: -6_668, taxClass: 'improvement' as const },
  ]
  const divided = { ...credit, taxClass: null, taxLines: lines }
  expect(sharesByYear(divided, 'payment').map(({ netRappen }) => netRappen)).toEqual([-13_337, -6_668])
  expect(unevenTax(divided)).toBeUndefined()
  expect(unevenTax({ ...divided, taxLines: [{ ...lines[0]!, amountRappen: 5 }] })).toBe('taxLines')
  expect(scaledLines(lines, -100).map(({ amountRappen }) => amountRappen)).toEqual([-67, -33])
  expect(scaledLines(lines, -1)).toEqual([{ ...lines[0]!, amountRappen: -1 }])
  const house = { canton: null, buildYear: null, usage: null, isListed: null }
  const folder = (year: number, invoices: readonly (typeof bill | typeof credit)[]) =>
    taxFolderOf({ invoices, house, imputedRentRappen: null, references: [] }, year, 'payment')
  expect(folder(2025, [bill, credit]).net.upkeep).toBe(100_000)
  expect(folder(2026, [bill, credit])).toMatchObject({
    net: { upkeep: -20_005 },
    deduction: { cantonal: -20_005 },
  })
  expect(folder(2026, [bill, credit]).entries).toMatchObject([{ kind: 'credit', paidOn: '2026-02-10' }])
})

test('that nobody assigned is asked for, also where it takes off exactly what a bill left open', () => {
  const house = { canton: null, buildYear: null, usage: null, isListed: null }
  const invoices = [bill, { ...credit, amountRappen: -100_000 }].map((one) => ({ ...one, taxClass: null }))
  const facts = { invoices, house, imputedRentRappen: null, references: [] }
  const folder = taxFolderOf(facts, 2025, 'invoice')
  expect([hasUnassigned(folder), folder.unassignedRappen]).toEqual([true, 100_000])
  const both = taxFolderOf(
    { ...facts, invoices: invoices.map((one) => ({ ...one, issuedOn: '2026-01-01' })) },
    2026,
    'invoice',
  )
  expect([hasUnassigned(both), both.unassignedRappen]).toEqual([true, 0])
  expect(hasUnassigned(taxFolderOf({ ...facts, invoices: [bill] }, 2025, 'invoice'))).toBe(false)
})

test('set off against a bill the two are what was paid in cash, in every sum', () => {
  const set = {
    ...bill,
    issuedOn: '2026-01-05',
    payments: [
      { paidOn: '2026-02-10', amountRappen: 20_005 },
      { paidOn: '2026-02-11', amountRappen: 79_995 },
    ],
  }
  const both = [set, credit]
  const house = { canton: null, buildYear: null, usage: null, isListed: null }
  const facts = { invoices: both, house, imputedRentRappen: null, references: [] }
  expect(taxFolderOf(facts, 2026, 'payment').net.upkeep).toBe(79_995)
  const billed = both.map((one) => ({ ...one, costItemId: 'i', paidRappen: invoiceSettlement(one).paid }))
  const item = { id: 'i', plannedRappen: 0, committedRappen: 0, invoicedRappen: 0, paidRappen: 0 }
  expect(sumCostsWith([item], billed)).toMatchObject({ invoiced: 79_995, paid: 79_995, forecast: 79_995 })
  const firms = firmsOf(
    {
      quotes: [],
      orders: [],
      acceptances: [],
      defects: [],
      invoices: [
        { ...standing({ ...bill, payments: [] }), paidRappen: 0 },
        { ...standing(open), paidRappen: 0 },
      ],
    },
    () => undefined,
  )
  expect(firms).toMatchObject([{ invoiced: 79_995, open: 79_995, openSince: '2025-12-01' }])
})

test('an open one comes back this year, whenever the bills are paid', () => {
  const house = { canton: null, buildYear: null, usage: null, isListed: null }
  const facts = {
    invoices: [{ ...bill, payments: [] }, open],
    house,
    imputedRentRappen: null,
    references: [],
  }
  expect(splitOverTwoYears(facts, 2026)).toMatchObject({
    openRappen: 100_000,
    ways: [{ totalRappen: 79_995 }, { totalRappen: 79_995 }, { totalRappen: 79_995 }],
  })
  const asLarge = { ...open, amountRappen: -100_000 }
  expect(splitOverTwoYears({ ...facts, invoices: [facts.invoices[0]!, asLarge] }, 2026)?.openRappen).toBe(
    100_000,
  )
})

test('can be set off against open bills of its firm, in its currency, as far as both are open', () => {
  const owed = standing({ ...bill, payments: [] })
  expect(offsetOf(standing(open), owed)).toBe(20_005)
  expect(offsetOf(standing(open), { ...owed, openRappen: 700 })).toBe(700)
  expect(offsetOf(standing(credit), owed)).toBeNull()
  expect(offsetOf(standing(open), standing(bill))).toBeNull()
  expect(offsetOf(standing(open), { ...owed, currency: 'EUR' })).toBeNull()
  const other = { ...owed, id: 'x', creditor: 'Maler Weiss' }
  expect(offsetOf(standing(open), other)).toBeNull()
  expect(offsetOf({ ...standing(open), craftsmanId: 'k' }, { ...other, craftsmanId: 'k' })).toBe(20_005)
})

test('has no account, no code, no discount and no subsidy, and only it is below zero', () => {
  const none = { number: null, iban: null, reference: null, uid: null, qrCode: null, discountUntil: null }
  const facts = { ...credit, ...none, category: null, recurrence: null, followsId: null, skippedUntil: null }
  const misfit = (more: object) => misfitOfKind({ ...facts, ...more }, '2026-03-01')
  expect(isCredit(credit)).toBe(true)
  expect(misfit({})).toBeUndefined()
  expect(misfit({ amountRappen: 5 })).toBe('amountRappen')
  expect(misfit({ kind: 'bill' })).toBe('amountRappen')
  expect(misfit({ kind: 'bill', amountRappen: 5 })).toBe('creditsId')
  expect(misfit({ iban: 'CH93' })).toBe('iban')
  expect(misfit({ subsidyRappen: 1 })).toBe('subsidyRappen')
})
