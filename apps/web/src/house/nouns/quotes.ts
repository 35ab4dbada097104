import { contractTerms } from '@hauswart/domain/defects/defect'
import { contractTermsLabels } from '@hauswart/domain/defects/defect.labels'
import { quoteStates, type QuoteLine } from '@hauswart/domain/quotes/quote'
import { quoteStateLabels } from '@hauswart/domain/quotes/quote.labels'
import { SetQuoteDocument, type HouseQuotesQuery } from '#gql/graphql.ts'
import { day, money } from '#device/text/format.ts'
import { quotesQuery } from '#house/house-queries.ts'
import { puts } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'

/** As the server tells it in its list. */
export type QuoteRow = NonNullable<HouseQuotesQuery['realEstate']>['quotes'][number]

const { add, update } = puts(SetQuoteDocument, [
  'projectId',
  'craftsmanId',
  'company',
  'state',
  'receivedOn',
  'validUntil',
  'priceRappen',
  'discountRappen',
  'includesVat',
  'vatPermille',
  'cashDiscountPermille',
  'cashDiscountDays',
  'note',
  'documentId',
  'contractOn',
  'terms',
  'lines',
  'isActive',
])

export const quotes = defineRecord({
  noun: 'quote',
  lists: { all: quotesQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ company = '' }) => company,
  facts: {
    craftsmanId: 'Handwerker',
    company: 'Firma',
    state: 'Stand',
    receivedOn: 'Erhalten am',
    validUntil: 'Gültig bis',
    priceRappen: 'Betrag vor Rabatt',
    discountRappen: 'Rabatt',
    includesVat: 'Beträge inkl. MWST',
    vatPermille: 'MWST-Satz',
    cashDiscountPermille: 'Skonto',
    cashDiscountDays: 'Skonto innert Tagen',
    note: 'Notiz',
    documentId: 'Unterlage',
    contractOn: 'Vertragsdatum',
    terms: 'Vertrag',
    lines: 'Positionen',
    isActive: 'Besteht',
  },
  inWords: (fact, value, nameOf) => {
    if (fact === 'lines' && Array.isArray(value))
      return (value as readonly QuoteLine[]).map(({ text }) => text).join(', ')
    if (fact.endsWith('Permille') && typeof value === 'number') return `${value / 10} %`
    if (fact.endsWith('Rappen') && typeof value === 'number') return money(value)
    if (typeof value !== 'string') return undefined
    const state = quoteStates.find((one) => one === value)
    if (fact === 'state' && state !== undefined) return quoteStateLabels[state]
    if (fact === 'craftsmanId' || fact === 'documentId') return nameOf(value)
    const terms = contractTerms.find((one) => one === value)
    if (fact === 'terms' && terms !== undefined) return contractTermsLabels[terms]
    return /On$|Until$/.test(fact) ? day(value) : undefined
  },
  blank: () => ({
    projectId: '',
    craftsmanId: null,
    company: '',
    state: 'received' as const,
    receivedOn: null,
    validUntil: null,
    priceRappen: null,
    discountRappen: 0,
    includesVat: false,
    vatPermille: 81,
    cashDiscountPermille: null,
    cashDiscountDays: null,
    note: null,
    documentId: null,
    contractOn: null,
    terms: null,
    lines: [],
    isActive: true,
  }),
  verbs: { add, update },
  words: {
    add: (name) => `Offerte von ${name} erfassen`,
    update: (name) => `Offerte von ${name} ändern`,
  },
})
