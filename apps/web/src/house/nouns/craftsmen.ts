import { hireAgainLabels } from '@hauswart/domain/craftsmen/craftsman.labels'
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
import { usualWords } from '#house/record/declaration/usual-words.ts'
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
    company: ['Firma', ''],
    trades: ['Gewerke', [], tradeLabels],
    contactName: ['Kontaktperson', null],
    phone: ['Telefon', null],
    mobile: ['Mobile', null],
    pikettPhone: ['Pikett (24 h)', null],
    email: ['E-Mail', null],
    website: ['Website', null],
    street: ['Strasse und Nr.', null],
    zip: ['PLZ', null],
    city: ['Ort', null],
    uid: ['UID', null],
    iban: ['IBAN', null, ibanWords],
    rating: ['Bewertung', null],
    hireAgain: ['Wieder beauftragen?', null, hireAgainLabels],
    isFavourite: ['Favorit', false],
    note: ['Notiz', null],
  },
  verbs: {
    add: adds(AddCraftsmanDocument),
    update: edits(UpdateCraftsmanDocument),
    delete: trashes(DeleteCraftsmanDocument),
    restore: restores(RestoreCraftsmanDocument),
  },
  words: usualWords('Handwerker'),
})
