import type { ComponentState } from '../../real-estate/component-state.ts'
import type { AnalysedComponent, Analysis, AnalysisInput } from '../model/analysis.ts'
import { earliestYear } from '../assessment/assumed-year.ts'
import { waitingComponents } from '../model/waiting.ts'

/**
 * Raised whenever the engine says something else of the same facts: every house is then looked at once. A golden test
 * fails where that was forgotten.
 */
export const engineVersion = 2

/**
 * What is remembered is for every member: it is reckoned without the amounts, the budget, the fund and the imputed rent of the
 * house. The score weighs by cost, so with them it would tell an amount to who may not see it.
 */
export const rememberedInput = (
  input: Omit<AnalysisInput, 'amounts' | 'budget' | 'fund' | 'imputedRentRappen'>,
): AnalysisInput => ({
  ...input,
  amounts: [],
  budget: null,
  fund: null,
  imputedRentRappen: null,
})

/** How a house stands on a day, as far as it is remembered. */
export type AnalysisSnapshot = {
  readonly score: number | null
  readonly counts: Readonly<Record<ComponentState, number>>
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
export function snapshotOf({ score, counts, components }: Analysis): AnalysisSnapshot {
  const due = components.filter(({ state }) => state === 'due')
  return {
    score: score.value,
    counts,
    dueIds: due.map(({ component }) => component.id).toSorted(),
  }
}

/** Whether a day is worth another row. */
export const isSameSnapshot = (a: AnalysisSnapshot, b: AnalysisSnapshot): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))

const inOrder = ({ score, counts, dueIds }: AnalysisSnapshot) => [
  score,
  [counts.due, counts.soon, counts.unknown, counts.good],
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

// An assumed year goes on with the years: the one on record stays.
const inUseSince = (component: AnalysedComponent): number =>
  Math.max(earliestYear(component), component.lastRenewedYear ?? 0)

/** Those nobody was told of in this life. The first look tells nothing: whoever recorded the house knows it. */
export const newlyDue = (due: readonly DueComponent[], told: Told | null): DueComponent[] =>
  told === null ? [] : due.filter(({ id, since }) => (told[id] ?? 0) < since)

/** Told entries of components that are in the trash or gone; beyond it the oldest are forgotten. */
export const maxToldInTrash = 400

/**
 * What counts as told after a look: what was told before, and what is due and waits. What is decided over is not told,
 * so it is once the decision is withdrawn; only on the first look, which tells nothing, all that is due counts. One
 * that seems good for a while or comes back from the trash is not told twice; only a new life is.
 */
export function toldAfter(
  due: readonly DueComponent[],
  told: Told | null,
  componentIds: readonly string[],
): Told {
  const here = new Set(componentIds)
  const before = Object.entries(told ?? {})
  // Identifiers sort by time.
  const gone = before.filter(([id]) => !here.has(id)).toSorted(([a], [b]) => (a < b ? 1 : -1))
  const kept = [...before.filter(([id]) => here.has(id)), ...gone.slice(0, maxToldInTrash)]
  const fresh = due.filter(({ isWaiting }) => told === null || isWaiting)
  return Object.fromEntries([...kept, ...fresh.map(({ id, since }) => [id, since] as const)])
}
