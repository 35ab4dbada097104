import { daysBetween } from '#device/text/format.ts'

/** One day of the past; without a score it is left out. */
type Standing = { readonly takenOn: string; readonly score: number | null; readonly dueCount: number }
export type Scored = Standing & { readonly score: number }

/** A point of the picture, in percent from the left and from the top. */
export type LinePoint = {
  readonly x: number
  readonly y: number
  readonly day: string
  readonly score: number
}

export type ScoreLine = {
  /** The oldest first. */
  readonly points: readonly LinePoint[]
  /** The points, and straight on until today: what was said holds until something else is said. */
  readonly path: string
}

const leastSpan = 30

/**
 * With today as the last day. What the house says now counts, not what it said last night; as long as it says the same
 * as on the last day, nothing is added.
 */
export function upToNow(past: readonly Scored[], now: Omit<Standing, 'takenOn'>, today: string): Scored[] {
  const last = past.at(-1)
  if (now.score === null) return [...past]
  if (last === undefined) return [{ ...now, score: now.score, takenOn: today }]
  if (last.score === now.score && last.dueCount === now.dueCount) return [...past]
  // A device whose clock is behind is not to turn the days round.
  const takenOn = today > last.takenOn ? today : last.takenOn
  return [...past.filter((one) => one.takenOn !== takenOn), { ...now, score: now.score, takenOn }]
}

/** The oldest first, as far as there is a score. */
export const scored = (newestFirst: readonly Standing[]): Scored[] =>
  newestFirst.flatMap((one) => (one.score === null ? [] : [{ ...one, score: one.score }])).toReversed()

/** The score over time. A scale of at least thirty points: a small change is to look small. */
export function scoreLine(standings: readonly Scored[], today: string): ScoreLine {
  const first = standings[0]?.takenOn ?? today
  const last = standings.at(-1)?.takenOn ?? today
  const until = today > last ? today : last
  const days = Math.max(1, daysBetween(first, until))
  const { top, span } = scaleOf(standings.map(({ score }) => score))
  const points = standings.map(({ takenOn, score }) => ({
    x: (daysBetween(first, takenOn) / days) * 100,
    y: ((top - score) / span) * 100,
    day: takenOn,
    score,
  }))
  const end = points.at(-1)
  const all = end === undefined ? [] : [...points, { ...end, x: 100 }]
  return { points, path: all.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ') }
}

function scaleOf(scores: readonly number[]): { top: number; span: number } {
  const [low, high] = [Math.min(...scores), Math.max(...scores)]
  const span = Math.min(100, Math.max(leastSpan, (high - low) * 1.4))
  const top = Math.min(100, Math.max(span, (low + high + span) / 2))
  return { top, span }
}
