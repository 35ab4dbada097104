import type { Figure } from '../figures/figure.ts'
import type { Plan, PlanEntry, PlanYear, ReserveAnalysis } from './analysis.ts'
import type { EngineContext } from './engine-context.ts'
import { explained, fact, rule, unexplained } from './explain.ts'

const months = { twenty: 240, thirty: 360 } as const
const reserveYears = 20
/** Nobody pays a standing order to the Rappen: up to the next CHF 10. */
const step = 1_000

/**
 * What to put aside each month: the cost of twenty years less what is there, evenly; of thirty years where that is
 * more. In a new flat nothing falls due for twenty years, and then everything.
 */
export function perMonthOf({ input }: EngineContext, { twenty, thirty }: Plan['sums']): Figure {
  const saved = input.budget?.savedRappen ?? null
  const level = (sum: number, over: number): number =>
    Math.max(0, Math.ceil((sum - (saved ?? 0)) / over / step) * step)
  const monthly = (pick: (sum: Figure) => number | null): number =>
    Math.max(
      level(pick(twenty) ?? twenty.value ?? 0, months.twenty),
      level(pick(thirty) ?? thirty.value ?? 0, months.thirty),
    )
  const rules = [rule('reserve_level'), ...thirty.rules]
  if (thirty.value === null) return unexplained('rappen_per_month', { inputs: thirty.inputs, rules })
  const inputs = [
    fact('sumTwenty', twenty.value ?? 0, 'rappen', 'computed'),
    fact('sumThirty', thirty.value, 'rappen', 'computed'),
  ]
  if (saved !== null) inputs.push(fact('saved', saved, 'rappen', 'owner'))
  const numbers = {
    value: monthly(({ value }) => value),
    low: monthly(({ low }) => low),
    high: monthly(({ high }) => high),
  }
  return explained('rappen_per_month', numbers, { inputs, rules })
}

type Parts = {
  readonly perMonth: Figure
  readonly entries: readonly PlanEntry[]
  readonly years: readonly PlanYear[]
}

export const reserveOf = (context: EngineContext, { perMonth, entries, years }: Parts): ReserveAnalysis => ({
  perMonth,
  individually: individually(context, entries),
  byValue: byValue(context),
  shortfall: shortfall(context, years),
})

function individually({ year }: EngineContext, entries: readonly PlanEntry[]): Figure {
  const own = entries.filter((entry) => entry.isMovable && entry.year < year + reserveYears)
  const sum = (pick: (cost: Figure) => number | null): number =>
    Math.round(
      own.reduce(
        (all, entry) => all + (pick(entry.cost) ?? entry.cost.value ?? 0) / Math.max(1, entry.year - year),
        0,
      ),
    )
  const inputs = [
    fact('renewals', own.length, 'count', 'computed'),
    fact('years', reserveYears, 'count', 'computed'),
  ]
  const rules = [rule('reserve_individually')]
  if (own.length > 0 && own.every(({ cost }) => cost.value === null)) {
    return unexplained('rappen_per_year', { inputs, rules })
  }
  const numbers = {
    value: sum(({ value }) => value),
    low: sum(({ low }) => low),
    high: sum(({ high }) => high),
  }
  return explained('rappen_per_year', numbers, { inputs, rules })
}

function byValue({ input, book }: EngineContext): Figure {
  const row = book.get('reserve.by_value')
  const worth = input.budget?.propertyValueRappen ?? null
  const rules = [rule('reserve_by_value', row)]
  if (row === undefined || worth === null) {
    const inputs = row === undefined ? [] : [fact('byValue', row.value, 'percent', 'reference')]
    const known = worth === null ? inputs : [...inputs, fact('propertyValue', worth, 'rappen', 'owner')]
    return unexplained('rappen_per_year', { inputs: known.length > 0 ? known : [nothing], rules })
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

function shortfall({ input, year: now }: EngineContext, years: readonly PlanYear[]): Figure {
  const saved = input.budget?.savedRappen ?? null
  const monthly = input.budget?.savingMonthlyRappen ?? null
  const rules = [rule('reserve_shortfall')]
  if (saved === null && monthly === null) return unexplained('rappen', { inputs: [nothing], rules })
  let worst = { year: now, missing: 0 }
  for (const [index, { year, total }] of years.entries()) {
    const missing = total - (saved ?? 0) - (monthly ?? 0) * 12 * (index + 1)
    if (missing > worst.missing) worst = { year, missing }
  }
  const inputs = [
    fact('saved', saved ?? 0, 'rappen', saved === null ? 'assumed' : 'owner'),
    fact('savingMonthly', monthly ?? 0, 'rappen_per_month', monthly === null ? 'assumed' : 'owner'),
  ]
  if (worst.missing > 0) inputs.push(fact('worstYear', worst.year, 'year', 'computed'))
  return explained('rappen', { value: worst.missing }, { inputs, rules })
}
