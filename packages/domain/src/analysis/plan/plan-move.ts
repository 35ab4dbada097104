import type { PlanEntry } from '../model/analysis.ts'
import type { Measure } from '../model/measure.ts'

/** The decisions after an entry was moved to a year: a proposed one becomes the owner's plan. */
export function movedMeasures(
  measures: readonly Measure[],
  entry: Pick<PlanEntry, 'measureId' | 'componentIds' | 'isMovable'>,
  year: number,
  newId: string,
): Measure[] {
  if (!entry.isMovable) return [...measures]
  if (entry.measureId === null) return [...measures, plannedMeasure(newId, entry.componentIds, year)]
  return measures.map((measure) =>
    measure.id === entry.measureId ? { ...measure, state: 'planned', year, reason: null } : measure,
  )
}

const plannedMeasure = (id: string, componentIds: readonly string[], year: number): Measure => ({
  id,
  componentIds,
  kind: componentIds.length > 1 ? 'renovation' : 'replacement',
  title: null,
  state: 'planned',
  year,
  reason: null,
  version: 0,
})
