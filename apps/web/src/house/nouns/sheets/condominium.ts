import { number } from '#device/text/format.ts'
import { UpdateCondominiumDocument, type HouseCondominiumQuery } from '#gql/graphql.ts'
import { condominiumQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { writes } from '#house/record/verbs.ts'

/** As the server tells it, under the identifier of its house. */
export type CondominiumRow = NonNullable<HouseCondominiumQuery['realEstate']>['condominium'] & {
  readonly id: string
}

export const condominium = defineRecord({
  noun: 'condominium',
  lists: { all: condominiumQuery },
  compare: () => 0,
  title: () => 'Gemeinschaft',
  facts: {
    name: ['Name der Gemeinschaft', null],
    sharePermille: ['Wertquote', null, (share: number) => `${number(share)}\u00A0‰`],
    managerName: ['Verwaltung', null],
    managerPhone: ['Telefon', null],
    managerEmail: ['E-Mail', null],
  },
  verbs: { update: writes(UpdateCondominiumDocument) },
  words: { update: (name) => `${name} ändern` },
})
