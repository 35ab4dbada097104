import type { PlanEntry, PlanYear } from '@hauswart/domain/analysis/analysis'
import { entryId } from './moves.ts'

/** Width of a year in pixels, for what is drawn: `--year` in the style sheet of the board. */
export const yearWidth = 128
export const barsHeight = 74
export const curveHeight = 104
const air = 8

type PlacedEntry = {
  readonly id: string
  readonly entry: PlanEntry
  /** Counted from the first year of the plan. */
  readonly column: number
}

/** The entries of the plan with their columns, by year; `held` keeps the order a hand or a key is working on. */
export function placeEntries(
  entries: readonly PlanEntry[],
  { from, count }: { readonly from: number; readonly count: number },
  held: readonly string[] = [],
): readonly PlacedEntry[] {
  const placed = entries
    .map((entry) => ({ id: entryId(entry), entry, column: entry.year - from }))
    .filter(({ column }) => column >= 0 && column < count)
    .toSorted((a, b) => a.column - b.column)
  if (held.length === 0) return placed
  const rank = new Map(held.map((id, at) => [id, at]))
  return placed.toSorted((a, b) => (rank.get(a.id) ?? placed.length) - (rank.get(b.id) ?? placed.length))
}

type YearShape = {
  readonly year: number
  readonly x: number
  readonly height: number
  /** What the most urgent of its first renewals is; later rounds are no news. */
  readonly state: 'due' | 'soon' | 'later'
}

/** One bar per year, as high as the year is dear. */
export function yearBars(years: readonly PlanYear[]): readonly YearShape[] {
  const most = Math.max(1, ...years.map(({ cost }) => cost.value ?? 0))
  return years.map(({ year, cost, entries }, at) => {
    const value = cost.value ?? 0
    const height = value <= 0 ? 0 : Math.max(3, Math.round(((barsHeight - air) * value) / most))
    const has = (state: 'due' | 'soon') =>
      entries.some(({ isMovable, componentState }) => isMovable && componentState === state)
    const state = has('due') ? 'due' : has('soon') ? 'soon' : 'later'
    return { year, x: at * yearWidth, height, state }
  })
}

type Curve = {
  /** For `points` of a line, one per year in the middle of its column. */
  readonly cost: string
  readonly saved: string
  /** The highest value of both, where the scale ends. */
  readonly most: number
}

/** What has been spent and what has been saved by then, on one scale. */
export function moneyCurve(years: readonly Pick<PlanYear, 'total' | 'saved'>[]): Curve {
  const most = Math.max(1, ...years.flatMap(({ total, saved }) => [total, saved]))
  const line = (valueOf: (year: Pick<PlanYear, 'total' | 'saved'>) => number) =>
    years
      .map((year, at) => {
        const y = curveHeight - air - ((curveHeight - 2 * air) * Math.max(0, valueOf(year))) / most
        return `${(at + 0.5) * yearWidth},${y.toFixed(1)}`
      })
      .join(' ')
  return { cost: line(({ total }) => total), saved: line(({ saved }) => saved), most }
}
