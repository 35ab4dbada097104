import type { FigureInput } from '../figures/figure.ts'
import type { AnalysedComponent, EnergySaving } from './analysis.ts'
import { nameOf } from './component-words.ts'
import type { EngineContext } from './engine-context.ts'
import { explained, noFigure, rowRange, ruleOf } from './explain.ts'
import { isFlat, shareOf } from './geometry-body.ts'
import { toFrancs, toTens, unknown } from './saving-figures.ts'
import { savingRules, savingTexts } from './saving.labels.ts'

/** What a solar plant brings in a year, beside having none. */
export function solarSaving(context: EngineContext, component: AnalysedComponent): EnergySaving {
  const { quantity, unit, isShared } = component
  const { book } = context
  const peak = book.get('energy.pv_yield')
  const own = book.get('energy.pv_own_use')
  const price = book.get('energy.price_electricity')
  const share = isShared && isFlat(context) ? shareOf(context) : 1
  if (quantity === null || unit !== 'kw') return unknown(savingRules.solarPower, [nameOf(component)])
  if (peak === undefined || own === undefined || share === null)
    return unknown(savingRules.noRow, [nameOf(component)])
  const made = rowRange(peak)
  const used = rowRange(own)
  const kw = quantity * share
  const kwh = (yields: number, percent: number): number => (kw * yields * percent) / 100
  const inputs: FigureInput[] = [
    { label: savingTexts.peakPower, value: quantity, unit: 'kw', origin: 'owner' },
    {
      label: savingTexts.solarYield,
      value: Math.round(kw * peak.value),
      unit: 'kwh_per_year',
      origin: 'computed',
    },
    { label: savingTexts.ownUse, value: own.value, unit: 'percent', origin: 'reference' },
  ]
  const energy = explained(
    'kwh_per_year',
    {
      value: toTens(kwh(made.value, used.value)),
      low: toTens(kwh(made.low, used.low)),
      high: toTens(kwh(made.high, used.high)),
    },
    { inputs, rules: [ruleOf('saving.solar', savingRules.solar, [peak, own])] },
  )
  const limit = book.get('energy.pv_feed_in_below')
  const feedIn = book.get('energy.pv_feed_in')
  const co2 = noFigure('kg_per_year', [ruleOf('saving.solar_co2', savingRules.solarCo2)], inputs)
  if (price === undefined || feedIn === undefined || (limit !== undefined && quantity >= limit.value))
    return { energy, cost: unknown(savingRules.solarLarge, inputs).cost, co2 }
  const money = (yields: number, percent: number): number =>
    toFrancs(kwh(yields, percent) * price.value + kwh(yields, 100 - percent) * feedIn.value)
  const cost = explained(
    'rappen_per_year',
    {
      value: money(made.value, used.value),
      low: money(made.low, used.low),
      high: money(made.high, used.high),
    },
    {
      inputs,
      rules: [ruleOf('saving.solar', savingRules.solar, [peak, own, price, feedIn, limit])],
    },
  )
  return { energy, cost, co2 }
}
