import { houseKey } from '#house/parts.ts'
import { graphqlQuery } from '#device/cache/query.ts'
import { HouseCondominiumDocument, HouseFundDocument } from '#gql/graphql.ts'

export const condominiumQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'condominium'), HouseCondominiumDocument, { realEstateId })

/** The community's fund; refused to members without the finance right. */
export const fundQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'fund'), HouseFundDocument, { realEstateId })
