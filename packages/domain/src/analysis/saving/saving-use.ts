import type { FigureInput, FigureRule } from '../../figures/figure.ts'
import type { HeatingKind } from '../../real-estate/building.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { EnergyCarrier } from '../model/analysis-profile.ts'
import { carrierOf, efficiencyOf, presentEfficiency, type Efficiency } from '../heat/energy-carrier.ts'
import { demandOf } from '../heat/energy-demand.ts'
import { totalCo2Row } from '../heat/energy-money.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { heatingPowerOf, heatingShareOf, heatingSizeOf } from '../heat/heating-power.ts'

/** A way to make heat, with all that decides what it draws, costs and emits. */
export type HeatSystem = {
  readonly carrier: EnergyCarrier
  readonly efficiency: Pick<Efficiency, 'value' | 'low' | 'high'>
  /** Electricity of a boiler beside it. */
  readonly boiler: number
  /** Rappen a year; null where no row or no share is known. */
  readonly service: number | null
  readonly price: ReferenceValue | undefined
  readonly emission: ReferenceValue | undefined
  readonly power: {
    readonly price: ReferenceValue | undefined
    readonly emission: ReferenceValue | undefined
  }
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
  readonly rows: readonly (ReferenceValue | undefined)[]
}

/** The heating of today; null where it is not known, or burns nothing we have rows for. */
export function presentSystem(context: EngineContext): HeatSystem | null {
  const { heating, boiler } = demandOf(context)
  const efficiency = heating === null ? null : presentEfficiency(context, heating)
  return heating === null || efficiency === null
    ? null
    : systemOf(context, heating, efficiency, boiler?.kwh ?? 0)
}

/** A new heating of a kind, which makes the hot water too. */
export function nextSystem(context: EngineContext, kind: HeatingKind): HeatSystem | null {
  const efficiency = efficiencyOf(context, kind, context.year)
  return efficiency === null ? null : systemOf(context, kind, efficiency, 0)
}

function systemOf(
  context: EngineContext,
  kind: HeatingKind,
  efficiency: Efficiency,
  boiler: number,
): HeatSystem | null {
  const carrier = carrierOf(kind)
  if (carrier === null) return null
  const { book } = context
  const price = book.get(`energy.price_${carrier}`)
  const emission = totalCo2Row(context, carrier)
  const power = {
    price: boiler === 0 ? undefined : book.get('energy.price_electricity'),
    emission: boiler === 0 ? undefined : totalCo2Row(context, 'electricity'),
  }
  const serviceRow = book.get(`energy.service_${kind === 'heat_pump_water' ? 'heat_pump_ground' : kind}`)
  return {
    carrier,
    efficiency,
    boiler,
    service: serviceOf(context, serviceRow),
    price,
    emission,
    power,
    inputs: efficiency.inputs,
    rules: efficiency.rules,
    rows: [price, power.price, serviceRow],
  }
}

function serviceOf(context: EngineContext, row: ReferenceValue | undefined): number | null {
  const share = heatingShareOf(context)
  if (row === undefined || share === null) return null
  const size = heatingSizeOf(context, heatingPowerOf(context, demandOf(context)))
  return row.value * 100 * size.factor * share
}

/** What a demand draws from a system in a year, without service. */
export function usedBy(system: HeatSystem, demand: number, end: 'value' | 'low' | 'high' = 'value') {
  const { boiler, efficiency, price, emission, power } = system
  const drawn = Math.max(0, demand - boiler) / efficiency[end]
  const times = (own: ReferenceValue | undefined, beside: ReferenceValue | undefined): number | null =>
    own === undefined || (boiler > 0 && beside === undefined)
      ? null
      : drawn * own.value + boiler * (beside?.value ?? 0)
  return {
    kwh: drawn + boiler,
    rappen: times(price, power.price),
    kg: times(emission, power.emission),
  }
}
