import type { Figure } from './proof.ts'

/** Only speeds fell short, so that a second, calmer run may tell something. */
export const isWorthAnother = (figures: readonly Figure[]): boolean => {
  const short = figures.filter(({ ok }) => !ok)
  return short.length > 0 && short.every(({ isSpeed }) => isSpeed === true)
}

/** Of two runs the better speed counts; everything else has to hold in both. */
export function ofBoth(first: readonly Figure[], second: readonly Figure[]): Figure[] {
  const before = new Map(first.map((figure) => [figure.what, figure]))
  return second.map((figure) => {
    const earlier = before.get(figure.what)
    if (earlier === undefined || figure.ok === earlier.ok) return figure
    const isGoodEnough = figure.isSpeed === true
    return earlier.ok === isGoodEnough ? earlier : figure
  })
}

/** A browser that did not get to it in time says nothing about the app yet; when it happens twice, it does. */
export const isOutOfTime = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'TimeoutError'
