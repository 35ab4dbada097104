import { useSyncExternalStore } from 'react'
import { session } from '#device/session/session.ts'
import { storageKeys } from '#device/storage-keys.ts'

const listeners = new Set<() => void>()

/** Keeps how many components wait for a decision, as the page that computed it saw them. */
export function noteDueCount(realEstateId: string, count: number): void {
  if (read(realEstateId) === count) return
  try {
    localStorage.setItem(nameOf(realEstateId), String(count))
  } catch {
    // The navigation then shows no number; nothing else is missing.
  }
  for (const listener of listeners) listener()
}

/** For the navigation, on pages that have no engine of their own: a number is not worth fetching one. */
export const useDueCount = (realEstateId: string | undefined): number =>
  useSyncExternalStore(
    subscribe,
    () => (realEstateId === undefined ? 0 : read(realEstateId)),
    () => 0,
  )

export function forgetDueCount(realEstateId: string): void {
  localStorage.removeItem(nameOf(realEstateId))
  for (const listener of listeners) listener()
}

export function forgetDueCounts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(`${storageKeys.dueCount}.`)) localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nameOf = (realEstateId: string): string =>
  `${storageKeys.dueCount}.${session.state().user?.id ?? ''}.${realEstateId}`

function read(realEstateId: string): number {
  try {
    return Number(localStorage.getItem(nameOf(realEstateId)) ?? 0)
  } catch {
    return 0
  }
}
