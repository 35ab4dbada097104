import { AppError } from '#platform/app-error.ts'

/** Runs work on a service of others, or refuses at once while that service is left alone. */
export type Breaker = <Result>(work: () => Promise<Result>) => Promise<Result>

type State = { failed: number; pausedUntil: number; isTrying: boolean }

/**
 * After several failures in a row the other side is left alone for a while; then one request tries, and the others are
 * refused until it is known whether that one succeeded. Whoever waits for a dead service would wait in vain.
 */
export function makeBreaker(
  { failures, pauseMs }: { readonly failures: number; readonly pauseMs: number },
  now: () => number = () => performance.now(),
): Breaker {
  const state: State = { failed: 0, pausedUntil: 0, isTrying: false }
  return async (work) => {
    const isTrial = state.failed >= failures
    if (isTrial && (now() < state.pausedUntil || state.isTrying)) throw new AppError('UNAVAILABLE')
    if (isTrial) state.isTrying = true
    try {
      const result = await work()
      state.failed = 0
      return result
    } catch (error) {
      state.failed += 1
      state.pausedUntil = now() + pauseMs
      throw error
    } finally {
      if (isTrial) state.isTrying = false
    }
  }
}
