import { storageKeys } from './storage-keys.ts'

export type Mail =
  | { readonly kind: 'token'; readonly token: string; readonly receivedAt: number }
  | { readonly kind: 'want' }
  | { readonly kind: 'changed' }

export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** What session and requests need from outside; tests hand in their own. */
export type World = {
  readonly fetch: typeof fetch
  readonly storage: KeyValue
  /** Wall clock: jumps when the owner sets it, but runs while the device sleeps. */
  readonly now: () => number
  /** Steady clock: never jumps, but may stand still while the device sleeps. */
  readonly tick: () => number
  readonly newId: () => string
  readonly wait: (milliseconds: number) => Promise<void>
  /** One holder at a time over all tabs. */
  readonly lock: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  readonly tell: (mail: Mail) => void
  readonly listen: (hear: (mail: Mail) => void) => void
  /** Calls back when another tab changed the storage, or this page was away and may have missed it. */
  readonly onOutsideChange: (fn: () => void) => void
  /** Leaves for another page by a full load. */
  readonly go: (path: string) => void
}

export const isBrowser = typeof window !== 'undefined'

function browserWorld(): World {
  let channel: BroadcastChannel | undefined
  const open = () => (channel ??= new BroadcastChannel(storageKeys.sessionChannel))
  return {
    fetch: (input, init) => fetch(input, init),
    storage: browserStorage(),
    now: () => Date.now(),
    tick: () => performance.now(),
    newId: () => crypto.randomUUID(),
    wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
    // Browsers without locks refresh side by side: the server gives all of them the same generation.
    lock: (name, work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
    // A channel reaches this origin only and takes no target.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    tell: (mail) => open().postMessage(mail),
    listen: (hear) =>
      open().addEventListener('message', ({ data }: MessageEvent<Mail>) => {
        hear(data)
      }),
    onOutsideChange: (fn) => {
      addEventListener('storage', fn)
      addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
        if (persisted) fn()
      })
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') fn()
      })
    },
    go: (path) => {
      location.assign(path)
    },
  }
}

/** Blocked or full storage must not break the page: then the session lasts as long as the tab. */
function browserStorage(): KeyValue {
  const memory = new Map<string, string>()
  const kept = isBrowser ? localStorageIfAllowed() : undefined
  if (kept === undefined) return keyValueOf(memory)
  return {
    get length() {
      return kept.length
    },
    key: (index) => kept.key(index),
    getItem: (key) => memory.get(key) ?? kept.getItem(key),
    setItem: (key, value) => {
      try {
        kept.setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    removeItem: (key) => {
      memory.delete(key)
      kept.removeItem(key)
    },
  }
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

export function keyValueOf(map: Map<string, string>): KeyValue {
  return {
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

export const browser = browserWorld()
