import type { Analysis, PlanEntry } from './analysis.ts'

/** The components that are due and wait for the owner's word: what is planned or postponed waits no more. */
export function waitingComponents({ plan }: Pick<Analysis, 'plan'>): ReadonlySet<string> {
  const waiting = plan.entries.filter(
    ({ state, componentState }) => state === 'proposed' && componentState === 'due',
  )
  return new Set(waiting.flatMap(({ componentIds }) => componentIds))
}

/** How many of the components that are due the owner has decided over, and whether all of that is planned. */
export function decidedDue(analysis: Pick<Analysis, 'plan' | 'components'>): {
  readonly count: number
  readonly arePlanned: boolean
} {
  const waiting = waitingComponents(analysis)
  const decided = analysis.components.filter(
    ({ state, component }) => state === 'due' && !waiting.has(component.id),
  )
  const isPlanned = (id: string): boolean => decidedEntry(analysis, id)?.state === 'planned'
  return { count: decided.length, arePlanned: decided.every(({ component }) => isPlanned(component.id)) }
}

/** What the owner decided over a component, as it stands in the plan. */
export const decidedEntry = ({ plan }: Pick<Analysis, 'plan'>, componentId: string): PlanEntry | undefined =>
  plan.entries.find(
    ({ state, isMovable, componentIds }) =>
      state !== 'proposed' && isMovable && componentIds.includes(componentId),
  )
