import { describe, expect, it } from 'vitest'
import { payloads } from '../../test/qr-bill-examples.ts'
import { heldOf, nothingHeld } from './holding.ts'
import { invoiceOfCode } from './invoice-of-code.ts'
import { invoiceWarningWords } from './invoice.labels.ts'
import { bareMoney } from '../formats/format.ts'
import { codeDifference } from './code-difference.ts'
import { invoiceWarnings, type ComparedInvoice } from './invoice-warnings.ts'
import { contradictionIn, invoiceSettlement, invoiceState, toPayNow, toPayOn } from './invoice.ts'
import { paymentCode } from './payment-code.ts'

const terms = {
  amountRappen: 100_000,
  currency: 'CHF',
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  discountUntil: null,
  discountRate: null,
} as const
const paid = (...payments: readonly (readonly [paidOn: string, amountRappen: number])[]) => ({
  ...terms,
  payments: payments.map(([paidOn, amountRappen]) => ({ paidOn, amountRappen })),
})

describe('where an invoice stands', () => {
  it.each([
    ['2026-10-30', 100_000, true, 'open'],
    ['2026-10-31', 100_000, true, 'due'],
    ['2026-10-30', 40_000, true, 'partly_paid'],
    ['2026-11-01', 40_000, true, 'due'],
    ['2026-11-01', 40_000, false, 'to_review'],
    ['2026-11-01', 0, false, 'paid'],
    ['2026-10-30', -500, true, 'paid'],
  ] as const)('on %s with %i open, reviewed: %s', (today, openRappen, isReviewed, state) => {
    expect(invoiceState({ ...terms, ...nothingHeld, openRappen, isReviewed }, today)).toBe(state)
  })
})

describe('what is not paid for now', () => {
  const disputed = { ...nothingHeld, disputedOn: '2026-10-05' }
  const part = { ...disputed, disputedRappen: 30_000 }
  const kept = { ...nothingHeld, retainedRappen: 10_000 }
  it.each([
    ['all of it is disputed', disputed, 100_000, 'disputed', 0],
    ['a part is disputed, the rest stays due', part, 100_000, 'due', 70_000],
    ['only the disputed part is left', part, 30_000, 'disputed', 0],
    ['a part is kept back, the rest stays due', kept, 100_000, 'due', 90_000],
    ['only what is kept back is left', kept, 10_000, 'retained', 0],
    ['some of that was paid after all', kept, 4_000, 'retained', 0],
    ['some is disputed and some kept back', { ...part, retainedRappen: 10_000 }, 40_000, 'disputed', 0],
    ['nothing is left', disputed, 0, 'paid', 0],
  ] as const)('%s', (_why, held, openRappen, state, toPay) => {
    const invoice = { ...paid(['2026-10-06', 100_000 - openRappen]), ...held }
    expect(invoiceState({ ...invoice, openRappen, isReviewed: true }, '2026-11-01')).toBe(state)
    expect(toPayNow(invoice, '2026-11-01')).toBe(toPay)
    expect(openRappen - heldOf(invoice, openRappen)).toBe(toPay)
  })
  it('takes off a discount only for who pays all', () => {
    const early = { ...paid(), discountUntil: '2026-10-11', discountRate: 2_00 }
    expect(toPayNow({ ...early, ...nothingHeld }, '2026-10-11')).toBe(98_000)
    expect(toPayNow({ ...early, ...kept }, '2026-10-11')).toBe(90_000)
  })
})

it('asks for what payments leave open, and for less while a discount can be taken', () => {
  expect(invoiceSettlement(paid(['2026-10-05', 40_000]))).toMatchObject({ open: 60_000, discount: 0 })
  const withDiscount = { ...paid(), discountUntil: '2026-10-11', discountRate: 2_00 }
  expect([toPayOn(withDiscount, '2026-10-11'), toPayOn(withDiscount, '2026-10-12')]).toEqual([
    98_000, 100_000,
  ])
  const taken = {
    ...withDiscount,
    ...paid(['2026-10-11', 98_000]),
    discountUntil: '2026-10-11',
    discountRate: 2_00,
  }
  expect(invoiceSettlement(taken)).toMatchObject({ state: 'paid', open: 0, discount: 2_000 })
  expect(toPayOn(taken, '2026-10-11')).toBe(0)
  expect(toPayOn(paid(['2026-10-05', 120_000]), '2026-10-06')).toBe(0)
})

