import type { ComponentCondition } from './component.ts'

/** How urgent a component is, the most urgent first. */
export const componentStates = ['due', 'soon', 'unknown', 'good'] as const
export type ComponentState = (typeof componentStates)[number]

const byCondition: Record<ComponentCondition, ComponentState> = {
  as_new: 'good',
  good: 'good',
  used: 'soon',
  worn: 'due',
  defective: 'due',
}

/** The state of a component rests on its recorded condition alone; without one nothing is claimed. */
export const componentState = (condition: ComponentCondition | null): ComponentState =>
  condition === null ? 'unknown' : byCondition[condition]

/** The more urgent first. */
export const compareStates = (a: ComponentState, b: ComponentState): number =>
  componentStates.indexOf(a) - componentStates.indexOf(b)

type Judged = { readonly condition: ComponentCondition | null }
type Aged = Judged & { readonly installedYear: number; readonly lastRenewedYear: number | null }

/** How many components are in each state. */
export function countStates(components: readonly Judged[]): Record<ComponentState, number> {
  const counts = { due: 0, soon: 0, unknown: 0, good: 0 }
  for (const { condition } of components) counts[componentState(condition)] += 1
  return counts
}

/** The most urgent first; among equals what was made or renewed longest ago, a defect before wear. */
export function compareUrgency(a: Aged, b: Aged): number {
  return (
    compareStates(componentState(a.condition), componentState(b.condition)) ||
    Number(b.condition === 'defective') - Number(a.condition === 'defective') ||
    yearOf(a) - yearOf(b)
  )
}

/** The year a component counts from: its last renewal, else its installation. */
export const yearOf = ({ installedYear, lastRenewedYear }: Omit<Aged, 'condition'>): number =>
  lastRenewedYear ?? installedYear
