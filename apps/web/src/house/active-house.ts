import { hashKey, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { HousesDocument, type HousesQuery } from '#gql/graphql.ts'
import { readChosenHouse } from '#device/cache/chosen-house.ts'
import { chooseHouse, type House } from './house-choice.ts'
import { forgetKept } from '#device/cache/query-persister.ts'
import { housesKept } from '#device/cache/query-store.ts'
import { graphqlQuery, queryClient } from '#device/cache/query.ts'
import { session } from '#device/session/session.ts'
import { storageKeys } from '#device/storage-keys.ts'
import { isBrowser } from '#device/world.ts'

export type { House } from './house-choice.ts'

/** Person and houses, also offline: every page begins with them. */
export const housesQuery = graphqlQuery(['houses'], HousesDocument, {}, forgetGone)

/**
 * Only what the server itself says ends here; a copy from the device does not come this way. A device that cannot
 * forget something now still has it in its store, where the next list finds it.
 */
export async function forgetGone({ realEstates }: HousesQuery): Promise<void> {
  if (realEstates.nextCursor !== null) return
  const left = new Set(realEstates.nodes.map(({ id }) => id))
  const before = new Map(
    housesOf(queryClient.getQueryData(housesQuery.queryKey)).map((house) => [house.id, house]),
  )
  const gone = new Set([...before.keys(), ...(await keptAndUnused())]).difference(left)
  for (const id of gone) await goneWork?.(id, before.get(id)).catch(() => undefined)
}

/** Houses of which the device keeps something that this tab has not asked for: one just recorded is in no list yet. */
async function keptAndUnused(): Promise<readonly string[]> {
  const person = session.state().user?.id
  const kept = person === undefined ? [] : await housesKept(person).catch(() => [])
  return kept.filter(
    (id) => queryClient.getQueryCache().find({ queryKey: ['house', id], exact: false }) === undefined,
  )
}

type GoneWork = (id: string, house: House | undefined) => Promise<void>
let goneWork: GoneWork | undefined

/** What is to happen on this device once a house may no longer be entered; one that is only kept has no name here. */
export const onHouseGone = (work: GoneWork): void => void (goneWork = work)

/** A house refused us: whether it is gone is seen in the list. */
export const doubtHouse = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: housesQuery.queryKey })

/** The list as the server has it now, neither kept nor on its way already. */
export async function askHouses(): Promise<void> {
  const { queryKey } = housesQuery
  await Promise.all([forgetKept({ queryHash: hashKey(queryKey) }), queryClient.cancelQueries({ queryKey })])
  await queryClient.fetchQuery({ ...housesQuery, staleTime: 0 })
}

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
    // What tells its age has come from the device, and may be older than the name that was saved last.
    if (event.action.dataUpdatedAt !== undefined) return
    const { me } = event.query.state.data as HousesQuery
    if (me) session.know(me)
  })
}
