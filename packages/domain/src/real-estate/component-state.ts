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

/** The state by the recorded condition alone, where no lifetime is known; without a condition nothing is claimed. */
export const componentState = (condition: ComponentCondition | null): ComponentState =>
  condition === null ? 'unknown' : byCondition[condition]

/** The more urgent first. */
export const compareStates = (a: ComponentState, b: ComponentState): number =>
  componentStates.indexOf(a) - componentStates.indexOf(b)

type Aged = {
  readonly condition: ComponentCondition | null
  readonly installedYear: number
  readonly lastRenewedYear: number | null
}

/** How many are in each state. */
export function countStates(
  judged: readonly { readonly state: ComponentState }[],
): Record<ComponentState, number> {
  const counts = { due: 0, soon: 0, unknown: 0, good: 0 }
  for (const { state } of judged) counts[state] += 1
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

type Told = {
  readonly isInstalledYearAssumed?: boolean | null | undefined
  readonly lastRenewedYear?: number | null | undefined
}

/** Whether that year is nobody's word: who told when it was renewed has told the year that counts. */
export const isYearAssumed = ({ isInstalledYearAssumed, lastRenewedYear }: Told): boolean =>
  isInstalledYearAssumed === true && (lastRenewedYear ?? null) === null