it('knows which of its facts contradict each other', () => {
  const facts = { ...terms, iban: null, reference: null, projectId: null, costItemId: null }
  const qr = { iban: 'CH4431999123000889012', reference: '210000000003139471430009017' }
  expect(contradictionIn(facts)).toBeUndefined()
  expect(contradictionIn({ ...facts, ...qr })).toBeUndefined()
  expect(
    [
      { dueOn: '2026-09-30' },
      { discountUntil: '2026-09-30', discountRate: 200 },
      { discountUntil: '2026-10-11' },
      { discountRate: 200 },
      { ...qr, reference: null },
      { ...qr, iban: 'CH9300762011623852957' },
      { costItemId: 'item' },
    ].map((said) => contradictionIn({ ...facts, ...said })),
  ).toEqual([
    'dueOn',
    'discountUntil',
    'discountRate',
    'discountUntil',
    'reference',
    'reference',
    'costItemId',
  ])
})

describe('the code of a bill', () => {
  it('tells the facts, and what it does not tell is as usual', () => {
    expect(invoiceOfCode(`\n${payloads['six-ig-1-qrr-s1']}\n\n`, '2026-11-17')).toEqual({
      facts: {
        creditor: 'Max Muster & Söhne',
        iban: 'CH4431999123000889012',
        reference: '210000000003139471430009017',
        uid: 'CHE-102.673.386',
        number: '10201409',
        currency: 'CHF',
        amountRappen: 194_975,
        issuedOn: '2020-10-21',
        dueOn: '2020-11-20',
        discountUntil: null,
        discountRate: null,
        note: 'Auftrag vom 15.10.2020',
      },
    })
    expect(invoiceOfCode(payloads['non-no-amount-no-debtor'], '2026-11-17')).toMatchObject({
      facts: { amountRappen: null, issuedOn: '2026-11-17', dueOn: '2026-12-17', number: null },
    })
    const early = payloads['six-ig-1-qrr-s1'].replace('/40/0:30', '/40/2:10;0:30')
    expect(invoiceOfCode(early, '2026-11-17')).toMatchObject({
      facts: { discountRate: 200, discountUntil: '2020-10-31', dueOn: '2020-11-20' },
    })
  })

  it('that is none says in German what is wrong, and where', () => {
    expect(invoiceOfCode('Rechnung', '2026-11-17')).toEqual({
      faults: ['Das ist kein Code einer Schweizer QR-Rechnung.'],
    })
    const typo = payloads['six-ig-1-qrr-s1'].replace('1949.75', '1949,75')
    expect(invoiceOfCode(typo, '2026-11-17')).toEqual({
      faults: ['Betrag: Der Betrag ist nicht richtig geschrieben.'],
    })
  })
})

const scor = { iban: 'CH5800791123000889012', reference: 'RF18539007547034', currency: 'CHF' as const }

describe('the code to pay with', () => {
  const qrCode = payloads['six-ig-1-qrr-s1']
  const read = {
    qrCode,
    iban: 'CH4431999123000889012',
    reference: '210000000003139471430009017',
    currency: 'CHF' as const,
  }

  it('is the one of the bill with what is to be paid now', () => {
    expect(paymentCode(read, 194_975)).toBe(qrCode)
    expect(paymentCode(read, 100_000)).toBe(qrCode.replace('1949.75', '1000.00'))
  })

  it.each([
    ['another account was written down since', { ...read, iban: 'CH9300762011623852957' }, 100],
    ['another reference was', { ...read, reference: null }, 100],
    ['another currency was', { ...read, currency: 'EUR' as const }, 100],
    ['nothing is open', read, 0],
    ['none was read', { ...read, qrCode: null }, 100],
    ['banks no longer take its address', { ...scor, qrCode: payloads['scor-combined-K-legacy'] }, 100],
  ])('is not shown where %s', (_why, invoice, payable) => {
    expect(paymentCode(invoice, payable)).toBeUndefined()
  })
})

