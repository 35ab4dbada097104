import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { decisions, planOver } from '#house/nouns/analysis/decisions.ts'
import type { Change } from '#house/record/said.ts'
import type { DecisionAct } from './decision-values.ts'
import { kindOver } from './moves.ts'
import type { usualDays } from './prepared-todos.ts'

/** What is decided of one card; an amount only from who may see finances. */
export type Decided = {
  readonly state: DecisionAct
  readonly title: string | null
  readonly year: number | null
  readonly reason: string | null
  readonly costRappen?: number | null
}

type Decision = {
  readonly decided: Decided
  /** What of it differs from what is stored. */
  readonly change: Partial<Decided>
  /** The decision it is over; without one it is the first, of this id. */
  readonly over: Measure | undefined
  readonly id: string
  readonly componentIds: readonly string[]
  /** Those that are known here. */
  readonly measures: readonly Measure[]
  /** The usual days of what is prepared for it. */
  readonly days: ReturnType<typeof usualDays>
}

/** A decision as the act it is: one that has a year takes its to-dos along. */
export function decisionChange(
  { decided, change, over, id, componentIds, measures, days }: Decision,
  name: string,
): Change {
  const { state, year, reason } = decided
  const kind = kindOver(componentIds)
  if (over === undefined) {
    const { costRappen, title } = decided
    // Nobody has said an amount of it yet: there is none to clear.
    const cost = typeof costRappen === 'number' ? { costRappen } : {}
    return state === 'planned' && year !== null
      ? planOver({ id, kind, componentIds, year, title, ...cost }, measures, { name })
      : decisions.acts.add(
          {
            componentIds: [...componentIds],
            kind,
            state,
            title,
            year,
            reason,
            seen: openOver(measures, componentIds),
            ...cost,
          },
          name,
          { id },
        )
  }
  const { state: _state, year: _year, reason: _reason, ...written } = change
  return state === 'rejected' || year === null
    ? decisions.acts.reject(over, { ...written, state, year, reason }, name)
    : decisions.acts.move(over, { ...written, state, year, reason, days: [...days] }, name)
}

/** Those it stands beside, as they are known here: another one must be seen first. */
function openOver(measures: readonly Measure[], componentIds: readonly string[]) {
  const { whole, replaced } = bundling(measures, componentIds)
  return (whole ? [whole] : replaced).map(({ id, version }) => ({ measureId: id, version }))
}
