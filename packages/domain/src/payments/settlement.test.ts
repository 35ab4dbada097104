import { expect, test } from 'vitest'
import { fc } from '../../test/by-lot.ts'
import { addDays } from '../days/day.ts'
import { discountsOf, dueOnOf, payableOn } from './payment-terms.ts'
import { settle, type Payment } from './settlement.ts'

const bill = {
  amount: 1000_00,
  currency: 'CHF',
  invoicedOn: '2026-11-01',
  conditions: [
    { discountRate: 0, days: 30 },
    { discountRate: 100, days: 20 },
    { discountRate: 250, days: 10 },
  ],
} as const
const pay = (paidOn: string, amount: number): Payment => ({ paidOn, amount, currency: 'CHF' })

test('a bill says what may be taken off until when, and when it is due', () => {
  expect(discountsOf(bill)).toEqual([
    { amount: 25_00, until: '2026-11-11' },
    { amount: 10_00, until: '2026-11-21' },
  ])
  expect(dueOnOf(bill)).toBe('2026-12-01')
  const days = ['2026-11-11', '2026-11-12', '2026-11-21', '2026-11-22']
  expect(days.map((day) => payableOn(bill, day))).toEqual([975_00, 990_00, 990_00, 1000_00])
})

test.each([
  ['nothing paid', [], 'open', [0, 0, 1000_00]],
  ['a part', [pay('2026-11-05', 400_00)], 'partly_paid', [400_00, 0, 600_00]],
  ['all, late', [pay('2026-12-24', 1000_00)], 'paid', [1000_00, 0, 0]],
  ['in time, less the discount', [pay('2026-11-11', 975_00)], 'paid', [975_00, 25_00, 0]],
  [
    'in two parts, both in time',
    [pay('2026-11-02', 500_00), pay('2026-11-11', 475_00)],
    'paid',
    [975_00, 25_00, 0],
  ],
  ['a day late for the larger discount', [pay('2026-11-12', 975_00)], 'partly_paid', [975_00, 0, 25_00]],
  ['in time for the smaller', [pay('2026-11-21', 990_00)], 'paid', [990_00, 10_00, 0]],
  ['early and without taking the discount', [pay('2026-11-02', 1000_00)], 'paid', [1000_00, 0, 0]],
  ['twice', [pay('2026-11-11', 1000_00), pay('2026-11-12', 1000_00)], 'overpaid', [2000_00, 0, -1000_00]],
] as const)('%s', (_, payments, state, [paid, discount, open]) => {
  expect(settle(bill, payments)).toEqual({ state, paid, discount, open, inOtherCurrency: [] })
})

test('euros do not pay francs', () => {
  const euros: Payment = { paidOn: '2026-11-02', amount: 1000_00, currency: 'EUR' }
  expect(settle(bill, [euros])).toMatchObject({ state: 'open', paid: 0, inOtherCurrency: [euros] })
  expect(settle({ ...bill, currency: 'EUR' }, [euros])).toMatchObject({ state: 'paid' })
})

test('a credit note is settled by money that comes back', () => {
  const note = { ...bill, amount: -200_00 }
  expect(settle(note, [])).toMatchObject({ state: 'open', open: -200_00 })
  expect(settle(note, [pay('2026-11-05', -50_00)])).toMatchObject({ state: 'partly_paid', open: -150_00 })
  expect(settle(note, [pay('2026-11-05', -200_00)])).toMatchObject({ state: 'paid', discount: 0, open: 0 })
})

test('paid, taken off and open always sum to the bill, and nobody is given more than one discount', () => {
  const payments = fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 500_000 }), after: fc.integer({ min: 0, max: 60 }) }),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), payments, (amount, paidIn) => {
      const made = paidIn.map(({ amount: part, after }) => pay(addDays(bill.invoicedOn, after), part))
      const { state, paid, discount, open } = settle({ ...bill, amount }, made)
      expect(paid + discount + open).toBe(amount)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(discount).toBeLessThanOrEqual(discountsOf({ ...bill, amount })[0]?.amount ?? 0)
      expect(state === 'paid').toBe(open === 0)
      expect(state === 'overpaid').toBe(open < 0)
    }),
  )
})
