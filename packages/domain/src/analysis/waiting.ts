import type { Analysis, PlanEntry } from './analysis.ts'

/** The components that are due and wait for the owner's word: what is planned or postponed waits no more. */
export function waitingComponents({ plan }: Pick<Analysis, 'plan'>): ReadonlySet<string> {
  const waiting = plan.entries.filter(
    ({ state, componentState }) => state === 'proposed' && componentState === 'due',
  )
  return new Set(waiting.flatMap(({ componentIds }) => componentIds))
}

/** What the owner decided over a component, as it stands in the plan. */
export const decidedEntry = ({ plan }: Pick<Analysis, 'plan'>, componentId: string): PlanEntry | undefined =>
  plan.entries.find(
    ({ state, isMovable, componentIds }) =>
      state !== 'proposed' && isMovable && componentIds.includes(componentId),
  )
