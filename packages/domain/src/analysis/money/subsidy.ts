import type { Figure, FigureInput, FigureOrigin } from '../../figures/figure.ts'
import type { HeatingKind } from '../../real-estate/building.ts'
import type { ComponentKey } from '../../real-estate/component.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { demandOf } from '../heat/energy-demand.ts'
import { builtIn, houseInput } from '../model/house-facts.ts'
import type { EngineContext } from '../model/engine-context.ts'
import type { Range } from '../quantity/envelope.ts'
import { exactFigure, mapped, noFigure, rowRange, ruleOf } from '../model/explain.ts'
import { housesSharing, ownerShare } from '../heat/geometry-body.ts'
import { sharedFacadeArea, windowsArea } from '../quantity/geometry.ts'
import { isBesideHeating, mainHeatings } from '../heat/heating-main.ts'
import { heatingPowerOf } from '../heat/heating-power.ts'
import { boundedSubsidy } from './subsidy-bounds.ts'
import { heatingSubsidy } from './subsidy-heating.ts'
import { subsidyRules, subsidyTexts } from './subsidy.labels.ts'

/**
 * What the renewal of a component could get in the canton of the house. The value is null where no row is known,
 * and 0 where we know that nothing is paid.
 */
export function subsidyOf(context: EngineContext, component: AnalysedComponent, cost: Figure): Figure {
  const key = component.catalogKey
  const share = ownerShare(context, component)
  const replaced = replacedHeatings[key]
  if (replaced !== undefined && isBesideHeating(context, key))
    return exactFigure('rappen', 0, [ruleOf('subsidy.beside', subsidyRules.beside)])
  if (key === 'windows' || key === 'roof_window') return windowsSubsidy(context, component, cost, share)
  if (key === 'pitched_roof' || key === 'flat_roof')
    return exactFigure('rappen', 0, [ruleOf('subsidy.roof', subsidyRules.roof)])
  if (key === 'wood_facade')
    return exactFigure('rappen', 0, [ruleOf('subsidy.wood_facade', subsidyRules.woodFacade)])
  if (key === 'solar_thermal') return collectorsSubsidy(context)
  if (!insulated.has(key) && replaced === undefined && key !== 'photovoltaics')
    return askOffice.has(key)
      ? missing('subsidy.ask_office', subsidyRules.askOffice)
      : exactFigure('rappen', 0, [ruleOf('subsidy.none', subsidyRules.none)])
  if (share === null) return missing('subsidy.share_missing', subsidyRules.shareMissing)
  if (key === 'photovoltaics') return plantSubsidy(context, component, cost, share)
  if (replaced === undefined) return insulationSubsidy(context, component, cost, share)
  const power = heatingPowerOf(context, demandOf(context))
  const rules = [ruleOf('subsidy.heat_pump', subsidyRules.heatPump)]
  const pieces = Math.max(1, mainHeatings(context).length)
  const ask = { present: replaced, next: 'heat_pump_air', power, cost, share, pieces, rules } as const
  return heatingSubsidy(context, ask)
}

/** These facades are priced with insulation; roofs and wooden facades are not. */
const insulated: ReadonlySet<ComponentKey> = new Set<ComponentKey>(['plaster_facade', 'facade_cladding'])

const replacedHeatings: Partial<Record<ComponentKey, HeatingKind>> = {
  oil_heating: 'oil',
  gas_heating: 'gas',
  electric_heating: 'electric',
}

/** Programmes pay for these in some cases we cannot tell apart. */
const askOffice: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'heat_distribution',
  'battery',
  'ventilation',
])

const missing = (id: string, text: string, inputs: readonly FigureInput[] = []): Figure =>
  noFigure('rappen', [ruleOf(id, text)], inputs)

/** Few cantons pay for windows alone; where one does it is by area, as for walls. */
function windowsSubsidy(
  context: EngineContext,
  component: AnalysedComponent,
  cost: Figure,
  share: number | null,
): Figure {
  const row = context.book.get('subsidy.windows')
  const rules = [ruleOf('subsidy.windows', subsidyRules.windows, [row])]
  if (row === undefined) return noFigure('rappen', rules)
  if (row.value === 0) return exactFigure('rappen', 0, rules)
  if (share === null) return missing('subsidy.share_missing', subsidyRules.shareMissing)
  const area = component.catalogKey === 'windows' ? windowsArea(context, component) : null
  const houses = component.quantity === null ? housesSharing(context, component.isShared) : 1
  const found =
    area === null ? null : { value: Math.round(area * houses), origin: 'computed' as const, rules: [] }
  return byArea(context, { rate: row, area: found, text: subsidyRules.windowsPaid, cost, share })
}

function insulationSubsidy(
  context: EngineContext,
  component: AnalysedComponent,
  cost: Figure,
  share: number,
): Figure {
  const rate = context.book.get('subsidy.insulation')
  if (context.input.house.canton === null) return missing('subsidy.no_canton', subsidyRules.noCanton)
  if (rate === undefined) return missing('subsidy.no_row', subsidyRules.noRow)
  const area = sharedFacadeArea(context, component)
  return byArea(context, { rate, area, text: subsidyRules.insulation, cost, share })
}

