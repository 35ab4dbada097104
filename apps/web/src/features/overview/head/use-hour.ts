import { useSyncExternalStore } from 'react'

const lookEveryMs = 60_000

/** The hour on the device's clock; a page that stays open notices the evening. */
export const useHour = (): number => useSyncExternalStore(subscribe, () => new Date().getHours())

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, lookEveryMs)
  return () => clearInterval(timer)
}
