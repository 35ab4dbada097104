import type { Measure } from '@hauswart/domain/analysis/measure'
import { newId } from '#lib/new-id.ts'
import { addMeasure, deleteMeasure, updateMeasure, type MeasureFacts } from './measure-calls.ts'
import { bundling } from './moves.ts'

type Together = {
  readonly realEstateId: string
  readonly measures: readonly Measure[]
  readonly facts: MeasureFacts
  /** For a new decision. */
  readonly id: string
}

/** One decision over several components; those that were decided alone go into it. */
export async function saveTogether({ realEstateId, measures, facts, id }: Together, key: string) {
  const { host, absorbed, componentIds } = bundling(measures, facts.componentIds)
  const whole = { ...facts, componentIds }
  const saved =
    host === undefined
      ? await addMeasure(realEstateId, id, whole, key)
      : await updateMeasure(realEstateId, host, { ...whole, title: facts.title ?? host.title }, key)
  // Afterwards, so that a line that breaks in between leaves a decision too many and not one too few.
  for (const measure of absorbed) await deleteMeasure(realEstateId, measure, newId())
  return saved
}
