import { expect, test } from 'vitest'
import { nothingHeld } from '../holding.ts'
import { changedBySeveral, type SeveralInvoices } from './several-invoices.ts'

const bill = {
  ...nothingHeld,
  id: 'a',
  kind: 'bill' as const,
  amountRappen: 10_000,
  currency: 'CHF' as const,
  issuedOn: '2026-11-01',
  dueOn: '2026-12-01',
  discountUntil: '2026-11-10',
  discountRate: 200,
  componentId: null,
  projectId: 'roof',
  costItemId: 'tiles',
  taxClass: null,
  taxReason: null,
  taxLines: [],
  isReviewed: false,
  payments: [],
}
const pay: SeveralInvoices = { ids: ['b', 'a'], act: 'pay', paymentIds: ['x', 'y'], paidOn: '2026-11-05' }
const amountOf = (facts: object, said = pay) =>
  changedBySeveral({ ...bill, ...facts }, said)?.payments?.map(({ id, amountRappen }) => [id, amountRappen])

test('each is paid with what it asks for that day, and what asks for nothing stays', () => {
  expect(amountOf({})).toEqual([['y', 9_800]])
  expect(amountOf({}, { ...pay, paidOn: '2026-11-11' })).toEqual([['y', 10_000]])
  expect(amountOf({ disputedOn: '2026-11-02', disputedRappen: 4_000 })).toEqual([['y', 6_000]])
  expect(amountOf({ disputedOn: '2026-11-02' })).toBeUndefined()
  expect(amountOf({ kind: 'expense' })).toBeUndefined()
  expect(amountOf({ kind: 'credit', amountRappen: -10_000 })).toBeUndefined()
})

test('what belongs there already stays, a cost item goes with its renovation, and a division is kept', () => {
  const change = (said: Omit<SeveralInvoices, 'ids'>, facts: object = {}) =>
    changedBySeveral({ ...bill, ...facts }, { ids: ['a'], ...said })
  expect(change({ act: 'assign', projectId: 'roof' })).toBeUndefined()
  expect(change({ act: 'assign', projectId: 'bath' })).toEqual({ projectId: 'bath', costItemId: null })
  expect(change({ act: 'assign', componentId: 'c' })).toEqual({ componentId: 'c' })
  expect(change({ act: 'classify', taxClass: 'upkeep' })).toEqual({ taxClass: 'upkeep', taxReason: null })
  expect(change({ act: 'classify', taxClass: 'upkeep' }, { taxLines: [{}] })).toBeUndefined()
})
