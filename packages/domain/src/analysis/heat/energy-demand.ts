import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import { number } from '../../formats/format.ts'
import type { HeatingKind } from '../../real-estate/building.ts'
import type { ConsumptionUnit, EnergyCarrier } from '../model/analysis-profile.ts'
import { calculatedDemand } from './energy-calculated.ts'
import { carrierOf, heatingOf, presentEfficiency, type Efficiency } from './energy-carrier.ts'
import { consumptionUnitLabels, energyCarrierLabels, energyRules, energyTexts } from './energy.labels.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { mapRange, mergedRules, noFigure, ruleOf } from '../model/explain.ts'
import { energyAreaOf } from './geometry-body.ts'
import { electricBoiler, type Boiler } from './hot-water.ts'

/** Useful heat of a year, and what it was found by. */
export type Demand = {
  readonly figure: Figure
  readonly perM2: Figure
  readonly isCalibrated: boolean
  /** What heats the house, as far as that is known. */
  readonly heating: HeatingKind | null
  /** Makes the hot water beside the heating; its heat is part of the demand. */
  readonly boiler: Boiler | null
}

/** The useful heat of a year: measured where the owner told a consumption, else by area and time of construction. */
export function demandOf(context: EngineContext): Demand {
  const held = demands.get(context)
  if (held !== undefined) return held
  const found = findDemand(context)
  demands.set(context, found)
  return found
}

// Every price of a heating and every subsidy asks for it; of one house on one day it is always the same.
const demands = new WeakMap<EngineContext, Demand>()

function findDemand(context: EngineContext): Demand {
  const measured = measuredDemand(context)
  const area = energyAreaOf(context)
  if (measured !== null) {
    const inputs = area === null ? measured.figure.inputs : [...measured.figure.inputs, ...area.inputs]
    const perArea = ruleOf('energy.per_m2', energyRules.perM2)
    const rules = mergedRules([...measured.figure.rules, ...(area?.rules ?? []), perArea])
    const perM2 =
      area === null
        ? noFigure('kwh_per_m2', [ruleOf('energy.no_area', energyRules.noArea)])
        : { ...scaled(measured.figure, 1 / area.value), unit: 'kwh_per_m2' as const, inputs, rules }
    return { ...measured, perM2: roundedFigure(perM2), isCalibrated: true }
  }
  const perM2 = withUnfit(context, calculatedDemand(context))
  const heating = heatingOf(context)
  if (area === null || perM2.value === null)
    return {
      figure: noFigure('kwh_per_year', perM2.rules, perM2.inputs),
      perM2,
      isCalibrated: false,
      heating,
      boiler: null,
    }
  const figure: Figure = {
    ...scaled(perM2, area.value),
    unit: 'kwh_per_year',
    inputs: perM2.inputs,
    rules: [...perM2.rules, ruleOf('energy.demand', energyRules.demand)],
  }
  const boiler = boilerBeside(context, heating, figure)
  return { figure: roundedFigure(figure), perM2: roundedFigure(perM2), isCalibrated: false, heating, boiler }
}

/** A calculated demand has the hot water in it; a boiler takes its part of it over, never all. */
function boilerBeside(context: EngineContext, heating: HeatingKind | null, demand: Figure): Boiler | null {
  if (heating === null || heating === 'electric') return null
  return electricBoiler(context, energyRules.hotWaterWithin, Math.round((demand.low ?? 0) / 2))
}

const scaled = ({ value, low, high }: Figure, by: number) => ({
  value: value === null ? null : value * by,
  low: low === null ? null : low * by,
  high: high === null ? null : high * by,
})

/** The part of the demand the heating carries: all of it, or all but the hot water. */
export const heatOfHeating = ({ figure, boiler }: Demand): Figure =>
  boiler === null ? figure : { ...figure, ...mapRange(figure, (kwh) => Math.max(0, kwh - boiler.kwh)) }

/** Kilowatt hours in whole ones: nobody knows them better. */
export const roundedFigure = (figure: Figure): Figure => ({
  ...figure,
  value: figure.value === null ? null : Math.round(figure.value),
  low: figure.low === null ? null : Math.round(figure.low),
  high: figure.high === null ? null : Math.round(figure.high),
})

