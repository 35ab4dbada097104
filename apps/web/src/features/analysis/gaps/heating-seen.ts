import { heatingKinds } from '@hauswart/domain/real-estate/building'
import { componentOfHeating } from '@hauswart/domain/real-estate/heating-component'
import { componentsQuery, houseQuery } from '#house/house-queries.ts'
import { queryClient } from '#device/cache/query.ts'
import type { Desk } from '#features/analysis/desk.ts'

/**
 * Two records tell of the heating, and an answer goes over one of them alone: the version of that one does not tell
 * whether somebody has put the other right meanwhile. Without a line the answer itself finds out.
 */
export async function isHeatingAsSeen({ house, components }: Pick<Desk, 'house' | 'components'>) {
  try {
    const [[facts], parts] = await Promise.all([
      queryClient.fetchQuery({ ...houseQuery(house.id), staleTime: 0 }),
      queryClient.fetchQuery({ ...componentsQuery(house.id), staleTime: 0 }),
    ])
    return facts === undefined || isSameHeating({ house, components }, facts, parts)
  } catch {
    return true
  }
}

type Told = Pick<Desk['house'], 'heating' | 'heatingYear'>
type Part = Pick<Desk['components'][number], 'id' | 'catalogKey' | 'installedYear' | 'lastRenewedYear'>

/** Whether house and heatings say what they said. */
export const isSameHeating = (
  seen: { readonly house: Told; readonly components: readonly Part[] },
  house: Told,
  components: readonly Part[],
): boolean => wordsOf(seen.house, seen.components) === wordsOf(house, components)

const wordsOf = ({ heating, heatingYear }: Told, components: readonly Part[]): string =>
  JSON.stringify([
    heating,
    heatingYear,
    ...components
      .filter(({ catalogKey }) => heatingKinds.some((kind) => componentOfHeating(kind) === catalogKey))
      .map(({ id, catalogKey, installedYear, lastRenewedYear }) =>
        [id, catalogKey, installedYear, lastRenewedYear].join(' '),
      )
      .toSorted(),
  ])
