import { useSyncExternalStore } from 'react'
import { storageKeys } from '#device/storage-keys.ts'
import { browser, isBrowser, type World } from '#device/world.ts'

export type ConnectionState = { readonly online: boolean; readonly lastContactAt: number | null }
export type Connection = ReturnType<typeof makeConnection>

const askEveryMs = 15_000
const askTimeoutMs = 8_000
const noteEveryMs = 10_000

/** Whether the server can be reached, judged by what really came back: a browser's own word is often wrong. */
export function makeConnection({ fetch, storage, now }: Pick<World, 'fetch' | 'storage' | 'now'>) {
  const listeners = new Set<() => void>()
  let state: ConnectionState = { online: true, lastContactAt: readInstant(storage) }
  let notedAt = Number.NEGATIVE_INFINITY
  let cuts = 0

  function set(next: ConnectionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function reached(): void {
    const at = now()
    // Nobody reads seconds off it: noting every answer would redraw the page for nothing.
    if (state.online && Math.abs(at - notedAt) < noteEveryMs) return
    notedAt = at
    storage.setItem(storageKeys.lastContact, String(at))
    set({ online: true, lastContactAt: at })
  }

  function failed(): void {
    if (state.online) set({ ...state, online: false })
  }

  /** The browser saw the line go. */
  function cut(): void {
    cuts += 1
    failed()
  }

  /** Called before asking; gives what to call with the answer. One asked for before a cut tells nothing of the line. */
  function asking(): () => void {
    const before = cuts
    return () => {
      if (cuts === before) reached()
    }
  }

  async function ask(): Promise<void> {
    const answered = asking()
    try {
      const signal = AbortSignal.timeout(askTimeoutMs)
      const { ok } = await fetch('/health/live', { cache: 'no-store', signal })
      if (ok) answered()
    } catch {
      failed()
    }
  }

  return {
    state: () => state,
    asking,
    failed,
    cut,
    ask,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function readInstant(storage: World['storage']): number | null {
  const stored = Number(storage.getItem(storageKeys.lastContact) ?? Number.NaN)
  return Number.isFinite(stored) ? stored : null
}

export const connection = makeConnection(browser)

let isWatching = false

/** The browser knows when a cable is pulled; that it is plugged in again only makes us look. */
function watchBrowser(): void {
  if (isWatching || !isBrowser) return
  isWatching = true
  const look = () => {
    const isWorthIt = navigator.onLine && document.visibilityState === 'visible'
    if (isWorthIt && !connection.state().online) void connection.ask()
  }
  if (!navigator.onLine) connection.cut()
  addEventListener('offline', connection.cut)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  setInterval(look, askEveryMs)
}

const atBuildTime: ConnectionState = { online: true, lastContactAt: null }

function subscribe(listener: () => void): () => void {
  watchBrowser()
  return connection.subscribe(listener)
}

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(subscribe, connection.state, () => atBuildTime)
