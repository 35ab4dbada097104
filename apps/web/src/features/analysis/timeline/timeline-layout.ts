import type { Plan, PlanEntry, PlanYear } from '@hauswart/domain/analysis/model/analysis'
import { entryId } from '#features/analysis/decisions/moves.ts'

/** Widths of a year in pixels, for what is drawn: `--year` and `--free-year` in the style sheet of the board. */
export const yearWidth = 128
/** Nothing to show, but still a place to put something: as wide as a finger. */
export const freeYearWidth = 44
export const barsHeight = 74
export const curveHeight = 104
const air = 8

export type Columns = {
  readonly from: number
  readonly count: number
  readonly isFree: readonly boolean[]
  /** Where each column begins, and at last where all of them end. */
  readonly edges: readonly number[]
}

/** A column per year, narrow where nothing is planned. */
export function columnsOf({ from, years }: Pick<Plan, 'from' | 'years'>): Columns {
  const isFree = years.map(({ entries }) => entries.length === 0)
  const edges = [0]
  for (const free of isFree) edges.push((edges.at(-1) ?? 0) + (free ? freeYearWidth : yearWidth))
  return { from, count: years.length, isFree, edges }
}

/** The year under a point of the board, held inside the plan. */
export function yearAt(x: number, { from, count, edges }: Columns): number {
  const column = edges.findLastIndex((edge) => edge <= x)
  return from + Math.min(Math.max(column, 0), count - 1)
}

const wordsNeed = 3
/** The columns where a row of free years begins that is long enough to say so. */
export const freeRuns = (isFree: readonly boolean[]): readonly number[] =>
  isFree.flatMap((_, at) =>
    isFree[at - 1] !== true && isFree.slice(at, at + wordsNeed).filter(Boolean).length === wordsNeed
      ? [at]
      : [],
  )

type PlacedEntry = {
  readonly id: string
  readonly entry: PlanEntry
  /** Counted from the first year of the plan. */
  readonly column: number
}

/** The entries of the plan with their columns, by year; `held` keeps the order a hand or a key is working on. */
export function placeEntries(
  entries: readonly PlanEntry[],
  { from, count }: Pick<Columns, 'from' | 'count'>,
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
  readonly width: number
  readonly height: number
  /** What the most urgent of its first renewals is; later rounds are no news. */
  readonly state: 'due' | 'soon' | 'later'
}

const besideBar = 30
const thinBar = 16

/** One bar per year in the middle of its column, as high as the year is dear. */
export function yearBars(years: readonly PlanYear[], { isFree, edges }: Columns): readonly YearShape[] {
  const most = Math.max(1, ...years.map(({ cost }) => cost.value ?? 0))
  return years.map(({ year, cost, entries }, at) => {
    const value = cost.value ?? 0
    const height = value <= 0 ? 0 : Math.max(3, Math.round(((barsHeight - air) * value) / most))
    const has = (state: 'due' | 'soon') =>
      entries.some(({ isMovable, componentState }) => isMovable && componentState === state)
    const state = has('due') ? 'due' : has('soon') ? 'soon' : 'later'
    const width = isFree[at] === true ? thinBar : yearWidth - 2 * besideBar
    return { year, x: middleOf(edges, at) - width / 2, width, height, state }
  })
}

const middleOf = (edges: Columns['edges'], at: number): number =>
  ((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2

type Curve = {
  /** For `points` of a line, one per year in the middle of its column. */
  readonly cost: string
  readonly saved: string
  /** The highest value of both, where the scale ends. */
  readonly most: number
}

/** What has been spent and what has been saved by then, on one scale. */
export function moneyCurve(
  years: readonly Pick<PlanYear, 'total' | 'saved'>[],
  { edges }: Pick<Columns, 'edges'>,
): Curve {
  const most = Math.max(1, ...years.flatMap(({ total, saved }) => [total, saved]))
  const line = (valueOf: (year: Pick<PlanYear, 'total' | 'saved'>) => number) =>
    years
      .map((year, at) => {
        const y = curveHeight - air - ((curveHeight - 2 * air) * Math.max(0, valueOf(year))) / most
        return `${middleOf(edges, at)},${y.toFixed(1)}`
      })
      .join(' ')
  return { cost: line(({ total }) => total), saved: line(({ saved }) => saved), most }
}