type Measured = { readonly figure: Figure; readonly heating: HeatingKind; readonly boiler: Boiler | null }

function measuredDemand(context: EngineContext): Measured | null {
  const consumed = consumptionOf(context)
  if (consumed === null) return null
  const heating = burnerOf(context, consumed.carrier)
  const efficiency = heating === null ? null : presentEfficiency(context, heating)
  if (heating === null || efficiency === null) return null
  const boiler = heating === 'electric' ? null : electricBoiler(context, besideText(consumed.carrier))
  return { heating, figure: measuredFigure(context, consumed, efficiency, boiler), boiler }
}

/** Litres of oil hold no electricity; kWh of a heat pump might. */
const besideText = (carrier: EnergyCarrier): string =>
  carrier === 'electricity' ? energyRules.hotWaterAssumed : energyRules.hotWaterBeside

function measuredFigure(
  context: EngineContext,
  consumed: Consumption,
  efficiency: Efficiency,
  boiler: Boiler | null,
): Figure {
  const accuracy = context.book.get('energy.accuracy_measured')
  const value = consumed.kwh * efficiency.value
  const part = (accuracy?.value ?? 0) / 100
  const water = boiler?.kwh ?? 0
  return roundedFigure({
    value: value + water,
    low: value * (1 - part) + water,
    high: value * (1 + part) + water,
    unit: 'kwh_per_year',
    inputs: [...consumed.inputs, ...efficiency.inputs, ...(boiler?.inputs ?? [])],
    rules: [
      ruleOf('energy.calibrated', energyRules.calibrated, [accuracy]),
      ...(boiler?.rules ?? hotWaterMissing(context, consumed.carrier)),
      ...consumed.rules,
      ...efficiency.rules,
    ],
  })
}

const hotWaterMissing = ({ input }: EngineContext, carrier: EnergyCarrier): FigureRule[] =>
  input.house.hotWater === 'electric' && carrier !== 'electricity'
    ? [ruleOf('energy.hot_water', energyRules.hotWater)]
    : []

/**
 * What turned the consumed energy into heat. Wood beside another heating is common: a consumption that does not fit
 * the heating is a part of the heat, and says nothing about all of it.
 */
function burnerOf(context: EngineContext, carrier: EnergyCarrier): HeatingKind | null {
  const heating = heatingOf(context)
  const known = heating === null ? null : carrierOf(heating)
  if (known !== null) return known === carrier ? heating : null
  // A kWh of electricity is one kWh of heat or four: without the heating nobody knows.
  return carrier === 'electricity' ? null : carrier
}

/** An owner who told a consumption is told why it does not count. */
function withUnfit(context: EngineContext, figure: Figure): Figure {
  const carrier = consumptionOf(context)?.carrier ?? null
  const heating = heatingOf(context)
  const known = heating === null ? null : carrierOf(heating)
  if (carrier === null || known === null || known === carrier) return figure
  return { ...figure, rules: [ruleOf('energy.unfit', energyRules.unfit), ...figure.rules] }
}

type Consumption = {
  readonly carrier: EnergyCarrier
  readonly kwh: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

const carriersOfUnit: Record<Exclude<ConsumptionUnit, 'kwh'>, EnergyCarrier> = {
  litre: 'oil',
  m3: 'gas',
  kg: 'pellets',
  stere: 'wood',
}

/** The owner's consumption in kWh; null if there is none, or if it is litres of gas. */
function consumptionOf({ input, book }: EngineContext): Consumption | null {
  const { consumptionCarrier: carrier, consumptionAmount: amount, consumptionUnit: unit } = input.profile
  if (carrier === null || amount === null || unit === null || amount <= 0) return null
  const said: FigureInput = {
    label: energyTexts.consumption,
    value: `${number(amount)} ${consumptionUnitLabels[unit]} ${energyCarrierLabels[carrier]}`,
    unit: 'word',
    origin: 'owner',
  }
  if (unit === 'kwh') return { carrier, kwh: amount, inputs: [said], rules: [] }
  const row = book.get(`energy.heating_value_${carrier}`)
  if (carriersOfUnit[unit] !== carrier || row === undefined) return null
  const rules = [ruleOf('energy.heating_value', energyRules.heatingValue, [row])]
  return { carrier, kwh: amount * row.value, inputs: [said], rules }
}
