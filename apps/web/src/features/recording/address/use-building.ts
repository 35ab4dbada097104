import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { graphqlQuery } from '#device/cache/query.ts'
import { loadBuilding, type RegisteredBuilding } from '#house/register.ts'
import { RestError } from '#device/net/rest.ts'
import { RegisteredHousesDocument } from '#gql/graphql.ts'
import type { Draft } from '#features/recording/draft/draft.ts'
import { withBuilding } from '#features/recording/proposals.ts'

const hour = 60 * 60 * 1_000

export type Existing = { readonly id: string; readonly name: string | null }

/** The picked building, told to the draft as soon as it is there. */
export function useBuilding(draft: Draft, onTell: (told: Pick<Draft, 'answers' | 'proposals'>) => void) {
  const { egid, edid, ewid, isWholeHouse } = draft.answers
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['register', egid, edid],
    queryFn: ({ signal }) => loadBuilding({ egid: egid ?? 0, edid }, signal),
    enabled: egid !== null,
    staleTime: hour,
  })
  const building = data?.egid === egid ? data : undefined
  const isUntold = building !== undefined && draft.proposals.kind === undefined
  const isAlone = building !== undefined && building.flats.length <= 1
  useEffect(() => {
    if (isUntold) onTell(withBuilding(draft, { building, flat: undefined }))
  }, [isUntold, building, draft, onTell])

  const isClear = building !== undefined && (isAlone || ewid !== null || isWholeHouse)
  return {
    building,
    state: stateOf(building, error, isFetching),
    retry: () => void refetch(),
    existing: useExisting(isClear ? draft : undefined),
  }
}

export type BuildingState = 'there' | 'loading' | 'missing' | 'failed'

function stateOf(
  building: RegisteredBuilding | undefined,
  error: Error | null,
  isFetching: boolean,
): BuildingState {
  if (building !== undefined) return 'there'
  if (isFetching || error === null) return 'loading'
  return error instanceof RestError && error.status === 404 ? 'missing' : 'failed'
}

/** The own house that is this building already, if there is one. */
function useExisting(draft: Draft | undefined): Existing | undefined {
  const { data } = useQuery(graphqlQuery(['houses', 'registered'], RegisteredHousesDocument, {}))
  if (draft === undefined) return undefined
  const { egid, ewid } = draft.answers
  return data?.realEstates.nodes.find(
    (house) => house.id !== draft.id && house.egid === egid && (house.ewid ?? null) === ewid,
  )
}
