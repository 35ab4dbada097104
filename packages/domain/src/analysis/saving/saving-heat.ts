import { modelledDemand, realDemand } from '../heat/energy-calculated.ts'
import { demandOf } from '../heat/energy-demand.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { wholeHull, type Envelope, type Range, type Step } from '../quantity/envelope.ts'
import { rowRange } from '../model/explain.ts'
import { energyAreaOf } from '../heat/geometry-body.ts'
import { hotWaterOf, hotWaterPerM2 } from '../heat/hot-water.ts'

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
  const hull = wholeHull(context, envelope)
  // The formula alone, without the proportion of real bills; but no part spares more of the heat than it loses of it.
  const most = Math.min(
    less.high * perKelvin(hours.high) * area.value,
    space(figure.high) * shareOfLoss(hull, steps, less.high),
  )
  // Of the whole hull, so that the low ends of its parts add up as the likely ones do.
  const all = spared(lessLoss(envelope, hull).value, figure.value, hours.value)
  const kept = fullness(context, { modelled, demand: figure.value, saved: all, space: space(figure.value) })
  return {
    value,
    low: Math.max(0, Math.min(value * kept, spared(less.low, figure.low, hours.value))),
    high: Math.max(value, most),
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

/** The largest part of all losses that is spared: the renewed as bad as they may be, the rest as good, no draught. */
function shareOfLoss(hull: readonly Step[], steps: readonly Step[], less: number): number {
  const renewed = new Set(steps.map(({ part }) => part))
  const loss = hull.reduce(
    (sum, { part, area, before }) => sum + area * (renewed.has(part) ? before.high : before.low),
    0,
  )
  return loss <= 0 ? 1 : Math.min(1, less / loss)
}

/** W/K less by all steps; pieces of a part are together never more than the part. */
function lessLoss({ area }: Envelope, steps: readonly Step[]): Range {
  const sum = { value: 0, low: 0, high: 0 }
  for (const [part, own] of Map.groupBy(steps, (step) => step.part)) {
    const all = own.reduce((total, step) => total + step.area, 0)
    const scale = all > area[part] ? area[part] / all : 1
    for (const step of own) {
      sum.value += step.area * scale * step.better.value
      sum.low += step.area * scale * step.better.low
      sum.high += step.area * scale * step.better.high
    }
  }
  return sum
}
