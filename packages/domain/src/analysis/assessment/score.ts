import type { Figure } from '../../figures/figure.ts'
import type { JudgedComponent } from './component-analysis.ts'
import { explained, explainedLater, fact, mergedRules, rule } from '../model/explain.ts'
import { conditionPercents } from './life.ts'

/** 100 is a house as new, 0 one where everything is at its end; weighted by what renewing costs. */
export function scoreOf(judged: readonly JudgedComponent[]): Figure {
  const weight = weightsOf(judged)
  const sums = { value: 0, low: 0, high: 0, all: 0 }
  const counted: JudgedComponent[] = []
  for (const one of judged) {
    const share = sharesLeft(one)
    if (share === null) continue
    counted.push(one)
    const own = weight(one)
    sums.all += own
    sums.value += own * share.value
    sums.low += own * share.low
    sums.high += own * share.high
  }
  const score = (sum: number): number => Math.round((100 * sum) / sums.all)
  const numbers =
    sums.all === 0 ? null : { value: score(sums.value), low: score(sums.low), high: score(sums.high) }
  return explainedLater('score', numbers, () => ({
    inputs: [fact('components', judged.length, 'count', 'computed')],
    rules: mergedRules([
      rule('score'),
      ...counted.flatMap(({ remaining, cost }) => [...remaining.rules, ...cost.figure.rules]),
    ]),
  }))
}

/** How much of age and condition is the owner's word, half each; only what lacks nothing reads 100. */
export function coverageOf(judged: readonly JudgedComponent[]): Figure {
  const weight = weightsOf(judged)
  let said = 0
  let all = 0
  for (const one of judged) {
    const { isAssumed, condition } = one.life
    all += 2 * weight(one)
    said += weight(one) * (Number(!isAssumed) + Number(condition !== null))
  }
  const inputs = [
    fact('components', judged.length, 'count', 'computed'),
    fact('withYear', judged.filter(({ life }) => !life.isAssumed).length, 'count', 'owner'),
    fact('withCondition', judged.filter(({ life }) => life.condition !== null).length, 'count', 'owner'),
  ]
  return explained('percent', { value: wholePercent(said, all) }, { inputs, rules: [rule('coverage')] })
}

/** Beside an open question nobody is told of 100 percent, and after the first answer not of 0. */
function wholePercent(part: number, all: number): number {
  if (part === 0) return 0
  return part === all ? 100 : Math.min(99, Math.max(1, Math.round((100 * part) / all)))
}

/**
 * The weight of a component: its cost. With a weight of 1 beside costs in Rappen a component without a row would
 * vanish from the score, so it weighs what the others cost on average.
 */
export function weightsOf(judged: readonly JudgedComponent[]): (one: JudgedComponent) => number {
  const known = judged.flatMap(({ cost }) => cost.figure.value ?? [])
  const mean = known.length === 0 ? 1 : known.reduce((sum, cost) => sum + cost, 0) / known.length
  return ({ cost }) => cost.figure.value ?? mean
}

type Shares = { readonly value: number; readonly low: number; readonly high: number }

/**
 * A part counts in full through the first half of its life: by renewal theory a house whose parts are all renewed in
 * time has half their lives left on average, and would be called critical for ever. So it stands at 75, «gut».
 */
function sharesLeft({ remaining, lifetimeYears, life }: JudgedComponent): Shares | null {
  if (lifetimeYears === null || remaining.value === null) {
    if (life.condition === null) return null
    const value = Math.min(1, (2 * conditionPercents[life.condition]) / 100)
    return { value, low: value, high: value }
  }
  const share = (years: number | null): number => Math.min(1, (2 * (years ?? 0)) / lifetimeYears)
  return { value: share(remaining.value), low: share(remaining.low), high: share(remaining.high) }
}
