import { hashKey, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { HousesDocument, type HousesQuery } from '../gql/graphql.ts'
import { readChosenHouse } from './chosen-house.ts'
import { chooseHouse, type House } from './house-choice.ts'
import { graphqlQuery, queryClient } from './query.ts'
import { session } from './session/session.ts'
import { storageKeys } from './storage-keys.ts'
import { isBrowser } from './world.ts'

export type { House } from './house-choice.ts'

/** Person and houses, also offline: every page begins with them. */
export const housesQuery = graphqlQuery(['houses'], HousesDocument, {}, forgetGone)

/** Only what the server itself says ends here; a copy from the device does not come this way. */
async function forgetGone({ realEstates }: HousesQuery): Promise<void> {
  if (realEstates.nextCursor !== null) return
  const left = new Set(realEstates.nodes.map(({ id }) => id))
  const before = housesOf(queryClient.getQueryData(housesQuery.queryKey))
  // Before the new list is kept: whoever breaks off here finds the house missing again next time.
  for (const house of before) if (!left.has(house.id)) await goneWork?.(house)
}

let goneWork: ((house: House) => Promise<void>) | undefined

/** What is to happen on this device once a house may no longer be entered. */
export const onHouseGone = (work: (house: House) => Promise<void>): void => void (goneWork = work)

/** A house refused us: whether it is gone is seen in the list. */
export const doubtHouse = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: housesQuery.queryKey })

export const useHouses = () => useQuery(housesQuery)

/** The house the owner looks at; nothing while it is not known yet, or when there is none. */
export function useActiveHouse(): House | undefined {
  const wanted = useSyncExternalStore(subscribe, readChoice, () => null)
  const { data } = useHouses()
  return chooseHouse(housesOf(data), wanted)
}

export const housesOf = (data: HousesQuery | undefined): readonly House[] => data?.realEstates.nodes ?? []

/** Remembers the choice on this device, for all its tabs; `null` forgets it. */
export function selectHouse(id: string | null): void {
  chosen = id
  try {
    if (id === null) localStorage.removeItem(storageKeys.house)
    else localStorage.setItem(storageKeys.house, id)
  } catch {
    // Without storage the choice lasts as long as the tab.
  }
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()
let chosen: string | null | undefined

function readChoice(): string | null {
  return (chosen ??= readChosenHouse())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('storage', hearOtherTab)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener('storage', hearOtherTab)
  }
}

function hearOtherTab({ key }: { readonly key?: string | null }): void {
  // A key of null means that everything was cleared.
  if (key !== storageKeys.house && key !== null) return
  chosen = undefined
  for (const listener of listeners) listener()
}

if (isBrowser) bind()

function bind(): void {
  // The next person on this device is not to learn which house it was.
  session.onSignOut(() => selectHouse(null))
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryHash !== hashKey(housesQuery.queryKey)) return
    const { me } = event.query.state.data as HousesQuery
    if (me) session.know(me)
  })
}
