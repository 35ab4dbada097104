import type { PlanEntry } from '../model/analysis.ts'
import { listed, upkeepTitle } from '../model/analysis.labels.ts'
import type { JudgedComponent } from '../assessment/component-analysis.ts'
import { spokenName } from '../model/component-words.ts'
import { horizonYears, type EngineContext } from '../model/engine-context.ts'
import type { Measure } from '../model/measure.ts'
import { entryCost } from './plan-cost.ts'

/** Upkeep renews nothing: it stands in the plan beside the renewal, with the amount the owner gave. */
export function upkeepEntries(context: EngineContext, judged: readonly JudgedComponent[]): PlanEntry[] {
  return context.input.measures.flatMap((measure) => {
    const isOpen = measure.kind === 'upkeep' && (measure.state === 'planned' || measure.state === 'postponed')
    const parts = judged.filter(({ component }) => measure.componentIds.includes(component.id))
    const year = Math.max(context.year, measure.year ?? context.year)
    if (!isOpen || parts.length === 0 || year >= context.year + horizonYears) return []
    const cost = entryCost(context, measure, [], year)
    const ids = parts.map(({ component }) => component.id).toSorted()
    return [
      {
        key: measure.id,
        measureId: measure.id,
        componentIds: ids,
        title: measure.title ?? upkeepTitle(titleOf(null, parts)),
        recommendedYear: year,
        year,
        state: measure.state === 'planned' ? 'planned' : 'postponed',
        componentState: 'good',
        cost,
        isMovable: true,
      } satisfies PlanEntry,
    ]
  })
}

/** What the owner calls an act, else its parts. */
export function titleOf(measure: Measure | null, parts: readonly JudgedComponent[]): string {
  const names = parts.map(({ name, component }) => (parts.length === 1 ? name : spokenName(component)))
  return measure?.title ?? listed([...new Set(names)])
}
