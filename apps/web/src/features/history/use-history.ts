import { useQuery } from '@tanstack/react-query'
import { houseKey } from '#house/parts.ts'
import { graphqlQuery } from '#device/cache/query.ts'
import { HouseHistoryDocument } from '#gql/graphql.ts'

/** One page of what happened in a house; only owners may ask. */
export const useHistoryPage = (
  realEstateId: string,
  first: number,
  after: string | null,
  isAllowed: boolean,
) =>
  useQuery({
    ...graphqlQuery(houseKey(realEstateId, 'history', first, after), HouseHistoryDocument, {
      realEstateId,
      first,
      after,
    }),
    enabled: isAllowed,
    select: ({ realEstate }) => realEstate?.history,
  })
