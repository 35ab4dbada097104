import { useSyncExternalStore } from 'react'

const shares = new Map<string, number>()
const listeners = new Set<() => void>()

/** How much of a file the server has, from 0 to 1, as the tab that sends it knows. */
export function noteProgress(fileId: string, share: number): void {
  shares.set(fileId, share)
  for (const listener of listeners) listener()
}

export function forgetProgress(fileId: string): void {
  if (shares.delete(fileId)) for (const listener of listeners) listener()
}

/** Nothing while no piece is on its way, or another tab sends it. */
export const useProgress = (fileId: string): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shares.get(fileId),
    () => undefined,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
