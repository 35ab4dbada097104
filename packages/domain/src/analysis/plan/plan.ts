import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { Plan, PlanEntry, PlanYear } from '../model/analysis.ts'
import { listed } from '../model/analysis.labels.ts'
import { bundleProposals } from './bundles.ts'
import type { JudgedComponent } from '../assessment/component-analysis.ts'
import { horizonYears, monthsOf, type EngineContext } from '../model/engine-context.ts'
import { explainedLater, fact, mergedRules, rule } from '../model/explain.ts'
import type { PlanEntries, UnsureRenewal } from './plan-entries.ts'
import type { FundPayments } from './plan-fund.ts'
import { rejectedText } from '../model/rule.labels.ts'

/** The sums of a plan: what the entries of its first years cost together. */
export const planSums = (context: EngineContext, entries: PlanEntries): Plan['sums'] => ({
  five: sumOf(context, entries, 5),
  ten: sumOf(context, entries, 10),
  fifteen: sumOf(context, entries, 15),
  twenty: sumOf(context, entries, 20),
  thirty: sumOf(context, entries, horizonYears),
})

type Parts = {
  readonly entries: PlanEntries
  readonly sums: Plan['sums']
  readonly judged: readonly JudgedComponent[]
  readonly fund: FundPayments | null
  /** What goes aside each month, in Rappen. */
  readonly savingMonthly: number
}

export function planOf(context: EngineContext, { entries, sums, judged, fund, savingMonthly }: Parts): Plan {
  const components = new Map(judged.map(({ component }) => [component.id, component]))
  return {
    from: context.year,
    years: planYears(context, entries.all, { fund, savingMonthly }),
    entries: entries.all,
    sums,
    bundles: bundleProposals(context, entries.renewals, components),
    withoutCost: withoutCost(context, entries, judged),
    rejected: entries.rejected.map(({ component }) => component.id),
  }
}

/** What is in no sum: no price of its own, and no amount of the owner for the act. */
function withoutCost(
  { input }: EngineContext,
  { renewals }: PlanEntries,
  judged: readonly JudgedComponent[],
): string[] {
  const paid = new Set(
    input.amounts.flatMap(({ kind, objectId }) => (kind === 'measure_cost' ? [objectId] : [])),
  )
  const unpriced = new Set(
    judged.flatMap(({ cost, component }) => (cost.figure.value === null ? [component.id] : [])),
  )
  return renewals
    .filter(({ measureId }) => measureId === null || !paid.has(measureId))
    .flatMap(({ componentIds }) => componentIds.filter((id) => unpriced.has(id)))
    .toSorted()
}

function planYears(
  context: EngineContext,
  entries: readonly PlanEntry[],
  { fund, savingMonthly }: Pick<Parts, 'fund' | 'savingMonthly'>,
): PlanYear[] {
  const byYear = Map.groupBy(entries, ({ year }) => year)
  const start = context.input.budget?.savedRappen ?? 0
  let total = 0
  return Array.from({ length: horizonYears }, (_, index) => {
    const year = context.year + index
    const own = byYear.get(year) ?? []
    const cost = yearCost(context, year, own)
    total += cost.value ?? 0
    const months = monthsOf(context, index + 1)
    const fromFund = fund?.paid[index]?.value ?? 0
    return {
      year,
      entries: own,
      cost,
      total,
      saved: start + savingMonthly * months + fromFund,
      months,
      fromFund,
    }
  })
}

function yearCost(context: EngineContext, year: number, entries: readonly PlanEntry[]): Figure {
  return explainedLater('rappen', rangeOf(entries), () => {
    const inputs: FigureInput[] = entries.flatMap(({ title, cost }) =>
      cost.value === null ? [] : [{ label: title, value: cost.value, unit: 'rappen', origin: 'computed' }],
    )
    inputs.push(fact('planYear', year, 'year', 'computed'))
    return { inputs, rules: sumRules([rule('plan_year'), priceRule(context)], entries) }
  })
}

function sumOf(context: EngineContext, { all, unsure, rejected }: PlanEntries, years: number): Figure {
  const end = context.year + years
  const own = all.filter(({ year }) => year < end)
  const priced = unsure.filter(({ cost }) => cost.value !== null)
  const early = priced.filter(({ from, year }) => from < end && year >= end)
  const late = priced.filter(({ until, year }) => year < end && until >= end)
  // Of a house without components nothing is known, not even that it costs nothing.
  const range = context.input.components.length === 0 ? null : rangeOf(own)
  return explainedLater('rappen', range === null ? null : withUnsure(range, early, late), () => ({
    inputs: [fact('years', years, 'count', 'computed'), fact('renewals', own.length, 'count', 'computed')],
    rules: sumRules(
      [
        rule('plan_sum'),
        priceRule(context),
        ...(early.length + late.length === 0 ? [] : [rule('plan_unsure')]),
        ...rejectedRules(rejected),
      ],
      [...(range === null ? [] : own), ...early],
    ),
  }))
}

const rejectedRules = (rejected: readonly JudgedComponent[]): FigureRule[] =>
  rejected.length === 0
    ? []
    : [{ id: 'plan_rejected', text: rejectedText(listed(rejected.map(({ name }) => name))), sources: [] }]

type Range = { readonly value: number; readonly low: number; readonly high: number }

/** What nobody knows the age of may come sooner or later: not likely enough for the sum, too likely to be left out of its range. */
function withUnsure(
  { value, low, high }: Range,
  early: readonly UnsureRenewal[],
  late: readonly UnsureRenewal[],
): Range {
  const more = together(early.map(({ cost }) => cost.high ?? cost.value ?? 0))
  const less = together(late.map(({ cost }) => cost.low ?? cost.value ?? 0))
  return { value, low: Math.max(0, low - less), high: high + more }
}

/** What does not hang together hardly all happens at once: such errors add up by their squares. To CHF 100. */
const together = (amounts: readonly number[]): number => Math.round(Math.hypot(...amounts) / 10_000) * 10_000

const priceRule = ({ input }: EngineContext) =>
  rule(
    input.profile.inflationPercent === null || input.profile.inflationPercent === 0
      ? 'plan_today'
      : 'plan_inflation',
  )

/** Null where there is something to pay and no price for any of it: an unknown cost is not zero. */
function rangeOf(entries: readonly PlanEntry[]): Range | null {
  const sum = { value: 0, low: 0, high: 0 }
  for (const { cost } of entries) {
    sum.value += cost.value ?? 0
    sum.low += cost.low ?? cost.value ?? 0
    sum.high += cost.high ?? cost.value ?? 0
  }
  return entries.length > 0 && entries.every(({ cost }) => cost.value === null) ? null : sum
}

/** A sum rests on everything its parts rest on: one price nobody has checked makes it unchecked too. */
const sumRules = (own: readonly FigureRule[], parts: readonly { readonly cost: Figure }[]): FigureRule[] =>
  mergedRules([...own, ...parts.flatMap(({ cost }) => cost.rules)])
