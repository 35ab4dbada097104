import type { ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { expect, test } from 'vitest'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { reasonWords, suggestionOf } from './tax-suggestion.ts'

const law = (key: string, value: number, from: number, to: number | null = null): ReferenceValue => ({
  key,
  canton: null,
  value,
  min: null,
  max: null,
  unit: '%',
  validFrom: `${from}-01-01`,
  validTo: to === null ? null : `${to}-01-01`,
  source: `Gesetz von ${from}.`,
  checkedOn: '2026-11-19',
  isVerified: true,
})
const references = [
  law('tax.flat_rate_young', 10, 2020),
  law('tax.upkeep_share_comfort', 80, 2020, 2026),
  law('tax.upkeep_share_comfort', 60, 2026),
]

const invoice = (facts: Partial<Invoice> = {}): Invoice =>
  ({
    id: 'this',
    kind: 'bill',
    creditor: 'Kaminfeger Brünner GmbH',
    craftsmanId: null,
    componentId: null,
    projectId: null,
    costItemId: null,
    creditsId: null,
    note: null,
    issuedOn: '2025-12-20',
    payments: [],
    ...facts,
  }) as unknown as Invoice
const links = {
  house: { canton: 'ZH', buildYear: 1978 },
  components: [{ id: 'kitchen', catalogKey: 'kitchen' }],
  craftsmen: [
    { id: 'mason', trades: ['masonry'] },
    { id: 'both', trades: ['masonry', 'chimney_sweep'] },
  ],
  projects: [{ id: 'bath', kind: 'renovation', title: 'Bad' }],
  invoices: [{ id: 'bill', taxClass: 'energy' }],
  nameOf: (id: string) => (id === 'item' ? 'Reparatur Kamin' : undefined),
} as unknown as InvoiceLinks
const proposed = (facts: Partial<Invoice>) => suggestionOf(invoice(facts), links, references).proposed

test.each<readonly [string, Partial<Invoice>, string | undefined]>([
  ['a firm nobody has in the address book tells its trade by its name', {}, 'upkeep'],
  ['one that stands there is known by its trade, not its name', { craftsmanId: 'mason' }, undefined],
  ['of two trades neither is told', { craftsmanId: 'both' }, undefined],
  ['a component this device does not know', { componentId: 'elsewhere' }, undefined],
  ['a renovation this device does not know', { projectId: 'elsewhere' }, undefined],
  ['a cost item this device does not know', { costItemId: 'elsewhere' }, undefined],
  ['a cost item it knows', { costItemId: 'item' }, 'upkeep'],
  ['of a cost without a bill nobody sends', { kind: 'expense' }, undefined],
  ['a credit note follows its bill', { kind: 'credit', creditsId: 'bill' }, 'energy'],
  ['of a bill this device does not know it says nothing', { kind: 'credit', creditsId: 'other' }, undefined],
])('%s', (_, facts, expected) => {
  expect(proposed(facts)).toBe(expected)
})

test('without figures or a house nothing is proposed', () => {
  const kitchen = invoice({ componentId: 'kitchen' })
  expect(suggestionOf(kitchen, links, undefined).proposed).toBeUndefined()
  expect(suggestionOf(kitchen, { ...links, house: undefined }, references).proposed).toBeUndefined()
})

test('the law is that of the year of the last payment, and its source is told once', () => {
  const kitchen = { componentId: 'kitchen', projectId: 'bath' }
  const paid = [{ paidOn: '2026-01-14' }, { paidOn: '2025-12-29' }] as unknown as Invoice['payments']
  const open = suggestionOf(invoice(kitchen), links, references)
  const late = suggestionOf(invoice({ ...kitchen, payments: paid }), links, references)
  expect(open.parts.map(({ percent }) => percent)).toEqual([80, 20])
  expect(late.parts.map(({ percent }) => percent)).toEqual([60, 40])
  expect(reasonWords({ ...late, sources: [...late.sources, ...late.sources] })).toMatch(
    /Quelle: Gesetz von 2026\.$/,
  )
})
