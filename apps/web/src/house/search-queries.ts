import { graphqlPart } from '#device/cache/query.ts'
import { SearchHouseDocument, type SearchHouseQuery } from '#gql/graphql.ts'
import { houseKey } from './parts.ts'

export type SearchHit = NonNullable<SearchHouseQuery['realEstate']>['search'][number]

const mostOfAKind = 25

/** What the server finds in a house: texts of files, parts of compounds and slips, beyond what the device holds. */
export const foundQuery = (realEstateId: string, text: string) =>
  graphqlPart(
    houseKey(realEstateId, 'search', text),
    SearchHouseDocument,
    { realEstateId, text, first: mostOfAKind },
    ({ realEstate }) => realEstate?.search ?? [],
  )
