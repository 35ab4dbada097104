import { contractTermsLabels } from '@hauswart/domain/defects/defect.labels'
import type { QuoteLine } from '@hauswart/domain/quotes/quote'
import { quoteStateLabels } from '@hauswart/domain/quotes/quote.labels'
import { SetQuoteDocument, type HouseQuotesQuery } from '#gql/graphql.ts'
import { day, money } from '#device/text/format.ts'
import { quotesQuery } from '#house/house-queries.ts'
import { nameOr, type FactLines } from '#house/record/declaration/facts.ts'
import { puts } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'

/** As the server tells it in its list. */
export type QuoteRow = NonNullable<HouseQuotesQuery['realEstate']>['quotes'][number]

const percentOf = (permille: number) => `${permille / 10} %`

const facts = {
  craftsmanId: ['Handwerker', null, nameOr()],
  company: ['Firma', ''],
  state: ['Stand', 'received', quoteStateLabels],
  receivedOn: ['Erhalten am', null, day],
  validUntil: ['Gültig bis', null, day],
  priceRappen: ['Betrag vor Rabatt', null, money],
  discountRappen: ['Rabatt', 0, money],
  includesVat: ['Beträge inkl. MWST', false],
  vatPermille: ['MWST-Satz', 81, percentOf],
  cashDiscountPermille: ['Skonto', null, percentOf],
  cashDiscountDays: ['Skonto innert Tagen', null],
  note: ['Notiz', null],
  documentId: ['Unterlage', null, nameOr()],
  contractOn: ['Vertragsdatum', null, day],
  terms: ['Vertrag', null, contractTermsLabels],
  lines: ['Positionen', [], (lines: readonly QuoteLine[]) => lines.map(({ text }) => text).join(', ')],
  isActive: ['Besteht', true],
} satisfies FactLines<QuoteRow>

const { add, update } = puts(SetQuoteDocument, facts, ['projectId'])

export const quotes = defineRecord({
  noun: 'quote',
  lists: { all: quotesQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ company = '' }) => company,
  facts,
  blank: () => ({ projectId: '' }),
  verbs: { add, update },
  words: {
    add: (name) => `Offerte von ${name} erfassen`,
    update: (name) => `Offerte von ${name} ändern`,
  },
})
