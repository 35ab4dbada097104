import { useSyncExternalStore } from 'react'
import { componentsQuery, houseQuery, todosQuery } from './house-queries.ts'
import { mayPrefetch, whenIdle } from './prefetch.ts'
import { queryClient } from './query.ts'
import { session } from './session/session.ts'
import { storageKeys } from './storage-keys.ts'

/** How long a complete copy is good enough that opening the app does not fetch everything again. */
const goodForMs = 10 * 60 * 1_000
const listeners = new Set<() => void>()

type Line = { readonly effectiveType?: string; readonly saveData?: boolean }

/** Keeps a complete copy of a house on the device, fetched in quiet moments. Gives the way to stop. */
export function keepOfflinePack(realEstateId: string): () => void {
  const age = Date.now() - (packedAt(realEstateId) ?? 0)
  if (Math.abs(age) < goodForMs || !isAllowed()) return () => undefined
  return whenIdle(() => void loadOfflinePack(realEstateId).catch(() => undefined))
}

/** Everything of a house that its pages need without a connection; complete or it throws. */
export async function loadOfflinePack(realEstateId: string): Promise<void> {
  const fresh = { staleTime: 0 }
  // One after another: whatever the owner looks at meanwhile goes first.
  await queryClient.fetchQuery({ ...houseQuery(realEstateId), ...fresh })
  await queryClient.fetchQuery({ ...todosQuery(realEstateId, 'open'), ...fresh })
  await queryClient.fetchQuery({ ...componentsQuery(realEstateId), ...fresh })
  await queryClient.fetchQuery({ ...todosQuery(realEstateId, 'done'), ...fresh })
  note(realEstateId, Date.now())
}

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
