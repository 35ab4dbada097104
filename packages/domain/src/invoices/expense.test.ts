import { expect, test } from 'vitest'
import { improvementsOf } from '../taxes/tax-folder.ts'
import { sharesByYear } from './invoice-tax.ts'
import { expensePayments } from './expense-payment.ts'
import { isSameRhythm, misfitOfKind, nextBookingOn, proposedBookings } from './expense.ts'

const monthly = { mode: 'fixed', every: 1, unit: 'month', anchorOn: '2026-01-31' } as const
const row = (id: string, issuedOn: string, more: object = {}) => ({
  id,
  kind: 'expense' as const,
  issuedOn,
  recurrence: monthly,
  followsId: null,
  skippedUntil: null,
  ...more,
})

test('a booking comes again by the one recurrence: a 31st is the last day of a shorter month, then one again', () => {
  expect(nextBookingOn(row('a', '2026-01-31'))).toBe('2026-02-28')
  expect(nextBookingOn(row('a', '2026-02-28'))).toBe('2026-03-31')
  expect(nextBookingOn({ issuedOn: '2026-02-28', recurrence: null, skippedUntil: null })).toBeUndefined()
})

test('the last of a series proposes the next when its day has come, one at a time; who ended it is asked no more', () => {
  const series = [row('a', '2026-01-31'), row('b', '2026-02-28', { followsId: 'a' })]
  expect(proposedBookings(series, '2026-03-30')).toEqual([])
  expect(proposedBookings(series, '2026-05-02')).toMatchObject([{ row: { id: 'b' }, on: '2026-03-31' }])
  const ended = [series[0], { ...series[1], recurrence: null }] as typeof series
  expect(proposedBookings(ended, '2026-05-02')).toEqual([])
  expect(proposedBookings([row('c', '2026-01-31', { kind: 'bill' })], '2026-05-02')).toEqual([])
})

test('a time that cost nothing is left out, and the next one is asked for; a day before the booking leaves none out', () => {
  const skipped = row('a', '2026-01-31', { skippedUntil: '2026-02-28' })
  expect(proposedBookings([skipped], '2026-05-02')).toMatchObject([{ row: { id: 'a' }, on: '2026-03-31' }])
  expect(nextBookingOn(row('a', '2026-01-31', { skippedUntil: '2025-12-31' }))).toBe('2026-02-28')
  expect(isSameRhythm(skipped, { ...skipped, recurrence: { ...monthly } })).toBe(true)
  expect(isSameRhythm(skipped, { ...skipped, issuedOn: '2026-01-30' })).toBe(false)
  expect(isSameRhythm(skipped, { ...skipped, recurrence: { ...monthly, every: 2 } })).toBe(false)
  expect(isSameRhythm(skipped, { ...skipped, recurrence: null })).toBe(false)
})

test('what belongs to a bill is not said of a cost without one, and the other way round; nobody has paid tomorrow', () => {
  const none = { number: null, iban: null, reference: null, uid: null, qrCode: null, discountUntil: null }
  const whole = { amountRappen: 5, subsidyRappen: null, creditsId: null }
  const facts = { ...none, ...whole, ...row('a', '2026-01-31'), category: 'garden' } as const
  const misfit = (more: object) => misfitOfKind({ ...facts, ...more }, '2026-02-01')
  expect(misfit({})).toBeUndefined()
  expect(misfit({ category: null })).toBe('category')
  expect(misfit({ iban: 'CH93' })).toBe('iban')
  expect(misfit({ issuedOn: '2026-02-02' })).toBe('issuedOn')
  expect(misfit({ kind: 'bill' })).toBe('category')
  expect(misfit({ kind: 'bill', category: null, recurrence: null })).toBeUndefined()
})

test('it is paid on its day, and counts in that tax year to the Rappen', () => {
  const facts = { id: 'a', issuedOn: '2026-12-31', amountRappen: 45_005 }
  const invoice = {
    ...facts,
    currency: 'CHF' as const,
    dueOn: facts.issuedOn,
    discountUntil: null,
    discountRate: null,
    note: null,
    taxClass: 'upkeep' as const,
    taxLines: [],
    subsidyRappen: null,
    payments: expensePayments(facts),
  }
  for (const rule of ['payment', 'invoice'] as const)
    expect(sharesByYear(invoice, rule)).toMatchObject([
      { year: 2026, taxClass: 'upkeep', costRappen: 45_005 },
    ])
  const own = { ...invoice, kind: 'expense' as const, creditor: 'Nachbar', number: null, documentId: null }
  expect(improvementsOf([{ ...own, taxClass: 'improvement' }, own], null)).toMatchObject([
    { receipt: 1, creditor: 'Nachbar', netRappen: 45_005, paidOn: '2026-12-31', kind: 'expense' },
  ])
})
