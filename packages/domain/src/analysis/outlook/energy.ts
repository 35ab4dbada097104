import type { Figure } from '../../figures/figure.ts'
import { geakClasses, type GeakClass, type HeatingKind } from '../../real-estate/building.ts'
import type { EnergyAnalysis } from '../model/analysis.ts'
import { carrierOf, contradictionRules, presentEfficiency } from '../heat/energy-carrier.ts'
import { demandOf, heatOfHeating, type Demand } from '../heat/energy-demand.ts'
import { co2Figure, energyCostFigure, finalEnergyFigure, withBoiler } from '../heat/energy-money.ts'
import { energyRules } from '../heat/energy.labels.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { exactFigure, mergedRules, noFigure, ruleOf } from '../model/explain.ts'
import { energyAreaOf } from '../heat/geometry-body.ts'
import { heatingVariants } from './heating-variants.ts'
import { hullSavings } from '../saving/savings.ts'

/** Heat, money and CO2 of a year; null while neither an area nor a consumption is known. */
export function energyOf(context: EngineContext): EnergyAnalysis | null {
  if (context.input.house.kind === 'building_land') return null
  const demand = demandOf(context)
  if (demand.figure.value === null && energyAreaOf(context) === null) return null
  const used = demand.heating === null ? null : usedEnergy(context, demand, demand.heating)
  const carrier = demand.heating === null ? null : carrierOf(demand.heating)
  const cost =
    used === null || carrier === null
      ? noFigure('rappen_per_year', [noCarrier, ...contradictionRules(context)])
      : withBoiler(
          energyCostFigure(context, used, carrier),
          demand.boiler,
          context.book.get('energy.price_electricity'),
        )
  const co2 =
    used === null
      ? noFigure('kg_per_year', [noCarrier, ...contradictionRules(context)])
      : directCo2(context, used, demand.heating)
  const co2PerM2 = withClass(context, perArea(context, co2), demand.heating)
  return {
    demand: demand.figure,
    demandPerM2: demand.perM2,
    isCalibrated: demand.isCalibrated,
    cost,
    co2,
    co2PerM2,
    co2Class: demand.heating === 'district' ? null : co2ClassOf(context, co2PerM2.value),
    variants: heatingVariants(context, demand),
    hull: hullSavings(context),
  }
}

const noCarrier = ruleOf('energy.no_carrier', energyRules.noCarrier)

function usedEnergy(context: EngineContext, demand: Demand, heating: HeatingKind): Figure | null {
  const efficiency = presentEfficiency(context, heating)
  return efficiency === null ? null : finalEnergyFigure(heatOfHeating(demand), efficiency)
}

/** What leaves the chimney of the house itself: that is what the official classes count. */
function directCo2(context: EngineContext, used: Figure, heating: HeatingKind | null): Figure {
  const carrier = heating === null ? null : carrierOf(heating)
  if (used.value === null || carrier === null) return noFigure('kg_per_year', [noCarrier])
  if (carrier === 'oil' || carrier === 'gas')
    return co2Figure(used, context.book.get(`co2.${carrier}`), energyRules.co2Direct)
  const text = carrier === 'district' ? energyRules.co2District : energyRules.co2None
  const rules = [ruleOf('energy.co2_none', text), ...contradictionRules(context)]
  return exactFigure('kg_per_year', 0, rules, used.inputs)
}

function perArea(context: EngineContext, co2: Figure): Figure {
  const area = energyAreaOf(context)
  if (area === null) return noFigure('kg_per_m2', [ruleOf('energy.no_area', energyRules.noArea)])
  const per = (kg: number | null) => (kg === null ? null : Math.round((kg / area.value) * 10) / 10)
  return {
    value: per(co2.value),
    low: per(co2.low),
    high: per(co2.high),
    unit: 'kg_per_m2',
    inputs: [...co2.inputs, ...area.inputs],
    rules: mergedRules([...co2.rules, ...area.rules, ruleOf('energy.co2_per_m2', energyRules.co2PerM2)]),
  }
}

/** The class stands beside this figure, so its rows are named there. */
function withClass(context: EngineContext, perM2: Figure, heating: HeatingKind | null): Figure {
  if (perM2.value === null || heating === 'district') return perM2
  const rows = limitRows(context).map(({ row }) => row)
  return { ...perM2, rules: [...perM2.rules, ruleOf('energy.co2_class', energyRules.co2Class, rows)] }
}

const limitRows = ({ book }: EngineContext) =>
  geakClasses.slice(1, -1).map((name) => ({ name, row: book.get(`co2.class_${name.toLowerCase()}`) }))

/** The class of the absolute scale; null where the scale or the figure is missing. */
export function co2ClassOf(context: EngineContext, perM2: number | null): GeakClass | null {
  if (perM2 === null) return null
  if (perM2 === 0) return 'A'
  const limits = limitRows(context)
  if (limits.some(({ row }) => row === undefined)) return null
  return limits.find(({ row }) => perM2 <= (row?.value ?? 0))?.name ?? 'G'
}
