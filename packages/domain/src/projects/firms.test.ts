import { expect, test } from 'vitest'
import { firmsOf, type FirmRecords } from './firms.ts'

const none: FirmRecords = { quotes: [], orders: [], invoices: [], acceptances: [], defects: [] }
const quote = {
  id: 'q',
  craftsmanId: 'm',
  company: 'Muster AG',
  state: 'accepted',
  isActive: true,
  committedRappen: 1_000_000,
} as const
const invoice = {
  craftsmanId: 'm',
  creditor: 'MUSTER AG, Uster',
  currency: 'CHF',
  amountRappen: 400_000,
  paidRappen: 150_000,
  openRappen: 250_000,
  dueOn: '2026-10-31',
} as const
const accepted = {
  craftsmanId: 'm',
  acceptedOn: '2026-08-31',
  result: 'clean',
  terms: 'sia118',
  contractOn: '2026-03-02',
} as const
const nameOf = (id: string) => (id === 'm' ? 'Muster AG' : undefined)

test('one firm is one, with its contract, what was ordered on top, invoiced, paid and is open', () => {
  const order = { quoteId: 'q', state: 'accepted', isActive: true, amountRappen: 120_000 } as const
  const records: FirmRecords = {
    quotes: [quote, { ...quote, id: 'r', state: 'declined', company: 'Andere AG', craftsmanId: null }],
    orders: [order, { ...order, state: 'open' }],
    invoices: [invoice, { ...invoice, craftsmanId: null, creditor: ' muster  ag', dueOn: '2026-09-30' }],
    acceptances: [accepted, { ...accepted, acceptedOn: '2026-09-30', result: 'refused' }],
    defects: [],
  }
  expect(firmsOf(records, nameOf)).toEqual([
    {
      company: 'Muster AG',
      terms: 'sia118',
      contractOn: '2026-03-02',
      acceptedOn: '2026-08-31',
      committed: 1_120_000,
      invoiced: 800_000,
      paid: 300_000,
      open: 500_000,
      openSince: '2026-09-30',
    },
  ])
})

test('euros are no sum but keep an invoice open, and who is only named by an acceptance is there without amounts', () => {
  const euros = { ...invoice, craftsmanId: null, creditor: 'Fliesen GmbH', currency: 'EUR' } as const
  expect(firmsOf({ ...none, invoices: [euros], acceptances: [accepted] }, nameOf)).toMatchObject([
    { company: 'Fliesen GmbH', invoiced: 0, open: 0, openSince: '2026-10-31', terms: null },
    { company: 'Muster AG', committed: 0, openSince: null, acceptedOn: '2026-08-31' },
  ])
  expect(firmsOf({ ...none, defects: [{ ...accepted, craftsmanId: 'gone' }] }, nameOf)).toEqual([])
})
