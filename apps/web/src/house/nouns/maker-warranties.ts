import { day } from '#device/text/format.ts'
import {
  AddMakerWarrantyDocument,
  DeleteMakerWarrantyDocument,
  RestoreMakerWarrantyDocument,
  UpdateMakerWarrantyDocument,
  type HouseMakerWarrantiesQuery,
} from '#gql/graphql.ts'
import { makerWarrantiesQuery } from '#house/house-queries.ts'
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
    title: 'Produkt',
    maker: 'Hersteller',
    startsOn: 'Beginnt am',
    years: 'Jahre',
    projectId: 'Renovation',
    documentId: 'Garantieschein',
    note: 'Notiz',
  },
  inWords: (fact, value, nameOf) => {
    if (typeof value !== 'string') return undefined
    if (fact === 'startsOn') return day(value)
    return fact.endsWith('Id') ? (nameOf(value) ?? '…') : undefined
  },
  blank: () => ({
    componentId: '',
    projectId: null,
    documentId: null,
    title: '',
    maker: null,
    startsOn: '',
    years: 2,
    note: null,
    replacedYear: null,
  }),
  verbs: {
    add: adds(AddMakerWarrantyDocument),
    update: edits(UpdateMakerWarrantyDocument),
    delete: trashes(DeleteMakerWarrantyDocument),
    restore: restores(RestoreMakerWarrantyDocument),
  },
  words: {
    add: (name) => `Garantie ${name} erfassen`,
    update: (name) => `Garantie ${name} ändern`,
    delete: (name) => `Garantie ${name} löschen`,
    restore: (name) => `Garantie ${name} zurückholen`,
  },
})
