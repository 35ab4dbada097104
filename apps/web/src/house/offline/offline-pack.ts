import type { FetchQueryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { housesQuery } from '#house/active-house.ts'
import { documentsQuery } from '#house/document-queries.ts'
import { picturesQuery } from '#house/house-queries.ts'
import { noteReviewCount } from '#house/noted-counts.ts'
import { keptOf } from '#house/records.ts'
import { fetchCopies, photosToCarry } from '#device/photos/photo-copies.ts'
import { mayPrefetch, whenIdle } from '#device/routing/prefetch.ts'
import { queryClient } from '#device/cache/query.ts'
import { referencesQuery } from '#house/references.ts'
import { session } from '#device/session/session.ts'
import { storageKeys } from '#device/storage-keys.ts'

/** How long a complete copy is good enough that opening the app does not fetch everything again. */
const goodForMs = 10 * 60 * 1_000
const listeners = new Set<() => void>()

type Line = { readonly effectiveType?: string; readonly saveData?: boolean }

/** Keeps a complete copy of a house on the device, fetched in quiet moments. Gives the way to stop. */
export function keepOfflinePack(realEstateId: string): () => void {
  let callOff = () => undefined as void
  const look = () => {
    callOff()
    const age = Date.now() - (packedAt(realEstateId) ?? 0)
    if (document.visibilityState === 'hidden' || Math.abs(age) < goodForMs || !isAllowed()) return
    callOff = whenIdle(() => void loadOfflinePack(realEstateId).catch(() => undefined))
  }
  const timer = setInterval(look, goodForMs)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    callOff()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Everything of a house that its pages need without a connection; complete or it throws. */
export async function loadOfflinePack(realEstateId: string): Promise<void> {
  const person = session.state().user?.id
  // One after another: whatever the owner looks at meanwhile goes first.
  const ways = [
    () => fetchAnew(housesQuery),
    () => fetchAnew(referencesQuery),
    ...keptOf(realEstateId, (query) => () => fetchAnew(query)),
  ]
  for (const go of ways) await go()
  // Who has signed out meanwhile leaves nothing on the device.
  if (session.state().user?.id !== person) return
  note(realEstateId, Date.now())
  const papers = queryClient.getQueryData(documentsQuery(realEstateId).queryKey) ?? []
  noteReviewCount(realEstateId, papers.filter(({ isFiled }) => !isFiled).length)
  // The words are complete without them, and their addresses are good for a minute only.
  const photos = queryClient.getQueryData(picturesQuery(realEstateId).queryKey) ?? []
  void fetchCopies(photosToCarry(photos))
}

const fetchAnew = async <Answer>(options: FetchQueryOptions<Answer>): Promise<void> =>
  void (await queryClient.fetchQuery({ ...options, staleTime: 0 }))

/** When the copy of this house was last complete. */
export function packedAt(realEstateId: string): number | undefined {
  const at = Number(readMark(realEstateId) ?? Number.NaN)
  return Number.isFinite(at) ? at : undefined
}

export const usePackedAt = (realEstateId: string | undefined): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (realEstateId === undefined ? undefined : packedAt(realEstateId)),
    () => undefined,
  )

export function forgetOfflinePack(realEstateId: string): void {
  localStorage.removeItem(nameOf(realEstateId))
  for (const listener of listeners) listener()
}

export function forgetOfflinePacks(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${storageKeys.offlinePack}.`)) localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nameOf = (realEstateId: string): string =>
  `${storageKeys.offlinePack}.${session.state().user?.id ?? ''}.${realEstateId}`

function readMark(realEstateId: string): string | null {
  try {
    return localStorage.getItem(nameOf(realEstateId))
  } catch {
    return null
  }
}

function note(realEstateId: string, at: number): void {
  try {
    localStorage.setItem(nameOf(realEstateId), String(at))
  } catch {
    // The copy is there all the same; only its date will not be told.
  }
  for (const listener of listeners) listener()
}

const isAllowed = (): boolean =>
  mayPrefetch({
    isOnline: navigator.onLine,
    line: (navigator as Navigator & { readonly connection?: Line }).connection,
  })