type ByArea = {
  readonly rate: ReferenceValue
  readonly area: ReturnType<typeof sharedFacadeArea>
  readonly text: string
  readonly cost: Figure
  readonly share: number
}

/** Only houses of an old enough permit; the area times the rate of the canton. */
function byArea(context: EngineContext, { rate, area, text, cost, share }: ByArea): Figure {
  const before = context.book.get('subsidy.build_before')
  if (before === undefined) return missing('subsidy.no_row', subsidyRules.noRow)
  const built = builtIn(context)
  if (built === null) return missing('subsidy.age_unknown', subsidyRules.ageUnknown)
  const age = houseInput(context, built.fact, { label: subsidyTexts.buildYear, ...built.said })
  if (built.last >= before.value)
    return exactFigure('rappen', 0, [ruleOf('subsidy.too_young', subsidyRules.tooYoung, [before])], [age])
  if (area === null) return missing('subsidy.no_area', subsidyRules.areaUnknown, [age])
  return boundedSubsidy(context, {
    francs: mapped(rowRange(rate), (one) => area.value * one),
    share,
    cost,
    inputs: [
      age,
      { label: subsidyTexts.area, value: area.value, unit: 'm2', origin: area.origin },
      { label: subsidyTexts.rate, value: rate.value * 100, unit: 'rappen_per_unit', origin: 'reference' },
    ],
    rules: [
      ruleOf('subsidy.insulation', text, [rate, before]),
      ...(rate.min === null && rate.max === null ? [] : [ruleOf('subsidy.range', subsidyRules.range)]),
      ...(context.input.house.isListed === true ? [ruleOf('subsidy.listed', subsidyRules.listed)] : []),
      ...area.rules,
    ],
  })
}

/** Where a canton pays for collectors it pays for new or larger ones: what replaces old ones alone gets nothing. */
function collectorsSubsidy({ book }: EngineContext): Figure {
  const base = book.get('subsidy.solar_thermal_base')
  const included = book.get('subsidy.solar_thermal_included_kw')
  const perKw = book.get('subsidy.solar_thermal_per_kw')
  const least = book.get('subsidy.solar_thermal_least')
  if (base === undefined || perKw === undefined || least === undefined)
    return missing('subsidy.ask_office', subsidyRules.askOffice)
  return exactFigure(
    'rappen',
    0,
    [ruleOf('subsidy.collectors', subsidyRules.collectors, [base, included, perKw, least])],
    [
      { label: subsidyTexts.larger, value: least.value, unit: 'kw', origin: 'reference' },
      { label: subsidyTexts.base, value: base.value * 100, unit: 'rappen', origin: 'reference' },
      { label: subsidyTexts.perKw, value: perKw.value * 100, unit: 'rappen_per_unit', origin: 'reference' },
    ],
  )
}

function plantSubsidy(
  context: EngineContext,
  { quantity, unit }: AnalysedComponent,
  cost: Figure,
  share: number,
): Figure {
  if (context.book.get('subsidy.pv_per_kwp') === undefined)
    return missing('subsidy.no_row', subsidyRules.noRow)
  if (quantity === null || unit !== 'kw') return missing('subsidy.no_peak', subsidyRules.peakUnknown)
  const kw = { value: quantity, low: quantity, high: quantity }
  return solarSubsidy(context, { kw, origin: 'owner', cost, share })
}

type SolarPlant = {
  /** Of the whole building. */
  readonly kw: Range
  readonly origin: FigureOrigin
  /** The owner's part of it, as the subsidy is. */
  readonly cost: Figure
  readonly share: number
}

/** What the federation pays once for a solar plant that is new. */
export function solarSubsidy(context: EngineContext, { kw, origin, cost, share }: SolarPlant): Figure {
  const { book } = context
  const rate = book.get('subsidy.pv_per_kwp')
  const largeFrom = book.get('subsidy.pv_large_from')
  const large = book.get('subsidy.pv_large_per_kwp')
  if (rate === undefined) return missing('subsidy.no_row', subsidyRules.noRow)
  const above = (power: number): number =>
    largeFrom === undefined || large === undefined ? 0 : Math.max(0, power - largeFrom.value)
  const integrated = book.get('subsidy.pv_integrated_per_kwp')
  const francs = (power: number, perKw: number): number =>
    (power - above(power)) * perKw + above(power) * (large?.value ?? 0)
  return boundedSubsidy(context, {
    francs: {
      value: francs(kw.value, rate.value),
      low: francs(kw.low, rate.value),
      // Nobody has told whether it is to lie on the roof or to be the roof.
      high: francs(kw.high, Math.max(rate.value, integrated?.value ?? 0)),
    },
    share,
    cost,
    cap: book.get('subsidy.pv_cap_percent'),
    inputs: [
      { label: subsidyTexts.peakPower, value: kw.value, unit: 'kw', origin },
      { label: subsidyTexts.rate, value: rate.value * 100, unit: 'rappen_per_unit', origin: 'reference' },
    ],
    rules: [
      ruleOf(
        'subsidy.photovoltaics',
        subsidyRules.photovoltaics,
        above(kw.value) > 0 ? [rate, integrated, largeFrom, large] : [rate, integrated],
      ),
    ],
  })
}
