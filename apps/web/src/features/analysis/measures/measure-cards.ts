import type {
  Analysis,
  ComponentAnalysis,
  EnergySaving,
  PlanEntry,
} from '@hauswart/domain/analysis/model/analysis'
import type { Measure, MeasureState } from '@hauswart/domain/analysis/model/measure'
import { compareStates, type ComponentState } from '@hauswart/domain/real-estate/component-state'
import { entryId } from '#features/analysis/decisions/moves.ts'

export type MeasureCard = {
  readonly id: string
  readonly title: string
  readonly state: 'proposed' | MeasureState
  readonly year: number | null
  /** That of its most urgent component, the same as everywhere. */
  readonly componentState: ComponentState
  readonly components: readonly ComponentAnalysis[]
  readonly entry: PlanEntry | undefined
  /** Of all its works together, in a year; nothing where they improve nothing. */
  readonly saving: EnergySaving | undefined
  /** The decision behind it; a proposal has none. */
  readonly measure: Measure | undefined
}

type MeasureCards = {
  /** Proposals of the next years, the earliest first. */
  readonly near: readonly MeasureCard[]
  readonly decided: readonly MeasureCard[]
  /** Proposals so far away that nobody has to think of them today. */
  readonly later: readonly MeasureCard[]
  /** Rejected or done. */
  readonly closed: readonly MeasureCard[]
}

const nearYears = 10

/** Proposals and decisions as cards; proposals are computed, decisions are the owner's. */
export function measureCards(analysis: Analysis, measures: readonly Measure[]): MeasureCards {
  const cards = analysis.plan.entries
    .filter(({ isMovable }) => isMovable)
    .map((entry) => entryCard(analysis, entry, measures))
  const proposals = cards.filter(({ state }) => state === 'proposed')
  const isNear = ({ year }: MeasureCard) => (year ?? 0) <= analysis.year + nearYears
  return {
    near: proposals.filter(isNear),
    later: proposals.filter((card) => !isNear(card)),
    decided: cards.filter(({ state }) => state !== 'proposed'),
    closed: measures
      .filter(({ state }) => state === 'rejected' || state === 'done')
      .map((measure) => closedCard(analysis, measure)),
  }
}

function entryCard(analysis: Analysis, entry: PlanEntry, measures: readonly Measure[]): MeasureCard {
  const components = componentsOf(analysis, entry.componentIds)
  return {
    id: entryId(entry),
    title: entry.title,
    state: entry.state,
    year: entry.year,
    componentState: mostUrgent(components),
    components,
    entry,
    saving: entry.saving,
    measure: measures.find(({ id }) => id === entry.measureId),
  }
}

function closedCard(analysis: Analysis, measure: Measure): MeasureCard {
  const components = componentsOf(analysis, measure.componentIds)
  return {
    id: measure.id,
    title: measure.title ?? components.map(({ name }) => name).join(', '),
    state: measure.state,
    year: measure.year,
    componentState: mostUrgent(components),
    components,
    entry: undefined,
    saving: undefined,
    measure,
  }
}

const componentsOf = ({ components }: Analysis, ids: readonly string[]): readonly ComponentAnalysis[] =>
  components.filter(({ component }) => ids.includes(component.id))

const mostUrgent = (components: readonly ComponentAnalysis[]): ComponentState =>
  components.map(({ state }) => state).toSorted(compareStates)[0] ?? 'unknown'
