import type { Figure, FigureRule } from '../../figures/figure.ts'
import { compareStates } from '../../real-estate/component-state.ts'
import { drawingPartLabels } from '../../real-estate/drawing-part.labels.ts'
import type { EnergySaving, PlanEntry } from '../model/analysis.ts'
import type { JudgedComponent } from '../assessment/component-analysis.ts'
import { replacedByHeatPump } from '../quantity/cost.ts'
import { horizonYears, type EngineContext } from '../model/engine-context.ts'
import type { Measure } from '../model/measure.ts'
import { withTanks } from './oil-tank.ts'
import {
  containedRule,
  holderOf,
  holding,
  isContained,
  laterHolder,
  wholeOf,
  type Holder,
} from './plan-contained.ts'
import { entryCost, laterCost } from './plan-cost.ts'
import { titleOf, upkeepEntries } from './plan-upkeep.ts'
import { savingOf } from '../saving/savings.ts'

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
  /** The same without upkeep: what renews. */
  readonly acts: readonly PlanEntry[]
  /** The next renewal of each component that has one. */
  readonly renewals: readonly PlanEntry[]
  /** Parts of unknown age: they may come sooner or later than the plan has them. */
  readonly unsure: readonly UnsureRenewal[]
  /** Whose renewal the owner rejected; by name, as the sums say it. */
  readonly rejected: readonly JudgedComponent[]
}

/** Planned for `year`, and possible from one year until another. */
export type UnsureRenewal = {
  readonly from: number
  readonly until: number
  readonly year: number
  readonly cost: Figure
}

export function planEntries(context: EngineContext, judged: readonly JudgedComponent[]): PlanEntries {
  const decisions = decisionsOf(context.input.measures)
  const byMeasure = new Map<Measure, JudgedComponent[]>()
  const entries: PlanEntry[] = []
  const free: JudgedComponent[] = []
  const rejected: JudgedComponent[] = []
  for (const one of judged) {
    const measure = decisions.get(one.component.id)
    if (measure === undefined) free.push(one)
    else if (measure.state === 'rejected') rejected.push(one)
    else byMeasure.set(measure, [...(byMeasure.get(measure) ?? []), one])
  }
  for (const one of free) if (!isContained(one)) entries.push(...proposedRounds(context, one))
  for (const [measure, parts] of byMeasure) entries.push(...rounds(context, measure, parts))
  const all = withTanks(context, judged, withParts(context, judged, entries, free.filter(isContained)))
  const within = all.filter(({ year }) => year < context.year + horizonYears).toSorted(byYear)
  const upkeep = upkeepEntries(context, judged)
  return {
    all: upkeep.length === 0 ? within : [...within, ...upkeep].toSorted(byYear),
    acts: within,
    renewals: within.filter(({ isMovable }) => isMovable),
    unsure: free.flatMap((one) => unsureOf(context, one, all)),
    rejected,
  }
}

/** The renewals of parts whose price may be in that of a whole; there the whole says so. */
function withParts(
  context: EngineContext,
  judged: readonly JudgedComponent[],
  wholes: readonly PlanEntry[],
  parts: readonly JudgedComponent[],
): PlanEntry[] {
  const entries: PlanEntry[] = []
  const said = new Map<string, FigureRule[]>()
  for (const part of parts) {
    const holder = holderOf(part, judged, wholes)
    if (holder === null) {
      entries.push(...rounds(context, null, [part]))
      continue
    }
    const { own, held } = heldRounds(context, part, holder)
    entries.push(...own)
    for (const { key } of held) said.set(key, [...(said.get(key) ?? []), containedRule(part, holder.name)])
  }
  const told = wholes.map((entry) => {
    const more = said.get(entry.key)
    return more === undefined
      ? entry
      : { ...entry, cost: { ...entry.cost, rules: [...entry.cost.rules, ...more] } }
  })
  return [...told, ...entries]
}

type Held = { readonly own: readonly PlanEntry[]; readonly held: readonly PlanEntry[] }

