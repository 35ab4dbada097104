import { expect, test } from 'vitest'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { groupInvoices, sortInvoices } from './invoice-order.ts'

const today = '2026-11-18'
const invoice = (id: string, facts: Partial<Invoice>): Invoice =>
  ({
    id,
    kind: 'invoice',
    creditor: 'Sanitär Frei',
    craftsmanId: null,
    projectId: null,
    currency: 'CHF',
    amountRappen: 10_000,
    issuedOn: '2026-10-01',
    dueOn: '2026-12-01',
    payments: [],
    disputedOn: null,
    disputedRappen: null,
    retainedUntil: null,
    retainedRappen: null,
    isReviewed: true,
    ...facts,
  }) as unknown as Invoice

const all = [
  invoice('late', { dueOn: '2026-12-20', issuedOn: '2026-11-02', amountRappen: 30_000 }),
  invoice('soon', { creditor: 'Äbi Holzbau', amountRappen: 20_000, projectId: 'bath' }),
  invoice('euro', { creditor: 'Zinn', currency: 'EUR', amountRappen: 99_000, dueOn: '2026-12-24' }),
  invoice('credit', { kind: 'credit', amountRappen: -5_000, issuedOn: '2026-10-05', craftsmanId: 'frei' }),
]
const ids = (some: readonly Invoice[]) => some.map(({ id }) => id)
const names = { nameOf: (id: string) => ({ bath: 'Bad oben', frei: 'Frei AG' })[id], none: 'Ohne' }

test.each([
  [undefined, ['soon', 'late', 'euro', 'credit']],
  ['date', ['late', 'credit', 'soon', 'euro']],
  ['amount', ['late', 'soon', 'credit', 'euro']],
  ['firm', ['soon', 'late', 'credit', 'euro']],
] as const)('%s', (order, expected) => {
  expect(ids(sortInvoices(all, order, today))).toEqual(expected)
})

test.each([
  [
    'firm',
    [
      ['Äbi Holzbau', 'CHF\u00A0200.00', ['soon']],
      ['Frei AG', 'CHF\u00A0−50.00', ['credit']],
      ['Sanitär Frei', 'CHF\u00A0300.00', ['late']],
      ['Zinn', 'EUR\u00A0990.00', ['euro']],
    ],
  ],
  [
    'project',
    [
      ['Bad oben', 'CHF\u00A0200.00', ['soon']],
      ['Ohne', 'CHF\u00A0250.00 + EUR\u00A0990.00', ['late', 'euro', 'credit']],
    ],
  ],
  [
    'month',
    [
      ['November 2026', 'CHF\u00A0300.00', ['late']],
      ['Oktober 2026', 'CHF\u00A0150.00 + EUR\u00A0990.00', ['soon', 'euro', 'credit']],
    ],
  ],
] as const)('grouped by %s, each with its sum', (by, expected) => {
  const groups = groupInvoices(sortInvoices(all, undefined, today), by, names)
  expect(groups.map(({ title, sum, invoices }) => [title, sum.words, ids(invoices)])).toEqual(expected)
})

test('nothing has no groups', () => {
  expect(groupInvoices([], 'month', names)).toEqual([])
})
