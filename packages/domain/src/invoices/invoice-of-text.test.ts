import { expect, test } from 'vitest'
import { suggest } from '../files/suggest.ts'
import { invoiceOfCode } from './invoice-of-code.ts'
import { invoiceOfText } from './invoice-of-text.ts'

const today = '2026-11-16'
const read = (...lines: string[]) => invoiceOfText(suggest([{ page: 1, body: lines.join('\n') }], today))

test('a bill without a code: each fact with the line it stands in', () => {
  const facts = read(
    'Muster Heizungen AG              Telefon 031 000 00 00',
    'Bern, 3. März 2026',
    'Rechnung Nr. 4711',
    "Total inkl. MwSt. CHF                  1'340.45",
    'Zahlbar innert 30 Tagen netto',
  )
  expect(facts).toMatchObject({
    creditor: { value: 'Muster Heizungen AG', page: 1 },
    amountRappen: { value: 134_045, quote: "Total inkl. MwSt. CHF 1'340.45" },
    currency: { value: 'CHF' },
    issuedOn: { value: '2026-03-03' },
    dueOn: { value: '2026-04-02', quote: 'Zahlbar innert 30 Tagen netto' },
    number: { value: '4711', reason: 'weil «Rechnung Nr.» davor steht' },
  })
})

test('what is a guess stays empty, and an amount in euros says so', () => {
  expect(read('Anna Keller', 'Lieferung 2.3.2026 Uster', 'Danke')).toEqual({})
  expect(read('Total EUR 120.00')).toMatchObject({
    amountRappen: { value: 12_000 },
    currency: { value: 'EUR' },
  })
})

const code =
  'SPC\n0200\n1\nCH4431999123000889012\nS\nDachbau Muster AG\nMusterstrasse\n123\n8000\nSeldwyla\nCH\n\n\n\n\n\n\n\n' +
  '1949.75\nCHF\n\n\n\n\n\n\n\nQRR\n210000000003139471430009017\nDach\nEPD\n'

test('where a code is silent the words of its paper speak', () => {
  const silent = invoiceOfCode(code, today, { issuedOn: '2026-03-03', number: '4711', dueOn: '2026-03-23' })
  expect(silent).toMatchObject({
    facts: { issuedOn: '2026-03-03', dueOn: '2026-03-23', number: '4711', amountRappen: 194_975 },
  })
  expect(invoiceOfCode(code, today, { issuedOn: '2026-03-03' })).toMatchObject({
    facts: { dueOn: '2026-04-02' },
  })
  const said = invoiceOfCode(`${code}//S1/10/R-1/11/260301/40/0:10`, today, {
    issuedOn: '2026-03-03',
    number: '4711',
  })
  expect(said).toMatchObject({ facts: { issuedOn: '2026-03-01', dueOn: '2026-03-11', number: 'R-1' } })
})