/** Renewed with its whole, a part begins its life anew in that year. */
function heldRounds(context: EngineContext, part: JudgedComponent, holder: Holder): Held {
  const [own, held]: [PlanEntry[], PlanEntry[]] = [[], []]
  const first = firstRound(context, null, [part])
  const life = Math.round(part.lifetimeYears ?? 0)
  if (first === null) return { own, held }
  let year = first.year
  for (let round = 1; year < context.year + horizonYears; round += 1) {
    const isUrgent = round === 1 && part.life.state === 'due'
    const whole = holding(holder, year, isUrgent).find((one) => !held.includes(one))
    if (whole === undefined) own.push(round === 1 ? first : laterRound(context, part, round, year))
    else held.push(whole)
    if (life < 1) break
    year = (whole?.year ?? year) + life
  }
  return { own, held }
}

function unsureOf(
  { year }: EngineContext,
  { component: { id }, life, remaining, recommendedYear, cost }: JudgedComponent,
  entries: readonly PlanEntry[],
): UnsureRenewal[] {
  if (!life.isAssumed || remaining.low === null || recommendedYear === null) return []
  // What goes with another part has its act when that has one.
  const act = entries.find(({ isMovable, componentIds }) => isMovable && componentIds.includes(id))
  const [from, until] = [year + remaining.low, year + (remaining.high ?? remaining.low)]
  return [{ from, until, year: act?.year ?? recommendedYear, cost: cost.figure }]
}

const byYear = (a: PlanEntry, b: PlanEntry): number => a.year - b.year || (a.key < b.key ? -1 : 1)

/** What is proposed for a component hangs on no decision: the same rounds for every move of another one. */
function proposedRounds(context: EngineContext, one: JudgedComponent): readonly PlanEntry[] {
  const held = proposals.get(one) ?? rounds(context, null, [one])
  proposals.set(one, held)
  return held
}

// A component is judged for one house, one day and one inflation.
const proposals = new WeakMap<JudgedComponent, readonly PlanEntry[]>()

/** The first act, and each component's later ones: renewed, it starts a whole life. */
function rounds(
  context: EngineContext,
  measure: Measure | null,
  unsorted: readonly JudgedComponent[],
): PlanEntry[] {
  const parts = unsorted.toSorted((a, b) => (a.component.id < b.component.id ? -1 : 1))
  const first = firstRound(context, measure, parts)
  if (first === null) return []
  const wholes = parts.flatMap((part) =>
    wholeOf(part, parts) === null ? laterRounds(context, part, first.year) : [],
  )
  const held = parts.flatMap((part) => {
    const whole = wholeOf(part, parts)
    if (whole === null) return []
    const { id } = whole.component
    const own = wholes.filter(({ componentIds }) => componentIds.includes(id))
    return laterRounds(context, part, first.year, laterHolder(part, whole.name, own))
  })
  return [first, ...wholes, ...held]
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
    saving: togetherSaved(context, parts),
  }
}

const togetherSaved = (context: EngineContext, parts: readonly JudgedComponent[]): EnergySaving | undefined =>
  (parts.length === 1
    ? parts[0]?.saving
    : savingOf(
        context,
        parts.map(({ component }) => component),
      )) ?? undefined

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

/** With a whole it was renewed with, a part is renewed again whenever that comes near. */
function laterRounds(
  context: EngineContext,
  part: JudgedComponent,
  first: number,
  holder: Holder | null = null,
): PlanEntry[] {
  const entries: PlanEntry[] = []
  const held: PlanEntry[] = []
  const life = Math.round(part.lifetimeYears ?? 0)
  if (life < 1) return entries
  let year = first + life
  for (let round = 2; year < context.year + horizonYears; round += 1) {
    const at = year
    const whole = holder === null ? undefined : holding(holder, at, false).find((one) => !held.includes(one))
    if (whole === undefined) entries.push(laterRound(context, part, round, at))
    else held.push(whole)
    year = (whole?.year ?? at) + life
  }
  return entries
}

const laterRound = (
  context: EngineContext,
  part: JudgedComponent,
  round: number,
  year: number,
): PlanEntry => ({
  key: `${part.component.id}#${round}`,
  measureId: null,
  componentIds: [part.component.id],
  // Its price is that of a heat pump: from then on it is no oil heating any more.
  title: replacedByHeatPump.has(part.component.catalogKey) ? drawingPartLabels.heating : part.name,
  recommendedYear: year,
  year,
  state: 'proposed',
  // It will have been renewed before: today's state says nothing about that year.
  componentState: 'good',
  cost: laterCost(context, part, year),
  isMovable: false,
})