describe('what to look at before paying', () => {
  const bill = (id: string, facts: Partial<ComparedInvoice> = {}): ComparedInvoice => ({
    id,
    creditor: 'Dachbau AG',
    craftsmanId: null,
    iban: 'CH9300762011623852957',
    reference: null,
    number: `R-${id}`,
    currency: 'CHF',
    amountRappen: 100,
    openRappen: 100,
    dueOn: '2026-12-01',
    qrCode: null,
    ...nothingHeld,
    ...facts,
  })
  const household = { name: null, street: 'Lindenweg', houseNumber: '14', zip: '8610', members: [] }
  const other = 'CH5800791123000889012'
  const warned = (one: ComparedInvoice, before: readonly ComparedInvoice[], ibans: [string, string][] = []) =>
    invoiceWarnings(one, {
      invoices: [one, ...before],
      ibans: new Map(ibans),
      household,
      today: '2026-11-17',
    }).map(({ kind }) => kind)

  it('is an account this creditor never had', () => {
    expect(warned(bill('2', { iban: other, creditor: 'DACHBAU ag.' }), [bill('1')])).toEqual(['iban_changed'])
    expect(
      warned(bill('2', { iban: other, craftsmanId: 'c' }), [], [['c', 'CH9300762011623852957']]),
    ).toEqual(['iban_changed'])
    expect(warned(bill('2', { iban: other, creditor: 'Huber' }), [bill('1')])).toEqual([])
    expect(warned(bill('1', { iban: other }), [bill('2')])).toEqual([])
    expect(warned(bill('1', { iban: other }), [bill('2', { openRappen: 0 })])).toEqual(['iban_changed'])
  })

  it('is a bill that is there already, and a term that is over; nothing once it is paid', () => {
    expect(warned(bill('2', { number: 'R-1' }), [bill('1')])).toEqual(['already_recorded'])
    expect(warned(bill('2', { number: 'R-1', amountRappen: 101 }), [bill('1')])).toEqual([])
    const credit = { number: 'G-1', amountRappen: -100, openRappen: 0, iban: null }
    expect(warned(bill('2', credit), [bill('1', { ...credit, openRappen: -100 })])).toEqual([
      'already_recorded',
    ])
    expect(warned(bill('2', credit), [bill('1')])).toEqual([])
    const same = { number: null, reference: 'RF18539007547034' }
    expect(warned(bill('2', same), [bill('1', same)])).toEqual(['already_recorded'])
    expect(warned(bill('2', { dueOn: '2026-11-16' }), [])).toEqual(['overdue'])
    expect(warned(bill('2', { dueOn: '2026-11-17' }), [])).toEqual([])
    expect(warned(bill('2', { dueOn: '2026-11-16', disputedOn: '2026-11-01' }), [])).toEqual([])
    expect(warned(bill('2', { dueOn: '2026-11-16', retainedRappen: 10 }), [])).toEqual(['overdue'])
    expect(warned(bill('2', { number: 'R-1', openRappen: 0, dueOn: '2026-01-01' }), [bill('1')])).toEqual([])
  })
  it('is a payer the house does not know, told as the bill tells it, and euros; nothing once it is paid', () => {
    const qrCode = payloads['six-ig-1-qrr-s1']
    const asRead = invoiceOfCode(qrCode, '2026-11-17')
    if (!('facts' in asRead)) throw new Error('not read')
    const { iban, reference, amountRappen } = asRead.facts
    const read = { qrCode, iban, reference, amountRappen: amountRappen ?? 1 }
    const seen = invoiceWarnings(bill('2', read), {
      invoices: [],
      ibans: new Map(),
      household,
      today: '2026-11-17',
    })
    expect(seen).toEqual([{ kind: 'other_debtor', seen: 'Simon Muster, Musterstrasse 1, 8000 Seldwyla' }])
    expect(seen.map((one) => invoiceWarningWords(one))).toMatchObject([
      { title: expect.stringContaining('Simon Muster') as string },
    ])
    expect(warned(bill('2', { currency: 'EUR' }), [])).toEqual(['foreign_currency'])
    expect(warned(bill('2', { ...read, currency: 'EUR', openRappen: 0 }), [])).toEqual([])
    const told = (more: object) => codeDifference(bill('2', { ...read, ...more }))
    expect(told({})).toBeNull()
    expect(told({ amountRappen: 5 })).toBe(`CHF\u00A0${bareMoney(read.amountRappen)}`)
    expect(told({ iban: other })).toContain('IBAN CH')
    expect(told({ reference: null })).toContain('Referenz')
    expect(told({ currency: 'EUR', amountRappen: 5 })).toBeNull()
    expect(warned(bill('2', { ...read, amountRappen: 5 }), [])).toEqual(['code_differs', 'other_debtor'])
  })
})
