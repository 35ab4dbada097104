import { lastOfMonth } from '../../days/day.ts'
import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import { day } from '../../formats/format.ts'
import type { PlanEntry } from '../model/analysis.ts'
import type { JudgedComponent } from '../assessment/component-analysis.ts'
import { hasFund, horizonYears, monthsOf, type EngineContext } from '../model/engine-context.ts'
import type { Range } from '../quantity/envelope.ts'
import { explainedLater, fact, mergedRules, rule } from '../model/explain.ts'
import type { PlanEntries } from './plan-entries.ts'
import { sharedPart } from './plan-payment.ts'

/** What the renewal fund of a community pays of a plan, the owner's part of it. */
export type FundPayments = {
  /** Of all shared parts, from the first year to each; for the costs, their low and their high end. */
  readonly paid: readonly Range[]
  readonly figure: Figure
  readonly inputs: readonly FigureInput[]
  /** How the fund is counted, and what is doubtful about it. */
  readonly rules: readonly FigureRule[]
}

/**
 * A community approves its accounts every year (Art. 712m para. 1 no. 4 Swiss Civil Code): after three there are newer
 * ones, and what was paid in may well have been spent. So contributions count that long, and a balance is old from then.
 */
const mostMonthsSince = 36

type Told = {
  readonly balance: number
  readonly yearly: number
  /** Paid in from the day of the balance until today; null where that cannot be said. */
  readonly since: number | null
  readonly isOld: boolean
  readonly permille: number
}

/**
 * A fund pays what it holds: what a year costs beyond that the owners pay, and no later contribution gives it back. Null
 * without a fund, without a share, and where nothing shared is renewed.
 */
export function fundOf(
  context: EngineContext,
  { acts }: PlanEntries,
  judged: readonly JudgedComponent[],
): FundPayments | null {
  const told = toldOf(context)
  const isAnyShared = judged.some(({ component }) => component.isShared)
  if (told === null || !isAnyShared) return null
  const parts = new Map(judged.map((one) => [one.component.id, one]))
  const costs = acts.flatMap((act) => {
    const own = act.componentIds.flatMap((id) => parts.get(id) ?? [])
    const share = sharedPart(context, act, own)
    return share === 0 ? [] : [{ act, share }]
  })
  if (costs.every(({ act }) => (act.cost.value ?? 0) === 0)) return null
  const [value, low, high] = [
    paidBy(context, told, costs, ({ cost }) => cost.value),
    paidBy(context, told, costs, ({ cost }) => cost.low),
    paidBy(context, told, costs, ({ cost }) => cost.high),
  ]
  const paid = value.map((one, at) => ({ value: one, low: low[at] ?? one, high: high[at] ?? one }))
  const inputs = inputsOf(context, told)
  const rules = rulesOf(told)
  const all = costs.reduce((sum, { act, share }) => sum + Math.round((act.cost.value ?? 0) * share), 0)
  const figure = explainedLater('rappen', paid.at(-1) ?? null, () => ({
    inputs: [fact('sharedThirty', all, 'rappen', 'computed'), ...inputs],
    rules: mergedRules([...rules, ...costs.flatMap(({ act }) => act.cost.rules)]),
  }))
  return { paid, figure, inputs, rules }
}

function toldOf(context: EngineContext): Told | null {
  const { fund, sharePermille: permille } = context.input
  if (fund === null || permille === null || !hasFund(context)) return null
  const own = (rappen: number | null): number => Math.round(((rappen ?? 0) * permille) / 1000)
  const yearly = own(fund.yearlyRappen)
  const months = monthsSince(context)
  const isCounted = months !== null && fund.balanceRappen !== null && fund.yearlyRappen !== null
  return {
    balance: own(fund.balanceRappen),
    yearly,
    since: isCounted ? Math.round((yearly * Math.min(months, mostMonthsSince)) / 12) : null,
    isOld: fund.balanceRappen !== null && (months ?? 0) > mostMonthsSince,
    permille,
  }
}

/** The months between the balance and the present one, which counts with those ahead. */
function monthsSince({ input: { fund, today } }: EngineContext): number | null {
  if (typeof fund?.balanceOn !== 'string') return null
  const [from, to] = [fund.balanceOn, today].map(
    (one) => 12 * Number(one.slice(0, 4)) + Number(one.slice(5, 7)),
  )
  const gone = Number(fund.balanceOn.slice(8)) / Number(lastOfMonth(fund.balanceOn).slice(8))
  return Math.max(0, (to ?? 0) - (from ?? 0) - gone)
}

type Shared = { readonly act: PlanEntry; readonly share: number }

/** The most that ever lacked until a year stays unpaid by the fund; all else it has paid. */
function paidBy(
  context: EngineContext,
  { balance, since, yearly }: Told,
  costs: readonly Shared[],
  pick: (act: PlanEntry) => number | null,
): number[] {
  const byYear = Map.groupBy(costs, ({ act }) => act.year)
  let all = 0
  let lacking = 0
  return Array.from({ length: horizonYears }, (_, at) => {
    for (const { act, share } of byYear.get(context.year + at) ?? [])
      all += Math.round((pick(act) ?? act.cost.value ?? 0) * share)
    const held = balance + (since ?? 0) + Math.round((yearly * monthsOf(context, at + 1)) / 12)
    lacking = Math.max(lacking, all - held)
    return all - lacking
  })
}

const rulesOf = ({ isOld }: Told): FigureRule[] =>
  isOld ? [rule('reserve_fund'), rule('reserve_fund_old')] : [rule('reserve_fund')]

/** Only what was told: no contribution is not one of nothing. */
function inputsOf(
  { input: { fund } }: EngineContext,
  { balance, since, yearly, permille }: Told,
): FigureInput[] {
  const inputs: FigureInput[] = []
  if (typeof fund?.balanceRappen === 'number') inputs.push(fact('fundBalance', balance, 'rappen', 'owner'))
  if (typeof fund?.balanceOn === 'string') inputs.push(fact('fundOn', day(fund.balanceOn), 'word', 'owner'))
  if (typeof fund?.yearlyRappen === 'number')
    inputs.push(fact('fundYearly', yearly, 'rappen_per_year', 'owner'))
  if (since !== null) inputs.push(fact('fundSince', since, 'rappen', 'computed'))
  return [...inputs, fact('share', permille, 'count', 'owner')]
}
