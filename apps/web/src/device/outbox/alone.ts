/** The other tabs of this browser, as far as taking turns needs them. */
export type Neighbours = {
  /** Missing on old browsers and unsafe addresses. */
  readonly locks: () => Pick<LockManager, 'request'> | undefined
  readonly lock: string
  /** Tells the others that whoever holds the lock lives; `onBeat` hears it and gives the way to stop. */
  readonly beat: () => void
  readonly onBeat: (heard: () => void) => () => void
  readonly beatMs: number
}

/** So many beats must be missed in a row before the lock is taken from a tab. Hidden tabs beat once a minute. */
const mostMissed = 9

/**
 * One tab at a time, for as long as it lives: a large photo over a weak line may take many minutes. A system may put
 * a tab to sleep while it holds the lock; it falls silent, and the lock is taken from it. It learns that by `lost`.
 */
export function makeAlone({ locks, lock, beat, onBeat, beatMs }: Neighbours) {
  async function hold<Result>(
    manager: Pick<LockManager, 'request'>,
    options: LockOptions,
    work: (lost: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const loss = new AbortController()
    const held = manager.request(lock, options, async () => {
      beat()
      const pulse = setInterval(beat, beatMs)
      try {
        return await work(loss.signal)
      } finally {
        clearInterval(pulse)
      }
    })
    try {
      return await held
    } catch (error) {
      // Rejects while the work still runs, when somebody has taken the lock.
      loss.abort(error)
      throw error
    }
  }

  /** Counts beats, not time: a tab that slept itself has heard nothing and knows nothing. */
  function waitForSilence(): { readonly signal: AbortSignal; readonly stop: () => void } {
    const silence = new AbortController()
    let missed = 0
    const leave = onBeat(() => (missed = 0))
    const timer = setInterval(() => {
      missed += 1
      if (missed >= mostMissed) silence.abort()
    }, beatMs)
    return {
      signal: silence.signal,
      stop: () => {
        clearInterval(timer)
        leave()
      },
    }
  }

  return async function alone<Result>(work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
    const manager = locks()
    // Two tabs then send side by side: the same entries under the same keys, and the server does each once.
    if (manager === undefined) return work(new AbortController().signal)
    const { signal, stop } = waitForSilence()
    const begin = (lost: AbortSignal): Promise<Result> => {
      stop()
      return work(lost)
    }
    try {
      return await hold(manager, { signal }, begin)
    } catch (error) {
      if (!signal.aborted || signal.reason !== error) throw error
      return await hold(manager, { steal: true }, work)
    } finally {
      stop()
    }
  }
}
