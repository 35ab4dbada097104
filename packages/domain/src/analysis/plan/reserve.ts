import type { Figure, FigureInput, FigureRule, FigureUnit } from '../../figures/figure.ts'
import type { Plan, PlanEntry, ReserveAnalysis } from '../model/analysis.ts'
import { horizonYears, monthsOf, type EngineContext } from '../model/engine-context.ts'
import type { Range } from '../quantity/envelope.ts'
import { explained, explainedLater, fact, mergedRules, noFigure, rule } from '../model/explain.ts'
import type { FundPayments } from './plan-fund.ts'

const reserveYears = 20
/** Nobody pays a standing order to the Rappen: up to the next CHF 10. */
const step = 1_000
const toHundred = (rappen: number): number => Math.round(rappen / 10_000) * 10_000

/**
 * What to put aside each month: the cost of twenty years less what is there, evenly; of thirty years where that is
 * more. In a new flat nothing falls due for twenty years, and then everything.
 */
export function perMonthOf(context: EngineContext, { sums, fund }: Costs): Figure {
  const { twenty, thirty } = sums
  const saved = context.input.budget?.savedRappen ?? null
  const paid = (years: number): Range => fund?.paid[years - 1] ?? nothingPaid
  const level = (sum: number, years: number): number =>
    Math.max(0, Math.ceil((sum - (saved ?? 0)) / monthsOf(context, years) / step) * step)
  const monthly = (pick: (range: Numbers) => number | null): number => {
    const left = (sum: Figure, years: number): number =>
      level((pick(sum) ?? sum.value ?? 0) - (pick(paid(years)) ?? 0), years)
    return Math.max(left(twenty, reserveYears), left(thirty, horizonYears))
  }
  const numbers =
    thirty.value === null
      ? null
      : {
          value: monthly(({ value }) => value),
          low: monthly(({ low }) => low),
          high: monthly(({ high }) => high),
        }
  return explainedLater('rappen_per_month', numbers, () => ({
    inputs:
      thirty.value === null
        ? thirty.inputs
        : [
            fact('sumTwenty', twenty.value ?? 0, 'rappen', 'computed'),
            fact('sumThirty', thirty.value, 'rappen', 'computed'),
            ...(fund === null
              ? []
              : [
                  fact('fundTwenty', paid(reserveYears).value, 'rappen', 'computed'),
                  fact('fundThirty', paid(horizonYears).value, 'rappen', 'computed'),
                  ...fund.inputs,
                ]),
            ...(saved === null ? [] : [fact('saved', saved, 'rappen', 'owner')]),
          ],
    rules: [rule('reserve_level'), ...fundRules(context, fund), ...thirty.rules],
  }))
}

type Numbers = Pick<Figure, 'value' | 'low' | 'high'>
type Costs = { readonly sums: Plan['sums']; readonly fund: FundPayments | null }

const nothingPaid: Range = { value: 0, low: 0, high: 0 }

/** Who shares a building reads whether its fund is in the figure. */
function fundRules({ input }: EngineContext, fund: FundPayments | null): readonly FigureRule[] {
  if (fund !== null) return fund.rules
  return input.components.some(({ isShared }) => isShared) ? [rule('reserve_no_fund')] : []
}

type Parts = { readonly perMonth: Figure; readonly plan: Plan; readonly fund: FundPayments | null }

export const reserveOf = (context: EngineContext, { perMonth, plan, fund }: Parts): ReserveAnalysis => ({
  perMonth,
  due: dueOf(context, plan.entries),
  individually: individually(context, plan.entries),
  byValue: byValue(context),
  shortfall: shortfall(context, plan, fund),
  fund: fund?.figure ?? null,
})

/** A year ahead is due: nobody saves for that by the year any more. */
const isDue = ({ year: now }: EngineContext, { year }: PlanEntry): boolean => year - now <= 1

function dueOf(context: EngineContext, entries: readonly PlanEntry[]): Figure {
  const own = entries.filter((entry) => entry.isMovable && isDue(context, entry))
  return sumOf(context, 'rappen', own, {
    part: (rappen) => rappen,
    inputs: [fact('renewals', own.length, 'count', 'computed')],
    first: rule('reserve_due'),
  })
}

