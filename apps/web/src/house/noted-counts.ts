import { useSyncExternalStore } from 'react'
import { session } from '#device/session/session.ts'
import { storageKeys } from '#device/storage-keys.ts'

const kinds = [storageKeys.dueCount, storageKeys.reviewCount] as const
type Kind = (typeof kinds)[number]
const listeners = new Set<() => void>()

/** Keeps how many components wait for a decision, as the page that computed it saw them. */
export const noteDueCount = (realEstateId: string, count: number): void =>
  note(storageKeys.dueCount, realEstateId, count)

/** The same for documents that wait to be filed. */
export const noteReviewCount = (realEstateId: string, count: number): void =>
  note(storageKeys.reviewCount, realEstateId, count)

/** For the navigation, on pages that have no engine of their own: a number is not worth fetching one. */
export const useDueCount = (realEstateId: string | undefined): number =>
  useCount(storageKeys.dueCount, realEstateId)

export const useReviewCount = (realEstateId: string | undefined): number =>
  useCount(storageKeys.reviewCount, realEstateId)

const useCount = (kind: Kind, realEstateId: string | undefined): number =>
  useSyncExternalStore(
    subscribe,
    () => (realEstateId === undefined ? 0 : read(kind, realEstateId)),
    () => 0,
  )

function note(kind: Kind, realEstateId: string, count: number): void {
  if (read(kind, realEstateId) === count) return
  try {
    localStorage.setItem(nameOf(kind, realEstateId), String(count))
  } catch {
    // The navigation then shows no number; nothing else is missing.
  }
  for (const listener of listeners) listener()
}

export function forgetCountsOf(realEstateId: string): void {
  for (const kind of kinds) localStorage.removeItem(nameOf(kind, realEstateId))
  for (const listener of listeners) listener()
}

export function forgetCounts(): void {
  for (const key of Object.keys(localStorage))
    if (kinds.some((kind) => key.startsWith(`${kind}.`))) localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nameOf = (kind: Kind, realEstateId: string): string =>
  `${kind}.${session.state().user?.id ?? ''}.${realEstateId}`

function read(kind: Kind, realEstateId: string): number {
  try {
    return Number(localStorage.getItem(nameOf(kind, realEstateId)) ?? 0)
  } catch {
    return 0
  }
}
