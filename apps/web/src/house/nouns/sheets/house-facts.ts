import { realEstateFactLabels } from '@hauswart/domain/real-estate/fact.labels'
import {
  originList,
  originsAfter,
  realEstateFacts,
  type Origins,
  type SaidOrigin,
} from '@hauswart/domain/real-estate/origin'
import { today } from '#device/text/format.ts'
import { UpdateRealEstateDocument, type HouseQuery } from '#gql/graphql.ts'
import { factWords } from '@hauswart/domain/real-estate/fact-words'
import { houseQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import type { Entry, Loose } from '#house/record/said.ts'
import { writes } from '#house/record/verbs.ts'

/** As the server tells it: facts with their origin, and who may enter. */
export type HouseRow = NonNullable<HouseQuery['realEstate']>

/** What is written comes from whoever the change names, else from its owner; the server will say the same. */
function told({ createdAt, variables: { facts = {} } }: Entry, row: Loose): Pick<HouseRow, 'origins'> {
  const list = (row['origins'] ?? []) as HouseRow['origins']
  const origins: Origins = Object.fromEntries(list.map(({ field, source, on }) => [field, { source, on }]))
  const said = (facts['origins'] ?? []) as readonly SaidOrigin[]
  return {
    origins: originList(
      originsAfter({ before: { ...row, origins }, set: facts, said, on: today(createdAt) }),
    ),
  }
}

/** The facts of the house itself: it goes by its own identifier. */
export const houseFacts = defineRecord({
  noun: 'real_estate',
  lists: { all: houseQuery },
  compare: () => 0,
  title: () => 'Stammdaten',
  facts: realEstateFactLabels,
  inWords: (fact, value) => {
    const known = realEstateFacts.find((one) => one === fact)
    return known && factWords(known, value)
  },
  // Never shown: a house is there before anybody can write in it.
  blank: () => ({}) as HouseRow,
  verbs: { update: writes(UpdateRealEstateDocument, told) },
  words: { update: (name) => `${name} ändern` },
})
