import type { TodoState } from '@hauswart/domain/todos/todo'
import { HouseComponentsDocument, HouseDocument, HouseTodosDocument } from '../gql/graphql.ts'
import { graphqlList, graphqlQuery } from './query.ts'

/** Facts and members of a house. */
export const houseQuery = (realEstateId: string) =>
  graphqlQuery(['house', realEstateId, 'facts'], HouseDocument, { realEstateId })

export const componentsQuery = (realEstateId: string) =>
  graphqlList(
    ['house', realEstateId, 'components'],
    HouseComponentsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.components,
  )

export const todosQuery = (realEstateId: string, state: TodoState) =>
  graphqlList(
    ['house', realEstateId, 'todos', state],
    HouseTodosDocument,
    { realEstateId, state },
    ({ realEstate }) => realEstate?.todos,
  )
