import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { EnergySaving } from '../model/analysis.ts'
import { energyRules } from '../heat/energy.labels.ts'
import type { Range } from '../quantity/envelope.ts'
import { explained, explainedLater, mapped, mergedRules, noFigure, ruleOf } from '../model/explain.ts'
import { savingRules, savingTexts } from '../model/saving.labels.ts'
import { usedBy, type HeatSystem } from './saving-use.ts'

type Why = { readonly inputs: readonly FigureInput[]; readonly rules: readonly FigureRule[] }

/** Without a heating it is known how much heat is spared, but not what that costs. */
export function heatOnly(less: Range, { inputs, rules }: Why): EnergySaving {
  const reason = ruleOf('energy.no_carrier', energyRules.noCarrier)
  return {
    energy: explained('kwh_per_year', mapped(less, toTens), {
      inputs,
      rules: mergedRules([ruleOf('saving.no_heating', savingRules.noHeating), ...rules]),
    }),
    cost: noFigure('rappen_per_year', [reason], inputs),
    co2: noFigure('kg_per_year', [reason], inputs),
  }
}

type Purchase = {
  readonly figure: Figure
  readonly less: Range
  readonly now: HeatSystem
  readonly next: HeatSystem
  readonly why: Why
}

/** What was bought before less what is bought then, at the likely, the low and the high end. */
export function bought({ figure, less, now, next, why }: Purchase): EnergySaving {
  const middle = figure.value ?? 0
  const at = (end: 'value' | 'low' | 'high') => {
    const demand = figure[end] ?? middle
    // How well the present heating works decides both sides alike; how well a new one will work is open.
    const then = now === next ? 'value' : end
    return { was: usedBy(now, demand), is: usedBy(next, Math.max(0, demand - less[end]), then) }
  }
  const ends = { value: at('value'), low: at('low'), high: at('high') }
  const service = now === next ? 0 : serviceLess(now, next)
  const spared = (pick: (use: ReturnType<typeof usedBy>) => number | null, more: number | null) => {
    const one = ({ was, is }: (typeof ends)['value']): number | null => {
      const [before, after] = [pick(was), pick(is)]
      return before === null || after === null || more === null ? null : Math.max(0, before - after + more)
    }
    return { value: one(ends.value), low: one(ends.low), high: one(ends.high) }
  }
  const { was, is } = ends.value
  const inputs = [
    ...why.inputs,
    ...now.inputs,
    { label: savingTexts.today, value: Math.round(was.kwh), unit: 'kwh_per_year', origin: 'computed' },
    { label: savingTexts.later, value: Math.round(is.kwh), unit: 'kwh_per_year', origin: 'computed' },
  ] satisfies FigureInput[]
  const rules = [...why.rules, ...now.rules, ...(now === next ? [] : next.rules)]
  const prices = now === next ? [now.price, now.power.price] : [...now.rows, ...next.rows]
  const factors = [now.emission, now.power.emission, ...(now === next ? [] : [next.emission])]
  return {
    energy: figureOf(
      'kwh_per_year',
      spared(({ kwh }) => kwh, 0),
      toTens,
      { inputs, rules },
    ),
    cost: figureOf(
      'rappen_per_year',
      spared(({ rappen }) => rappen, service),
      toFrancs,
      {
        inputs,
        rules: [...rules, ruleOf('saving.cost', savingRules.cost, prices)],
      },
    ),
    co2: figureOf(
      'kg_per_year',
      spared(({ kg }) => kg, 0),
      toTens,
      {
        inputs,
        rules: [...rules, ruleOf('energy.co2_total', energyRules.co2Total, factors)],
      },
    ),
  }
}

const serviceLess = (now: HeatSystem, next: HeatSystem): number | null =>
  now.service === null || next.service === null ? null : now.service - next.service

type Spared = { readonly value: number | null; readonly low: number | null; readonly high: number | null }

function figureOf(
  unit: Figure['unit'],
  { value, low, high }: Spared,
  round: (one: number) => number,
  { inputs, rules }: Why,
): Figure {
  if (value === null) return noFigure(unit, [ruleOf('saving.missing', savingRules.noRow)], inputs)
  const numbers = { value: round(value), low: round(low ?? value), high: round(high ?? value) }
  return explainedLater(unit, numbers, () => ({ inputs, rules: mergedRules(rules) }))
}

/** Estimates in round numbers: ten kWh, ten kilograms, ten francs. */
export const toTens = (value: number): number => Math.round(value / 10) * 10
const toFrancs = (rappen: number): number => Math.round(rappen / 1000) * 1000

/** Why nothing can be said, on all three figures. */
export function unknown(text: string, inputs: readonly FigureInput[]): EnergySaving {
  const rules = [ruleOf('saving.missing', text)]
  return {
    energy: noFigure('kwh_per_year', rules, inputs),
    cost: noFigure('rappen_per_year', rules, inputs),
    co2: noFigure('kg_per_year', rules, inputs),
  }
}
