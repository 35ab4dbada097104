import type { ComponentState } from '../real-estate/component-state.ts'
import type { AnalysedComponent, Analysis, Plan } from './analysis.ts'
import { waitingComponents } from './waiting.ts'

/** Raised whenever the engine says something else of the same facts: every house is then looked at once. */
export const engineVersion = 1

/** How a house stands on a day, as far as it is remembered. */
export type AnalysisSnapshot = {
  readonly score: number | null
  readonly counts: Readonly<Record<ComponentState, number>>
  /** In Rappen; null where nothing has a price. */
  readonly sums: Readonly<Record<keyof Plan['sums'], number | null>>
  /** In a fixed order, so that the same is the same. */
  readonly dueIds: readonly string[]
}

/** A component that is due. */
export type DueComponent = {
  readonly id: string
  readonly name: string
  /** Since when it is in use: a later year is another life. */
  readonly since: number
  /** Nobody has decided over it yet. */
  readonly isWaiting: boolean
}

/** By component: since when it was in use when it was found due. */
export type Told = Readonly<Record<string, number>>

/** More would be a mistake; the report holds as many. */
export const maxWatchedComponents = 500

/** What is kept of an analysis. */
export function snapshotOf({ score, counts, plan, components }: Analysis): AnalysisSnapshot {
  const { five, ten, twenty, thirty } = plan.sums
  const due = components.filter(({ state }) => state === 'due')
  return {
    score: score.value,
    counts,
    sums: { five: five.value, ten: ten.value, twenty: twenty.value, thirty: thirty.value },
    dueIds: due.map(({ component }) => component.id).toSorted(),
  }
}

/** Whether a day is worth another row. */
export const isSameSnapshot = (a: AnalysisSnapshot, b: AnalysisSnapshot): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))

const inOrder = ({ score, counts, sums, dueIds }: AnalysisSnapshot) => [
  score,
  [counts.due, counts.soon, counts.unknown, counts.good],
  [sums.five, sums.ten, sums.twenty, sums.thirty],
  dueIds,
]

/** The components that are due, the most urgent first. */
export function dueComponents(analysis: Analysis): DueComponent[] {
  const waiting = waitingComponents(analysis)
  return analysis.components
    .filter(({ state }) => state === 'due')
    .map(({ component, name }) => ({
      id: component.id,
      name,
      since: inUseSince(component),
      isWaiting: waiting.has(component.id),
    }))
}

const inUseSince = ({ installedYear, lastRenewedYear }: AnalysedComponent): number =>
  Math.max(installedYear, lastRenewedYear ?? installedYear)

/** Those nobody was told of in this life. The first look tells nothing: whoever recorded the house knows it. */
export const newlyDue = (due: readonly DueComponent[], told: Told | null): DueComponent[] =>
  told === null ? [] : due.filter(({ id, since }) => (told[id] ?? 0) < since)

/**
 * What counts as told after a look: everything that is due now, and what was due before in the same house. One that
 * seems good again for a while is not told twice; only a new life forgets.
 */
export function toldAfter(
  due: readonly DueComponent[],
  told: Told | null,
  componentIds: readonly string[],
): Told {
  const known = new Set(componentIds)
  const before = Object.entries(told ?? {}).filter(([id]) => known.has(id))
  return Object.fromEntries([...before, ...due.map(({ id, since }) => [id, since] as const)])
}
