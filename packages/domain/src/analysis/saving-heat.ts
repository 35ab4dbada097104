import { modelledDemand, realDemand } from './energy-calculated.ts'
import { demandOf } from './energy-demand.ts'
import type { EngineContext } from './engine-context.ts'
import { lessLoss, wholeHull, type Envelope, type Range, type Step } from './envelope.ts'
import { rowRange } from './explain.ts'
import { energyAreaOf } from './geometry-body.ts'
import { hotWaterOf, hotWaterPerM2 } from './hot-water.ts'

/**
 * The heat a better hull spares in a year. The physics (W/K × degree days) is taken in the proportion of the real
 * demand to the calculated one: so all steps together never spare more than the rooms use, and steps can be added.
 */
export function heatSaved(context: EngineContext, envelope: Envelope, steps: readonly Step[]): Range | null {
  const days = context.book.get('energy.degree_days')
  const area = energyAreaOf(context)
  const modelled = modelledDemand(context)
  const { figure } = demandOf(context)
  if (days === undefined || area === null || modelled === null || figure.value === null) return null
  const water = hotWaterOf(context) ?? 0
  const space = (kwh: number | null): number => Math.max(0, (kwh ?? 0) - water)
  const perKelvin = (one: number): number => (one * 24) / 1000 / envelope.heated
  const hours = rowRange(days)
  const calculated = Math.max(modelled - hotWaterPerM2(context), envelope.loss * perKelvin(hours.value))
  const less = lessLoss(envelope, steps)
  // Never more than the physics says, also where the house uses more than was calculated.
  const spared = (watts: number, demand: number | null, degreeDays: number): number =>
    Math.min(
      (space(demand) * watts * perKelvin(hours.value)) / calculated,
      watts * perKelvin(degreeDays) * area.value,
    )
  const value = spared(less.value, figure.value, hours.value)
  // Of the whole hull, so that the low ends of its parts add up as the likely ones do.
  const all = spared(lessLoss(envelope, wholeHull(context, envelope)).value, figure.value, hours.value)
  const kept = fullness(context, { modelled, demand: figure.value, saved: all, space: space(figure.value) })
  return {
    value,
    low: Math.max(0, Math.min(value * kept, spared(less.low, figure.low, hours.value))),
    high: Math.max(value, spared(less.high, figure.high, hours.high)),
  }
}

type Fullness = {
  readonly modelled: number
  readonly demand: number
  readonly saved: number
  readonly space: number
}

/** What part of the likely saving is left if the house is then heated more fully, as real bills of better ones show. */
function fullness(context: EngineContext, { modelled, demand, saved, space }: Fullness): number {
  if (saved <= 0 || space <= 0) return 1
  const water = Math.min(modelled, hotWaterPerM2(context))
  const after = water + (modelled - water) * (1 - saved / space)
  const ratio = realDemand(context, after).value / realDemand(context, modelled).value
  return Math.min(1, (demand * Math.max(0, 1 - ratio)) / saved)
}
