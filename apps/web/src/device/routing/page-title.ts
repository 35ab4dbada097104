import { useEffect, useSyncExternalStore } from 'react'

let own: string | undefined
const listeners = new Set<() => void>()

function set(title: string | undefined): void {
  own = title
  for (const listener of listeners) listener()
}

/** Names the open page after what it shows («Lindenweg 14») instead of its kind. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    set(title)
    return () => set(undefined)
  }, [title])
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOwnTitle = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => undefined,
  )