/** As published, of all that is not due yet: what is due would stand there whole, as if it came every year. */
function individually(context: EngineContext, entries: readonly PlanEntry[]): Figure {
  const { year } = context
  const own = entries.filter(
    (entry) => entry.isMovable && !isDue(context, entry) && entry.year < year + reserveYears,
  )
  return sumOf(context, 'rappen_per_year', own, {
    part: (rappen, entry) => rappen / (entry.year - year),
    inputs: [
      fact('renewals', own.length, 'count', 'computed'),
      fact('years', reserveYears, 'count', 'computed'),
    ],
    first: rule('reserve_individually'),
  })
}

type Parted = {
  readonly part: (rappen: number, entry: PlanEntry) => number
  readonly inputs: readonly FigureInput[]
  readonly first: FigureRule
}

function sumOf(
  context: EngineContext,
  unit: FigureUnit,
  own: readonly PlanEntry[],
  { part, inputs, first }: Parted,
): Figure {
  const sum = (pick: (cost: Figure) => number | null): number =>
    toHundred(own.reduce((all, entry) => all + part(pick(entry.cost) ?? entry.cost.value ?? 0, entry), 0))
  const isUnpriced = own.length > 0 && own.every(({ cost }) => cost.value === null)
  const numbers = isUnpriced
    ? null
    : { value: sum(({ value }) => value), low: sum(({ low }) => low), high: sum(({ high }) => high) }
  return explainedLater(unit, numbers, () => ({
    inputs,
    rules: mergedRules([first, ...fundRules(context, null), ...own.flatMap(({ cost }) => cost.rules)]),
  }))
}

function byValue({ input, book }: EngineContext): Figure {
  const row = book.get('reserve.by_value')
  const worth = input.budget?.propertyValueRappen ?? null
  const rules = [rule('reserve_by_value', row)]
  if (row === undefined || worth === null) {
    const inputs = row === undefined ? [] : [fact('byValue', row.value, 'percent', 'reference')]
    const known = worth === null ? inputs : [...inputs, fact('propertyValue', worth, 'rappen', 'owner')]
    return noFigure('rappen_per_year', rules, known.length > 0 ? known : [nothing])
  }
  const part = (percent: number): number => Math.round((worth * percent) / 100)
  const numbers = {
    value: part(row.value),
    low: part(row.min ?? row.value),
    high: part(row.max ?? row.value),
  }
  const inputs = [
    fact('propertyValue', worth, 'rappen', 'owner'),
    fact('byValue', row.value, 'percent', 'reference'),
  ]
  return explained('rappen_per_year', numbers, { inputs, rules })
}

const nothing = fact('nothing', '–', 'word', 'assumed')

function shortfall(context: EngineContext, { years, sums }: Plan, fund: FundPayments | null): Figure {
  const { input, year: now } = context
  const saved = input.budget?.savedRappen ?? null
  const monthly = input.budget?.savingMonthlyRappen ?? null
  const rules = (): FigureRule[] => [
    rule('reserve_shortfall'),
    ...fundRules(context, fund),
    ...sums.thirty.rules,
  ]
  if (saved === null && monthly === null)
    return explainedLater('rappen', null, () => ({ inputs: [nothing], rules: rules() }))
  let worst = { year: now, missing: 0 }
  for (const { year, total, months, fromFund } of years) {
    const missing = total - fromFund - (saved ?? 0) - (monthly ?? 0) * months
    if (missing > worst.missing) worst = { year, missing }
  }
  const inputs = [
    fact('saved', saved ?? 0, 'rappen', saved === null ? 'assumed' : 'owner'),
    fact('savingMonthly', monthly ?? 0, 'rappen_per_month', monthly === null ? 'assumed' : 'owner'),
  ]
  if (fund !== null) inputs.push(...fund.inputs)
  if (worst.missing > 0) inputs.push(fact('worstYear', worst.year, 'year', 'computed'))
  return explainedLater('rappen', { value: worst.missing }, () => ({ inputs, rules: rules() }))
}
