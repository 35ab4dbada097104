import type { FigureInput, FigureRule } from '../../figures/figure.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import { seasonOf } from './energy-calculated.ts'
import { energyRules, energyTexts } from './energy.labels.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { ruleOf } from '../model/explain.ts'
import { energyAreaOf, isHouse } from './geometry-body.ts'

/** The heat of the hot water of a year, by area; null without an area or a row. */
export function hotWaterOf(context: EngineContext): number | null {
  const row = hotWaterRow(context)
  const area = energyAreaOf(context)
  return row === undefined || area === null ? null : row.value * area.value * seasonOf(context).value
}

/** The same per m², for comparisons with the demand per m². */
export const hotWaterPerM2 = (context: EngineContext): number => hotWaterRow(context)?.value ?? 0

export const hotWaterRow = (context: EngineContext): ReferenceValue | undefined =>
  context.book.get(isHouse(context) ? 'energy.hot_water_house' : 'energy.hot_water_building')

/** A boiler that makes the hot water beside the heating, with electricity alone. */
export type Boiler = {
  /** Its electricity in a year, which is also its heat. */
  readonly kwh: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** Nobody adds the boiler's electricity to the litres of oil, so its share is reckoned by area. */
export function electricBoiler(context: EngineContext, text: string, most = Infinity): Boiler | null {
  const kwh = hotWaterOf(context)
  if (context.input.house.hotWater !== 'electric' || kwh === null) return null
  const whole = Math.round(Math.min(kwh, most))
  return {
    kwh: whole,
    inputs: [{ label: energyTexts.hotWater, value: whole, unit: 'kwh_per_year', origin: 'computed' }],
    rules: [
      ruleOf('energy.hot_water', text, [hotWaterRow(context)]),
      ...(kwh > most ? [ruleOf('energy.hot_water_most', energyRules.hotWaterMost)] : []),
    ],
  }
}

/** What a boiler adds to what the heating draws. */
export const boilerAddition = ({ kwh, inputs }: Boiler) => ({
  kwh,
  inputs,
  rule: ruleOf('energy.boiler', energyRules.boiler),
})
