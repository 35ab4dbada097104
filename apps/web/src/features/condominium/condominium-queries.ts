import { houseKey } from '#house/parts.ts'
import { graphqlQuery } from '#device/cache/query.ts'
import { HouseFundDocument } from '#gql/graphql.ts'

/** The community's fund; refused to members without the finance right. */
export const fundQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'fund'), HouseFundDocument, { realEstateId })
