const hour = 60 * 60 * 1_000

/**
 * React Router gives a page ten seconds to be written at build time and cannot be told otherwise. On a busy machine the
 * first one takes longer, and the clock is not what decides whether a build is good.
 */
export function takeTime(): void {
  const wait = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => wait(Math.max(ms, hour))
}
