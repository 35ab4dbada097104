import type { Measure } from '@hauswart/domain/analysis/model/measure'
import type { DecisionAct } from './decision-values.ts'
import {
  addMeasure,
  moveMeasure,
  planMeasure,
  updateMeasure,
  type Followed,
  type MeasureFacts,
} from './measure-calls.ts'
import { kindOver } from './moves.ts'
import type { usualDays } from './prepared-todos.ts'

/** What is decided of one card. */
export type Decided = Pick<MeasureFacts, 'title' | 'reason' | 'year' | 'costRappen'> & {
  readonly state: DecisionAct
}
/** All that is sent: tried again it must be the same. */
export type Decision = {
  readonly decided: Decided
  /** What of it differs from what is stored. */
  readonly change: Partial<Decided>
  /** The version it was decided over; without one it is the first decision, of this id. */
  readonly over: Measure | undefined
  readonly id: string
  readonly componentIds: readonly string[]
  /** Those that are known here. */
  readonly measures: readonly Measure[]
  /** The usual days of what is prepared for it. */
  readonly days: ReturnType<typeof usualDays>
}

/** Sends a decision as the act it is; gives what became of its to-dos where it has a year for them. */
export async function sendDecision(
  realEstateId: string,
  { decided, change, over, id, componentIds, measures, days }: Decision,
  key: string,
): Promise<Followed | undefined> {
  const { state, year, reason } = decided
  const kind = kindOver(componentIds)
  if (over === undefined && state === 'planned' && year !== null) {
    const { title, costRappen } = firstOf(decided)
    return planMeasure(realEstateId, { id, kind, componentIds, year, title, costRappen, measures }, key)
  }
  if (over === undefined) {
    await addMeasure(realEstateId, id, { ...firstOf(decided), componentIds, kind }, key)
    return undefined
  }
  if (state === 'rejected' || year === null) {
    await updateMeasure(realEstateId, over, { ...change, state, year, reason }, key)
    return undefined
  }
  return moveMeasure(realEstateId, over, { ...change, state, year, reason, days }, key)
}

/** Of a new decision nobody has said an amount yet: there is none to clear. */
const firstOf = ({ costRappen, ...rest }: Decided): Decided => ({
  ...rest,
  ...(typeof costRappen === 'number' ? { costRappen } : {}),
})
