import type { PlanEntry } from '@hauswart/domain/analysis/analysis'
import type { Measure } from '@hauswart/domain/analysis/measure'

/** What tells an entry of the plan apart through every decision over it: its components and its round. */
export const entryId = ({ componentIds, key }: Pick<PlanEntry, 'componentIds' | 'key'>): string =>
  `${componentIds.join('+')}${/#\d+$/.exec(key)?.[0] ?? ''}`

/** The year of a column under the pointer, held inside the plan. */
export function yearAt(
  x: number,
  {
    left,
    width,
    from,
    count,
  }: {
    readonly left: number
    readonly width: number
    readonly from: number
    readonly count: number
  },
): number {
  const column = Math.floor((x - left) / width)
  return from + Math.min(Math.max(column, 0), count - 1)
}

/** One key, one step; nothing where the key means something else. */
export function yearByKey(
  key: string,
  year: number,
  { from, count }: { readonly from: number; readonly count: number },
): number | undefined {
  const last = from + count - 1
  const wanted = { ArrowLeft: year - 1, ArrowRight: year + 1, Home: from, End: last }[key]
  return wanted === undefined ? undefined : Math.min(Math.max(wanted, from), last)
}

/**
 * What a bundle over components asks of the decisions that are there: one of them takes all components in, the others
 * go; nothing to take in means a new one.
 */
export function bundling(
  measures: readonly Measure[],
  componentIds: readonly string[],
): {
  readonly host: Measure | undefined
  readonly absorbed: readonly Measure[]
  readonly componentIds: readonly string[]
} {
  const touched = measures.filter(
    ({ state, componentIds: own }) =>
      (state === 'planned' || state === 'postponed') && own.some((id) => componentIds.includes(id)),
  )
  const [host, ...absorbed] = touched
  return {
    host,
    absorbed,
    componentIds: [...new Set([...touched.flatMap(({ componentIds: own }) => own), ...componentIds])],
  }
}
