import { hireAgainAnswers } from '@hauswart/domain/craftsmen/craftsman'
import { hireAgainLabels } from '@hauswart/domain/craftsmen/craftsman.labels'
import { trades } from '@hauswart/domain/craftsmen/trade'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { ibanWords } from '@hauswart/domain/payments/iban-words'
import {
  AddCraftsmanDocument,
  DeleteCraftsmanDocument,
  RestoreCraftsmanDocument,
  UpdateCraftsmanDocument,
  type HouseCraftsmenQuery,
} from '#gql/graphql.ts'
import { craftsmenQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. */
export type CraftsmanRow = NonNullable<HouseCraftsmenQuery['realEstate']>['craftsmen']['nodes'][number]

export const craftsmen = defineRecord({
  noun: 'craftsman',
  lists: { all: craftsmenQuery },
  // Those an owner likes best stand in front.
  compare: (a, b) =>
    Number(b.isFavourite) - Number(a.isFavourite) ||
    a.company.localeCompare(b.company, 'de') ||
    (a.id < b.id ? -1 : 1),
  title: ({ company = '' }) => company,
  facts: {
    company: 'Firma',
    trades: 'Gewerke',
    contactName: 'Kontaktperson',
    phone: 'Telefon',
    mobile: 'Mobile',
    pikettPhone: 'Pikett (24 h)',
    email: 'E-Mail',
    website: 'Website',
    street: 'Strasse und Nr.',
    zip: 'PLZ',
    city: 'Ort',
    uid: 'UID',
    iban: 'IBAN',
    rating: 'Bewertung',
    hireAgain: 'Wieder beauftragen?',
    isFavourite: 'Favorit',
    note: 'Notiz',
  },
  inWords: (fact, value) => {
    if (fact === 'trades' && Array.isArray(value))
      return trades
        .filter((trade) => value.includes(trade))
        .map((trade) => tradeLabels[trade])
        .join(', ')
    if (typeof value !== 'string') return undefined
    const answer = hireAgainAnswers.find((one) => one === value)
    if (fact === 'hireAgain' && answer !== undefined) return hireAgainLabels[answer]
    return fact === 'iban' ? ibanWords(value) : undefined
  },
  blank: () => ({
    company: '',
    trades: [],
    contactName: null,
    phone: null,
    mobile: null,
    pikettPhone: null,
    email: null,
    website: null,
    street: null,
    zip: null,
    city: null,
    uid: null,
    iban: null,
    rating: null,
    hireAgain: null,
    isFavourite: false,
    note: null,
  }),
  verbs: {
    add: adds(AddCraftsmanDocument),
    update: edits(UpdateCraftsmanDocument),
    delete: trashes(DeleteCraftsmanDocument),
    restore: restores(RestoreCraftsmanDocument),
  },
  words: {
    add: (name) => `Handwerker ${name} erfassen`,
    update: (name) => `Handwerker ${name} ändern`,
    delete: (name) => `Handwerker ${name} löschen`,
    restore: (name) => `Handwerker ${name} zurückholen`,
  },
})
