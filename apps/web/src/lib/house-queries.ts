import type { TodoState } from '@hauswart/domain/todos/todo'
import {
  HouseAnalysisDocument,
  HouseComponentsDocument,
  HouseDocument,
  HouseEmergencyDocument,
  HouseRoomsDocument,
  HouseTodosDocument,
  HouseUpcomingDocument,
  HouseUpkeepDocument,
} from '../gql/graphql.ts'
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

export const roomsQuery = (realEstateId: string) =>
  graphqlQuery(['house', realEstateId, 'rooms'], HouseRoomsDocument, { realEstateId })

/** What owners decided and told for the analysis; everything else it computes. */
export const analysisQuery = (realEstateId: string) =>
  graphqlQuery(['house', realEstateId, 'analysis'], HouseAnalysisDocument, { realEstateId })

/** The emergency sheet, which must be there when nothing else is. */
export const emergencyQuery = (realEstateId: string) =>
  graphqlQuery(['house', realEstateId, 'emergency'], HouseEmergencyDocument, { realEstateId })

export const todosQuery = (realEstateId: string, state: TodoState) =>
  graphqlList(
    ['house', realEstateId, 'todos', state],
    HouseTodosDocument,
    { realEstateId, state },
    ({ realEstate }) => realEstate?.todos,
  )

const comingRows = 20

/** What comes next in a house, over all sources of dates. */
export const upcomingQuery = (realEstateId: string) =>
  graphqlQuery(['house', realEstateId, 'upcoming'], HouseUpcomingDocument, {
    realEstateId,
    first: comingRows,
  })

/** Everything in a house that is to be done again and again. */
export const upkeepQuery = (realEstateId: string) =>
  graphqlQuery(['house', realEstateId, 'upkeep'], HouseUpkeepDocument, { realEstateId })
