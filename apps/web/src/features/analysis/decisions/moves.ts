import type { AnalysisInput, Plan, PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import type { Measure, MeasureKind } from '@hauswart/domain/analysis/model/measure'

/** What tells an entry of the plan apart through every decision over it: its components and its round. */
export const entryId = ({ componentIds, key }: Pick<PlanEntry, 'componentIds' | 'key'>): string =>
  `${componentIds.join('+')}${/#\d+$/.exec(key)?.[0] ?? ''}`

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

/** What a decision over components is called as long as nobody says more. */
export const kindOver = (componentIds: readonly string[]): MeasureKind =>
  componentIds.length > 1 ? 'renovation' : 'replacement'

export type Dropped = { readonly measure: Measure; readonly rappen: number }

/** Own amounts that stop counting: each was meant for fewer components than the bundle has. */
export const droppedAmounts = (
  replaced: readonly Measure[],
  amounts: AnalysisInput['amounts'],
): readonly Dropped[] =>
  replaced.flatMap((measure) => {
    const rappen = ownAmount(amounts, measure.id)
    return rappen === null ? [] : [{ measure, rappen }]
  })

/** What the owner says a measure costs. */
export const ownAmount = (amounts: AnalysisInput['amounts'], measureId: string): number | null =>
  amounts.find(({ objectId, kind }) => kind === 'measure_cost' && objectId === measureId)?.rappen ?? null

/** First and last year of the plan. */
export const planSpan = ({ from, years }: Pick<Plan, 'from' | 'years'>) => ({
  first: from,
  last: from + years.length - 1,
})
