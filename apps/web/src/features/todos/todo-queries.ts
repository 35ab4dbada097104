import { TodoDocument } from '#gql/graphql.ts'
import { graphqlQuery } from '#device/cache/query.ts'

/** One to-do with all its photos and fresh addresses for them. */
export const todoQuery = (realEstateId: string, id: string) =>
  graphqlQuery(['house', realEstateId, 'todo', id], TodoDocument, { realEstateId, id })
