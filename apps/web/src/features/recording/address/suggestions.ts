import { Unreachable } from '#device/net/unreachable.ts'

/** What stands below the search field. */
export type Suggestions<Found> = {
  readonly found: readonly Found[]
  /** `waiting` is a search that has taken so long that it must be seen. */
  readonly state: 'idle' | 'searching' | 'waiting' | 'done' | 'unreachable' | 'failed'
}

export type Search<Found> = ReturnType<typeof makeSearch<Found>>

const pauseMs = 150
const patienceMs = 200
export const shortestSearch = 3

/** Asks while somebody types: after a pause, and only the answer to the last text counts. */
export function makeSearch<Found>(ask: (text: string, signal: AbortSignal) => Promise<readonly Found[]>) {
  const listeners = new Set<() => void>()
  let shown: Suggestions<Found> = { found: [], state: 'idle' }
  let current: AbortController | undefined

  function show(next: Suggestions<Found>): void {
    shown = next
    for (const listener of listeners) listener()
  }

  async function run(text: string, own: AbortController, pause: number): Promise<void> {
    const { signal } = own
    await wait(pause)
    if (signal.aborted) return
    const slow = setTimeout(() => {
      if (!signal.aborted) show({ ...shown, state: 'waiting' })
    }, patienceMs)
    try {
      const found = await ask(text, signal)
      if (!signal.aborted) show({ found, state: 'done' })
    } catch (error) {
      if (!signal.aborted) show({ found: [], state: error instanceof Unreachable ? 'unreachable' : 'failed' })
    } finally {
      clearTimeout(slow)
    }
  }

  function search(text: string, pause: number): void {
    current?.abort()
    const wanted = text.trim()
    if (wanted.length < shortestSearch) return show({ found: [], state: 'idle' })
    current = new AbortController()
    // What was found for the letters before stays until the next answer, so that nothing blinks.
    show({ found: shown.found, state: 'searching' })
    void run(wanted, current, pause)
  }

  return {
    state: () => shown,
    /** Somebody is typing. */
    type: (text: string): void => search(text, pauseMs),
    /** At once: a text that came along, or another try. */
    now: (text: string): void => search(text, 0),
    clear: (): void => search('', 0),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
