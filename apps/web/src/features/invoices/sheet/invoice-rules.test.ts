import { expect, test } from 'vitest'
import { invoices, type InvoiceRow } from '#house/nouns/invoices.ts'
import { rulesOf, takenOver, withLines } from './invoice-rules.ts'
import { invoiceForm } from './invoice-values.ts'

const made = (facts: Partial<InvoiceRow>): InvoiceRow => ({
  ...invoices.blank(''),
  id: 'bill',
  version: 1,
  creditor: 'Gipser Muster',
  amountRappen: 100_000,
  issuedOn: '2026-08-01',
  dueOn: '2026-08-31',
  ...facts,
})
const bill = made({
  taxLines: [
    { text: 'Wände', amountRappen: 60_000, taxClass: 'upkeep' },
    { text: 'Anbau', amountRappen: 40_000, taxClass: 'improvement' },
  ],
})
const credit = made({ id: 'credit', kind: 'credit', amountRappen: -20_000, dueOn: '2026-08-01' })
const all = [bill, credit]

test('a credit note that is told later which bill it is for is divided as that was', () => {
  const taken = takenOver(credit, { creditsId: 'bill' }, all)
  expect(withLines(credit, {}, taken)).toMatchObject({
    taxLines: [{ amountRappen: -12_000 }, { amountRappen: -8_000 }],
  })
  const both = { creditsId: 'bill', amountRappen: -10_000 }
  expect(withLines(credit, both, taken)).toMatchObject({
    taxLines: [{ amountRappen: -6_000 }, { amountRappen: -4_000 }],
  })
})

test('one class for all of it, an own division and an older tie stay', () => {
  expect(takenOver(credit, { creditsId: 'bill', taxClass: 'upkeep' }, all)).toBeUndefined()
  expect(takenOver({ ...credit, taxClass: 'upkeep' }, { creditsId: 'bill' }, all)).toBeUndefined()
  expect(takenOver({ ...credit, creditsId: 'bill' }, { creditsId: 'bill' }, all)).toBeUndefined()
  expect(takenOver({ ...credit, creditsId: 'bill' }, {}, all)).toBeUndefined()
  const own = [{ text: '', amountRappen: -20_000, taxClass: 'upkeep' as const }]
  expect(takenOver({ ...credit, taxLines: own }, { creditsId: 'bill' }, all)).toBeUndefined()
})

const { prepare, valuesOf } = invoiceForm

test('what is tied to another invoice keeps the currency of both, and says why', () => {
  const faultOf = (row: InvoiceRow, others: readonly InvoiceRow[]) => {
    const { schema, texts } = rulesOf(row, others)
    const { error } = schema.safeParse(prepare({ ...valuesOf(row), currency: 'EUR' }))
    return error?.issues.some(({ path }) => path[0] === 'currency') === true ? texts.currency('EUR') : null
  }
  expect(faultOf(bill, all)).toBeNull()
  expect(faultOf(bill, [bill, { ...credit, creditsId: 'bill' }])).toBe(
    'Eine Gutschrift gehört zu dieser Rechnung: Die Währung bleibt CHF.',
  )
  const offset = {
    id: 'p',
    paidOn: '2026-09-01',
    amountRappen: -5_000,
    offsetId: 'q',
    offsetInvoiceId: 'bill',
  }
  expect(faultOf({ ...credit, payments: [offset] }, all)).toMatch(/^Schon verrechnet: Die Währung bleibt CHF/)
})
