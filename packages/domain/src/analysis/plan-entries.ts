import { compareStates } from '../real-estate/component-state.ts'
import type { PlanEntry } from './analysis.ts'
import { listed, upkeepTitle } from './analysis.labels.ts'
import type { JudgedComponent } from './component-analysis.ts'
import type { EngineContext } from './engine-context.ts'
import type { Measure } from './measure.ts'
import { entryCost } from './plan-cost.ts'

export const horizonYears = 30

/** The owner's word on each component; the newest counts, and ids are ordered by time. */
function decisionsOf(measures: readonly Measure[]): Map<string, Measure> {
  const decisions = new Map<string, Measure>()
  for (const measure of measures) {
    if (measure.state === 'done' || measure.kind === 'upkeep') continue
    for (const id of measure.componentIds) {
      const held = decisions.get(id)
      if (held === undefined || held.id < measure.id) decisions.set(id, measure)
    }
  }
  return decisions
}

export type PlanEntries = {
  /** All acts of the next thirty years, by year: decided ones, proposed ones, their later rounds, upkeep. */
  readonly all: readonly PlanEntry[]
  /** The next renewal of each component that has one. */
  readonly renewals: readonly PlanEntry[]
}

export function planEntries(context: EngineContext, judged: readonly JudgedComponent[]): PlanEntries {
  const decisions = decisionsOf(context.input.measures)
  const byMeasure = new Map<Measure, JudgedComponent[]>()
  const entries: PlanEntry[] = []
  for (const one of judged) {
    const measure = decisions.get(one.component.id)
    if (measure === undefined) entries.push(...rounds(context, null, [one]))
    else if (measure.state !== 'rejected') byMeasure.set(measure, [...(byMeasure.get(measure) ?? []), one])
  }
  for (const [measure, parts] of byMeasure) entries.push(...rounds(context, measure, parts))
  const within = entries.filter(({ year }) => year < context.year + horizonYears).toSorted(byYear)
  const upkeep = upkeepEntries(context, judged)
  return {
    all: upkeep.length === 0 ? within : [...within, ...upkeep].toSorted(byYear),
    renewals: within.filter(({ isMovable }) => isMovable),
  }
}

const byYear = (a: PlanEntry, b: PlanEntry): number => a.year - b.year || (a.key < b.key ? -1 : 1)

/** The first act, and each component's later ones: renewed, it starts a whole life. */
function rounds(
  context: EngineContext,
  measure: Measure | null,
  unsorted: readonly JudgedComponent[],
): PlanEntry[] {
  const parts = unsorted.toSorted((a, b) => (a.component.id < b.component.id ? -1 : 1))
  const first = firstRound(context, measure, parts)
  if (first === null) return []
  const later = parts.flatMap((part) => laterRounds(context, part, first.year))
  return [first, ...later]
}

function firstRound(
  context: EngineContext,
  measure: Measure | null,
  parts: readonly JudgedComponent[],
): PlanEntry | null {
  const years = parts.flatMap(({ recommendedYear }) => recommendedYear ?? [])
  const soonest = years.length === 0 ? (measure?.year ?? null) : Math.min(...years)
  if (soonest === null) return null
  const recommendedYear = Math.max(context.year, soonest)
  const year = decidedYear(context, measure, recommendedYear)
  const [worst = 'unknown'] = parts.map(({ life }) => life.state).toSorted(compareStates)
  return {
    key: measure?.id ?? parts[0]?.component.id ?? '',
    measureId: measure?.id ?? null,
    componentIds: parts.map(({ component }) => component.id),
    title: titleOf(measure, parts),
    recommendedYear,
    year,
    state: entryState(context, measure),
    componentState: worst,
    cost: entryCost(context, measure, parts, year),
    isMovable: true,
  }
}

/** What was planned for a year that is over, and not done, waits now. */
function decidedYear({ year }: EngineContext, measure: Measure | null, recommended: number): number {
  if (measure === null || measure.year === null) return recommended
  return measure.state === 'planned' ? Math.max(year, measure.year) : Math.max(recommended, measure.year)
}

/** What was postponed until a year that has come asks for a decision again. */
function entryState({ year }: EngineContext, measure: Measure | null): PlanEntry['state'] {
  if (measure === null) return 'proposed'
  if (measure.state === 'planned') return 'planned'
  return measure.year !== null && measure.year > year ? 'postponed' : 'proposed'
}

function laterRounds(context: EngineContext, part: JudgedComponent, first: number): PlanEntry[] {
  const { component, lifetimeYears, name } = part
  const entries: PlanEntry[] = []
  if (lifetimeYears === null || lifetimeYears < 1) return entries
  for (let round = 2; ; round += 1) {
    const year = first + (round - 1) * Math.round(lifetimeYears)
    if (year >= context.year + horizonYears) return entries
    entries.push({
      key: `${component.id}#${round}`,
      measureId: null,
      componentIds: [component.id],
      title: name,
      recommendedYear: year,
      year,
      state: 'proposed',
      // It will have been renewed before: today's state says nothing about that year.
      componentState: 'good',
      cost: entryCost(context, null, [part], year),
      isMovable: false,
    })
  }
}

/** Upkeep renews nothing: it stands in the plan beside the renewal, with the amount the owner gave. */
function upkeepEntries(context: EngineContext, judged: readonly JudgedComponent[]): PlanEntry[] {
  return context.input.measures.flatMap((measure) => {
    const isOpen = measure.kind === 'upkeep' && (measure.state === 'planned' || measure.state === 'postponed')
    const parts = judged.filter(({ component }) => measure.componentIds.includes(component.id))
    const year = Math.max(context.year, measure.year ?? context.year)
    if (!isOpen || parts.length === 0 || year >= context.year + horizonYears) return []
    const cost = entryCost(context, measure, [], year)
    const ids = parts.map(({ component }) => component.id).toSorted()
    return [
      {
        key: measure.id,
        measureId: measure.id,
        componentIds: ids,
        title: measure.title ?? upkeepTitle(titleOf(null, parts)),
        recommendedYear: year,
        year,
        state: measure.state === 'planned' ? 'planned' : 'postponed',
        componentState: 'good',
        cost,
        isMovable: true,
      } satisfies PlanEntry,
    ]
  })
}

const titleOf = (measure: Measure | null, parts: readonly JudgedComponent[]): string =>
  measure?.title ?? listed([...new Set(parts.map(({ name }) => name))])
