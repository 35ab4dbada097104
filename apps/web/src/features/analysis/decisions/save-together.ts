import type { AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { newId } from '#device/new-id.ts'
import { failureOf } from '#ui/form/use-submit.ts'
import {
  addMeasure,
  deleteMeasure,
  restoreMeasure,
  updateMeasure,
  type MeasureFacts,
} from './measure-calls.ts'
import { ownAmount } from './moves.ts'

type Together = {
  readonly realEstateId: string
  readonly known: Pick<AnalysisInput, 'measures' | 'amounts'>
  readonly facts: MeasureFacts
  /** For a new decision. */
  readonly id: string
}
type Versioned = Pick<Measure, 'id' | 'version'>
export type Undo = () => Promise<unknown>
export type Saved = {
  readonly undo: Undo
  /** The decision it became, a new one or the one that was over all of them already. */
  readonly measureId: string
  readonly componentIds: readonly string[]
  /** The year it had before; nothing for a new one. */
  readonly movedFrom: number | null
  /** The decisions that went for it. */
  readonly replacedIds: readonly string[]
}

/**
 * One decision over several components. Those over fewer go to the trash with their own title and amount, so that
 * taking it back brings them all as they were.
 */
export async function saveTogether(
  { realEstateId, known, facts, id }: Together,
  key: string,
): Promise<Saved> {
  // A try before this one may have come half way: then the new decision stands, and must not count as one it replaces.
  const own = known.measures.find((measure) => measure.id === id)
  const others = known.measures.filter((measure) => measure !== own)
  const { whole, replaced, componentIds } = bundling(others, facts.componentIds)
  if (whole !== undefined) {
    const { kind, state, title, year, reason } = whole
    const change = { ...facts, componentIds, title: facts.title ?? title }
    const saved = await updateMeasure(realEstateId, whole, change, key)
    const cost = facts.costRappen === undefined ? {} : { costRappen: ownAmount(known.amounts, whole.id) }
    const before = { kind, state, title, year, reason, ...cost }
    const undo = () => updateMeasure(realEstateId, saved, before, newId())
    return { measureId: whole.id, componentIds, movedFrom: year, replacedIds: [], undo }
  }
  const all = { ...facts, componentIds }
  const saved = own
    ? await updateMeasure(realEstateId, own, all, newId())
    : await addMeasure(realEstateId, id, all, key)
  // Afterwards, so that a line that breaks in between leaves a decision too many and not one too few.
  const gone: Versioned[] = []
  const undo: Undo = async () => {
    for (const measure of gone) await restoreMeasure(realEstateId, measure, newId())
    await deleteMeasure(realEstateId, saved, newId())
  }
  try {
    for (const measure of replaced) gone.push(await putAway(realEstateId, measure))
  } catch (error) {
    // Somebody decided one of them anew: that must be seen before it goes.
    if (failureOf(error).kind === 'conflict') await undo()
    throw error
  }
  const replacedIds = gone.map((measure) => measure.id)
  return { undo, measureId: saved.id, componentIds, movedFrom: null, replacedIds }
}

/** What is gone already needs no second time: the answer to the first one may have been lost. */
async function putAway(realEstateId: string, measure: Versioned): Promise<Versioned> {
  try {
    return await deleteMeasure(realEstateId, measure, newId())
  } catch (error) {
    const failure = failureOf(error)
    const isGone = failure.kind === 'conflict' && typeof failure.current['deletedAt'] === 'string'
    if (!isGone) throw error
    return { id: measure.id, version: Number(failure.current['version']) }
  }
}
