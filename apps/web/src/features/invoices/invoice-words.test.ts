import { inCash } from '@hauswart/domain/invoices/expense-payment'
import { expect, test } from 'vitest'
import { invoices } from '#house/nouns/invoices.ts'
import { inOrder, sumsOf, type Invoice } from './invoice-words.ts'
import { itemBudget } from './sheet/item-budget.ts'
import { filterInvoices, noFilter, yearsIn } from './invoices-filter.ts'

const today = '2026-11-17'
const some = { amountRappen: 10_000, issuedOn: '2026-10-01', dueOn: '2026-12-01' }
const invoice = (id: string, facts: Partial<Invoice>) =>
  ({ ...invoices.blank(''), ...some, ...facts, id, version: 1, isWaiting: false }) as Invoice
const paid = (paidOn: string, amountRappen: number) => [{ id: paidOn, paidOn, amountRappen, ...inCash }]
const all = [
  invoice('later', {}),
  invoice('due', { dueOn: '2026-11-17', payments: paid('2026-11-01', 4_000) }),
  invoice('euro', { currency: 'EUR', dueOn: '2026-11-20', projectId: 'roof', measureId: 'new-roof' }),
  invoice('old', { issuedOn: '2025-03-01', dueOn: '2025-03-31', payments: paid('2025-03-20', 10_000) }),
  invoice('wrong', { dueOn: '2026-11-01', disputedOn: '2026-11-02' }),
  invoice('partly', { dueOn: '2026-11-02', retainedRappen: 3_000, retainedUntil: '2027-02-01' }),
  invoice('done', { payments: paid('2026-10-20', 10_000) }),
]
const ids = (listed: readonly Invoice[]) => listed.map(({ id }) => id)

test('sums are told for each currency, with what they come from', () => {
  expect(sumsOf(all, today)).toEqual({
    open: { words: 'CHF\u00A0360.00 + EUR\u00A0100.00', from: 5 },
    held: { words: 'CHF\u00A0130.00', from: 2 },
    due: { words: 'CHF\u00A0130.00', from: 2 },
    paid: { words: 'CHF\u00A0140.00', from: 2 },
  })
})

test('a credit note lowers what is open and paid, is never due and stands with what is held', () => {
  const facts = { kind: 'credit', amountRappen: -2_500, dueOn: '2026-10-01' } as const
  const credits = [
    invoice('credit', facts),
    invoice('back', { ...facts, payments: paid('2026-11-02', -2_500) }),
  ]
  expect(sumsOf([...all, ...credits], today)).toMatchObject({
    open: { words: 'CHF\u00A0335.00 + EUR\u00A0100.00', from: 6 },
    due: { words: 'CHF\u00A0130.00', from: 2 },
    paid: { words: 'CHF\u00A0115.00', from: 3 },
  })
  expect(ids(inOrder([...all, ...credits], today))).toContain('credit')
  const shown = filterInvoices([...all, ...credits], { ...noFilter, state: 'credit' }, today)
  expect(ids(shown)).toEqual(['credit', 'back'])
})

test('what is to be paid comes first by its last day, then what is held, then what was paid, the latest first', () => {
  expect(ids(inOrder(all, today))).toEqual(['partly', 'due', 'euro', 'later', 'wrong', 'done', 'old'])
})

test('are shown by state, year and renovation', () => {
  const shown = (filter: object) => ids(filterInvoices(all, { ...noFilter, ...filter }, today))
  expect(shown({ state: 'open' })).toEqual(['later', 'due', 'euro', 'wrong', 'partly'])
  expect(shown({ state: 'due' })).toEqual(['due', 'partly'])
  expect(shown({ state: 'disputed' })).toEqual(['wrong'])
  expect(shown({ state: 'retained' })).toEqual(['partly'])
  expect(shown({ state: 'paid', year: '2025' })).toEqual(['old'])
  expect(shown({ projectId: 'roof' })).toEqual(['euro'])
  expect(shown({ measureId: 'new-roof' })).toEqual(['euro'])
  expect(yearsIn(all)).toEqual(['2026', '2025'])
})

test('are shown by what they are for the tax office, in part too, and by what a tax year still waits for', () => {
  const part = { text: 'Bad', amountRappen: 5_000, taxClass: 'improvement' as const }
  const taxed = [
    invoice('unknown', { payments: paid('2026-03-01', 10_000), issuedOn: '2025-12-20' }),
    invoice('unpaid', {}),
    invoice('euro', { currency: 'EUR', payments: paid('2026-03-01', 10_000) }),
    invoice('upkeep', { taxClass: 'upkeep', payments: paid('2026-03-01', 10_000) }),
    invoice('parts', { taxLines: [part, { ...part, taxClass: 'upkeep' }] }),
  ]
  const shown = (filter: object) => ids(filterInvoices(taxed, { ...noFilter, ...filter }, today))
  expect(shown({ tax: 'none' })).toEqual(['unknown', 'unpaid', 'euro'])
  expect(shown({ tax: 'upkeep' })).toEqual(['upkeep', 'parts'])
  expect(shown({ tax: 'improvement' })).toEqual(['parts'])
  expect(shown({ tax: 'none', taxYear: { year: 2026, rule: 'payment' } })).toEqual(['unknown'])
  expect(shown({ tax: 'none', taxYear: { year: 2025, rule: 'invoice' } })).toEqual(['unknown'])
  expect(shown({ taxYear: { year: 2026, rule: 'payment' } })).toEqual(['unknown', 'upkeep'])
})

test('what a form says of a budget counts all other invoices of its item in francs', () => {
  const item = { id: 'bath', projectId: 'p', title: 'Bad', plannedRappen: 100_000 }
  const links = {
    costItems: [item],
    invoices: [
      invoice('other', { costItemId: 'bath', amountRappen: 80_000 }),
      invoice('own', { costItemId: 'bath', amountRappen: 50_000 }),
      invoice('euro', { costItemId: 'bath', amountRappen: 50_000, currency: 'EUR' }),
    ],
  } as unknown as Parameters<typeof itemBudget>[2]
  const draft = { kind: 'bill', costItemId: 'bath', amountRappen: 20_000, currency: 'CHF' } as const
  const hint = 'Vom Budget von CHF\u00A01’000.00 bleiben CHF\u00A0200.00.'
  expect(itemBudget('own', draft, links)).toEqual({ hint })
  const warning = 'Mit dieser Rechnung fehlen im Budget von «Bad» CHF\u00A00.05.'
  expect(itemBudget('own', { ...draft, amountRappen: 20_005 }, links)).toEqual({ hint, warning })
  expect(itemBudget('own', { ...draft, amountRappen: 90_000, kind: 'credit' }, links)).toEqual({ hint })
  expect(itemBudget('new', draft, links).hint).toBe(
    'Andere Rechnungen überschreiten das Budget schon um CHF\u00A0300.00.',
  )
  expect(itemBudget('own', { ...draft, costItemId: '' }, links)).toEqual({})
})
