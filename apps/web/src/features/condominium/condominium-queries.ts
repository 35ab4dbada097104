import { graphqlQuery } from '#device/cache/query.ts'
import { HouseCondominiumDocument, HouseFundDocument } from '#gql/graphql.ts'

export const condominiumQuery = (realEstateId: string) =>
  graphqlQuery(['house', realEstateId, 'condominium'], HouseCondominiumDocument, { realEstateId })

/** The community's fund; refused to members without the finance right. */
export const fundQuery = (realEstateId: string) =>
  graphqlQuery(['house', realEstateId, 'fund'], HouseFundDocument, { realEstateId })
