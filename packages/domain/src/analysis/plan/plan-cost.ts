import type { Figure } from '../../figures/figure.ts'
import { togetherSaving } from './bundles.ts'
import type { JudgedComponent } from '../assessment/component-analysis.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { explained, fact, mergedRules, noFigure, rule } from '../model/explain.ts'
import type { Measure } from '../model/measure.ts'
import { containedRule, wholeOf } from './plan-contained.ts'

/** What an act costs in a year: the owner's amount, else what its components cost, less what they save together. */
export function entryCost(
  context: EngineContext,
  measure: Measure | null,
  parts: readonly JudgedComponent[],
  year: number,
): Figure {
  return inflated(context, costToday(context, measure, parts), year)
}

/** What a renewal after the first one costs in its year. */
export const laterCost = (context: EngineContext, { cost }: JudgedComponent, year: number): Figure =>
  inflated(context, cost.again ?? cost.figure, year)

function costToday(
  context: EngineContext,
  measure: Measure | null,
  parts: readonly JudgedComponent[],
): Figure {
  const own = measure === null ? undefined : measureCost(context, measure)
  if (own !== undefined) return own
  const [only] = parts
  if (only === undefined) {
    const what = fact('component', measure?.title ?? '–', 'word', 'owner')
    return noFigure('rappen', [rule('plan_measure_cost')], [what])
  }
  return parts.length === 1 ? only.cost.figure : withContained(context, parts)
}

/** What is in the price of a whole that is renewed with it costs nothing more, and needs no scaffold of its own. */
function withContained(context: EngineContext, parts: readonly JudgedComponent[]): Figure {
  const held = parts.flatMap((part) => {
    const whole = wholeOf(part, parts)
    return whole === null ? [] : [{ part, whole }]
  })
  if (held.length === 0) return bundleCost(context, parts)
  const paid = parts.filter((part) => !held.some((one) => one.part === part))
  const [only] = paid
  const cost = paid.length === 1 && only !== undefined ? only.cost.figure : bundleCost(context, paid)
  const rules = held.map(({ part, whole }) => containedRule(part, whole.name))
  return { ...cost, rules: mergedRules([...cost.rules, ...rules]) }
}

function measureCost({ input }: EngineContext, measure: Measure): Figure | undefined {
  const amount = input.amounts.find(
    ({ kind, objectId }) => kind === 'measure_cost' && objectId === measure.id,
  )
  if (amount === undefined) return undefined
  const said = fact('ownCost', amount.rappen, 'rappen', 'owner')
  return explained('rappen', { value: amount.rappen }, { inputs: [said], rules: [rule('plan_measure_cost')] })
}

function bundleCost(context: EngineContext, parts: readonly JudgedComponent[]): Figure {
  const known = parts.filter(({ cost }) => cost.figure.value !== null)
  const inputs = known.map(({ name, cost }) => ({
    label: name,
    value: cost.figure.value ?? 0,
    unit: 'rappen' as const,
    origin: 'computed' as const,
  }))
  const rules = mergedRules([rule('plan_bundle'), ...known.flatMap(({ cost }) => cost.figure.rules)])
  if (known.length === 0) {
    return noFigure('rappen', parts[0]?.cost.figure.rules ?? [], parts[0]?.cost.figure.inputs)
  }
  const saving = togetherSaving(
    context,
    parts.map(({ component }) => component),
  )
  const sum = (pick: (figure: Figure) => number | null): number =>
    known.reduce((all, { cost }) => all + (pick(cost.figure) ?? cost.figure.value ?? 0), 0)
  const less = (all: number, saved: number | null | undefined): number => Math.max(0, all - (saved ?? 0))
  // The least it can cost is the least of all parts less the most that is saved, and the other way round.
  const numbers = {
    value: less(
      sum(({ value }) => value),
      saving?.value,
    ),
    low: less(
      sum(({ low }) => low),
      saving?.high,
    ),
    high: less(
      sum(({ high }) => high),
      saving?.low,
    ),
  }
  if (saving === null) return explained('rappen', numbers, { inputs, rules })
  const saved = fact('saving', saving.value ?? 0, 'rappen', 'computed')
  return explained('rappen', numbers, {
    inputs: [...inputs, saved],
    rules: mergedRules([...rules, ...saving.rules]),
  })
}

/** To CHF 100 as estimates are, and entry by entry, so that a sum of entries is exact. */
function inflated({ input, year: now }: EngineContext, cost: Figure, year: number): Figure {
  const percent = input.profile.inflationPercent
  const { value, low, high, inputs, rules } = cost
  if (percent === null || percent === 0 || value === null || year === now) return cost
  const factor = (1 + percent / 100) ** (year - now)
  const grown = (rappen: number): number => Math.round((rappen * factor) / 10_000) * 10_000
  return explained(
    'rappen',
    { value: grown(value), low: grown(low ?? value), high: grown(high ?? value) },
    {
      inputs: [
        ...inputs,
        fact('inflation', percent, 'percent', 'owner'),
        fact('planYear', year, 'year', 'computed'),
      ],
      rules: mergedRules([...rules, rule('plan_inflation')]),
    },
  )
}
