import { day } from '#device/text/format.ts'
import {
  AddMakerWarrantyDocument,
  DeleteMakerWarrantyDocument,
  RestoreMakerWarrantyDocument,
  UpdateMakerWarrantyDocument,
  type HouseMakerWarrantiesQuery,
} from '#gql/graphql.ts'
import { makerWarrantiesQuery } from '#house/house-queries.ts'
import { nameOr } from '#house/record/declaration/facts.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. */
export type MakerWarrantyRow = NonNullable<
  HouseMakerWarrantiesQuery['realEstate']
>['makerWarranties']['nodes'][number]

export const makerWarranties = defineRecord({
  noun: 'maker_warranty',
  lists: { all: makerWarrantiesQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: ['Produkt', ''],
    maker: ['Hersteller', null],
    startsOn: ['Beginnt am', '', day],
    years: ['Jahre', 2],
    projectId: ['Renovation', null, nameOr()],
    documentId: ['Garantieschein', null, nameOr()],
    note: ['Notiz', null],
  },
  blank: () => ({ componentId: '', replacedYear: null }),
  verbs: {
    add: adds(AddMakerWarrantyDocument),
    update: edits(UpdateMakerWarrantyDocument),
    delete: trashes(DeleteMakerWarrantyDocument),
    restore: restores(RestoreMakerWarrantyDocument),
  },
  words: usualWords('Garantie'),
})
