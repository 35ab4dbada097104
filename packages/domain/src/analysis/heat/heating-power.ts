import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import { seasonOf } from './energy-calculated.ts'
import type { Demand } from './energy-demand.ts'
import { energyTexts } from './energy.labels.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { mapRange, mergedRules, noFigure, rowRange, ruleOf } from '../model/explain.ts'
import { housesSharing, isFlat, ownerShare, shareOf } from './geometry-body.ts'
import { geometryRules } from './geometry.labels.ts'
import { mainHeatings } from './heating-main.ts'
import { variantRules, variantTexts } from '../model/heating-variants.labels.ts'

/**
 * The owner's part of the heating: 1 where it is the owner's own, null where a share is needed and missing. A heater of
 * one's own beside the heating of the building does not make that one's own.
 */
export function heatingShareOf(context: EngineContext): number | null {
  const isShared = isHeatingShared(context)
  return isShared === null ? shareOf(context) : ownerShare(context, { isShared })
}

/** Whether the heating belongs to all; null where none is recorded. */
export function isHeatingShared(context: EngineContext): boolean | null {
  const plants = mainHeatings(context)
  return plants.length === 0 ? null : plants.some(({ isShared }) => isShared)
}

/** The power of the heating that carries the demand: of the whole building where it is shared. */
export function heatingPowerOf(context: EngineContext, demand: Demand): Figure {
  const hours = context.book.get('heating.full_load_hours')
  // The demand of a flat, or of a house beside others, is a part of what a shared plant carries.
  const share = isFlat(context) ? heatingShareOf(context) : 1
  const houses = housesSharing(context, isHeatingShared(context) === true)
  if (share === null) return noFigure('kw', [ruleOf('heating.share', variantRules.shareMissing)])
  if (hours === undefined || demand.figure.value === null)
    return noFigure('kw', [ruleOf('heating.no_energy', variantRules.noEnergy)])
  // A heating must carry the coldest week also where nobody lives in summer.
  const season = seasonOf(context)
  const hasSeason = season.rules.length > 0
  return {
    ...mapRange(
      demand.figure,
      (kwh) => Math.round(((kwh * houses) / season.value / share / hours.value) * 10) / 10,
    ),
    unit: 'kw',
    inputs: [
      ...demand.figure.inputs,
      { label: energyTexts.demand, value: demand.figure.value, unit: 'kwh_per_year', origin: 'computed' },
    ],
    rules: mergedRules([
      ...demand.figure.rules,
      ruleOf('heating.power', variantRules.power, [hours]),
      ...(houses === 1 ? [] : [ruleOf('geometry.houses', geometryRules.houses)]),
      ...season.rules,
      ...(hasSeason ? [ruleOf('heating.season', variantRules.season)] : []),
    ]),
  }
}

export type HeatingSize = {
  readonly factor: number
  /** The same at the price per kW of a small plant: no source goes beyond it. */
  readonly most: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** How many times the plant of a one-family house this one is; a smaller one is hardly cheaper. */
export function heatingSizeOf({ book }: EngineContext, power: Figure): HeatingSize {
  const usual = book.get('heating.investment_power')
  const exponent = book.get('geometry.size_exponent')
  const none = { factor: 1, most: 1, inputs: [], rules: [] }
  if (power.value === null || usual === undefined || exponent === undefined) return none
  const inputs: FigureInput[] = [
    { label: variantTexts.power, value: power.value, unit: 'kw', origin: 'computed' },
  ]
  if (power.value <= usual.value) return { ...none, inputs }
  const times = power.value / usual.value
  return {
    factor: times ** exponent.value,
    most: times ** rowRange(exponent).high,
    inputs,
    rules: [
      ruleOf('heating.large', variantRules.investmentLarge, [usual, exponent]),
      ruleOf('heating.beyond', variantRules.investmentBeyond, [usual, exponent]),
    ],
  }
}
