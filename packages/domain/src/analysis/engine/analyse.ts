import type { Figure } from '../../figures/figure.ts'
import { referenceBook } from '../../reference/reference-value.ts'
import type { Analysis, AnalysisInput, ComponentAnalysis, PlanEntry } from '../model/analysis.ts'
import { withAssumedYears } from '../assessment/assumed-year.ts'
import {
  byUrgency,
  componentAnalysis,
  judgeComponent,
  type JudgedComponent,
} from '../assessment/component-analysis.ts'
import { energyOf } from '../outlook/energy.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { explainedLater, fact, mergedRules, rule } from '../model/explain.ts'
import { gapsOf } from '../gaps/gaps.ts'
import { taxesOf } from '../money/tax-years.ts'
import type { Measure } from '../model/measure.ts'
import { planEntries } from '../plan/plan-entries.ts'
import { fundOf } from '../plan/plan-fund.ts'
import { paymentFor } from '../plan/plan-payment.ts'
import { planOf, planSums } from '../plan/plan.ts'
import { perMonthOf, reserveOf } from '../plan/reserve.ts'
import { coverageOf, scoreOf } from '../assessment/score.ts'

/** The whole analysis of a house: a pure function of facts, decisions and rows, so it is never out of date. */
export const analyse = (input: AnalysisInput): Analysis => analyser(input)(input.measures)

/**
 * The same for several sets of decisions: how long parts last, what they cost and how much heat a house needs does not
 * depend on them and is found once, so that a plan follows a finger.
 */
export function analyser(input: AnalysisInput): (measures: readonly Measure[]) => Analysis {
  const house = contextOf(input)
  const judged = judgeAll(house)
  const energy = energyOf(house)
  const standing = { score: scoreOf(judged), coverage: coverageOf(judged) }
  const analysed = componentsAnalyser(house, judged)
  return (measures) => {
    const context = { ...house, input: { ...house.input, measures } }
    const entries = planEntries(context, judged)
    const components = analysed(entries.renewals)
    const sums = planSums(context, entries)
    const fund = fundOf(context, entries, judged)
    const perMonth = perMonthOf(context, { sums, fund })
    const savingMonthly = input.budget?.savingMonthlyRappen ?? perMonth.value ?? 0
    const plan = planOf(context, { entries, sums, judged, fund, savingMonthly })
    return {
      year: context.year,
      components,
      counts: countsOf(components),
      ...standing,
      plan,
      reserve: reserveOf(context, { perMonth, plan, fund }),
      energy,
      subsidy: subsidySum(context, components, entries.renewals),
      taxes: taxesOf(context, components, entries.renewals),
      gaps: gapsOf(context, { judged, sums, energy }),
    }
  }
}

export function contextOf(input: AnalysisInput): EngineContext {
  const book = referenceBook(input.references, { canton: input.house.canton, on: input.today })
  const year = Number(input.today.slice(0, 4))
  return { input: { ...input, components: withAssumedYears(input, book, year) }, book, year }
}

/** In the order of their ids, so that sums of fractions never depend on the order of input. */
function judgeAll(context: EngineContext): JudgedComponent[] {
  const { amounts, components } = context.input
  const costs = new Map(
    amounts.flatMap(({ kind, objectId, rappen }) => (kind === 'component_cost' ? [[objectId, rappen]] : [])),
  )
  return components
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((component) => judgeComponent(context, component, costs.get(component.id)))
}

type Told = { readonly year: number | null; readonly cost: Figure; readonly analysis: ComponentAnalysis }

/** Of forty components one is moved: what is told of the others stays the same, down to the object. */
function componentsAnalyser(context: EngineContext, judged: readonly JudgedComponent[]) {
  const told = new Map<JudgedComponent, Told>()
  const byId = new Map(judged.map((one) => [one.component.id, one]))
  const payments = new Map<string, Figure>()
  // An act is made anew with every move; what falls on its parts is not.
  const paymentOf = (act: PlanEntry, one: JudgedComponent): Figure => {
    if (act.componentIds.length === 1) return act.cost
    const { value, low, high } = act.cost
    const key = [one.component.id, act.measureId, value, low, high, ...act.componentIds].join(' ')
    const parts = act.componentIds.flatMap((id) => byId.get(id) ?? [])
    const payment = payments.get(key) ?? paymentFor(context, act, one, parts)
    payments.set(key, payment)
    return payment
  }
  return (entries: readonly PlanEntry[]): ComponentAnalysis[] => {
    const acts = new Map(entries.flatMap((entry) => entry.componentIds.map((id) => [id, entry])))
    return judged
      .map((one) => {
        const act = acts.get(one.component.id)
        const year = act?.year ?? one.recommendedYear
        const cost = act === undefined ? one.cost.figure : paymentOf(act, one)
        const held = told.get(one)
        if (held?.year === year && held.cost === cost) return held.analysis
        const analysis = componentAnalysis(context, one, { year, cost })
        told.set(one, { year, cost, analysis })
        return analysis
      })
      .toSorted(byUrgency)
  }
}

function countsOf(components: readonly ComponentAnalysis[]): Analysis['counts'] {
  const counts = { due: 0, soon: 0, unknown: 0, good: 0 }
  for (const { state } of components) counts[state] += 1
  return counts
}

const subsidyYears = 10

/** No programme is promised for decades: what is renewed later has no subsidy to count on. */
function subsidySum(
  { year }: EngineContext,
  components: readonly ComponentAnalysis[],
  entries: readonly PlanEntry[],
): Figure {
  const near = new Set(
    entries.filter((entry) => entry.year < year + subsidyYears).flatMap(({ componentIds }) => componentIds),
  )
  const asked = components.filter(({ component }) => near.has(component.id))
  const known = asked.filter(({ subsidy }) => subsidy.value !== null)
  const helped = known.filter(({ subsidy }) => subsidy.value !== 0)
  const sum = (pick: (figure: Figure) => number | null): number =>
    known.reduce((all, { subsidy }) => all + (pick(subsidy) ?? subsidy.value ?? 0), 0)
  // Nothing found beside something nobody knows is not «nothing».
  const isUnknown = known.length === 0 || (helped.length === 0 && known.length < asked.length)
  const numbers = isUnknown
    ? null
    : { value: sum(({ value }) => value), low: sum(({ low }) => low), high: sum(({ high }) => high) }
  return explainedLater('rappen', numbers, () => ({
    inputs: [
      fact('renewals', near.size, 'count', 'computed'),
      ...helped.map(({ name, subsidy }) => ({
        label: name,
        value: subsidy.value ?? 0,
        unit: 'rappen' as const,
        origin: 'computed' as const,
      })),
    ],
    rules: mergedRules([rule('subsidy_sum'), ...helped.flatMap(({ subsidy }) => subsidy.rules)]),
  }))
}
