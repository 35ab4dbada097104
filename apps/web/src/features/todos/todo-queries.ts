import { TodoDocument } from '#gql/graphql.ts'
import { houseKey } from '#house/parts.ts'
import { graphqlQuery } from '#device/cache/query.ts'

/** One to-do with all its photos and fresh addresses for them. */
export const todoQuery = (realEstateId: string, id: string) =>
  graphqlQuery(houseKey(realEstateId, 'todo', id), TodoDocument, { realEstateId, id })
