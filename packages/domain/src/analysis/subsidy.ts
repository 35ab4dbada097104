import type { Figure, FigureInput } from '../figures/figure.ts'
import type { HeatingKind } from '../real-estate/building.ts'
import type { ComponentKey } from '../real-estate/component.ts'
import type { ReferenceValue } from '../reference/reference-value.ts'
import type { AnalysedComponent } from './analysis.ts'
import { demandOf } from './energy-demand.ts'
import { builtIn, houseInput } from './house-facts.ts'
import type { EngineContext } from './engine-context.ts'
import { exactFigure, mapped, noFigure, rowRange, ruleOf } from './explain.ts'
import { isFlat, shareOf } from './geometry-body.ts'
import { facadeArea, windowsArea } from './geometry.ts'
import { heatingPowerOf } from './heating-power.ts'
import { boundedSubsidy } from './subsidy-bounds.ts'
import { heatingSubsidy } from './subsidy-heating.ts'
import { subsidyRules, subsidyTexts } from './subsidy.labels.ts'

/**
 * What the renewal of a component could get in the canton of the house. The value is null where no row is known,
 * and 0 where we know that nothing is paid.
 */
export function subsidyOf(context: EngineContext, component: AnalysedComponent, cost: Figure): Figure {
  const key = component.catalogKey
  const share = component.isShared && isFlat(context) ? shareOf(context) : 1
  const replaced = replacedHeatings[key]
  if (key === 'windows' || key === 'roof_window') return windowsSubsidy(context, component, cost, share)
  if (key === 'pitched_roof' || key === 'flat_roof')
    return exactFigure('rappen', 0, [ruleOf('subsidy.roof', subsidyRules.roof)])
  if (key === 'wood_facade')
    return exactFigure('rappen', 0, [ruleOf('subsidy.wood_facade', subsidyRules.woodFacade)])
  if (!insulated.has(key) && replaced === undefined && key !== 'photovoltaics')
    return askOffice.has(key)
      ? missing('subsidy.ask_office', subsidyRules.askOffice)
      : exactFigure('rappen', 0, [ruleOf('subsidy.none', subsidyRules.none)])
  if (share === null) return missing('subsidy.share_missing', subsidyRules.shareMissing)
  if (key === 'photovoltaics') return solarSubsidy(context, component, cost, share)
  if (replaced === undefined) return insulationSubsidy(context, component, cost, share)
  const power = heatingPowerOf(context, demandOf(context))
  const rules = [ruleOf('subsidy.heat_pump', subsidyRules.heatPump)]
  return heatingSubsidy(context, { present: replaced, next: 'heat_pump_air', power, cost, share, rules })
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
  'solar_thermal',
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
  const found = area === null ? null : { value: Math.round(area), origin: 'computed' as const, rules: [] }
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
  const area = facadeArea(context, component)
  return byArea(context, { rate, area, text: subsidyRules.insulation, cost, share })
}

type ByArea = {
  readonly rate: ReferenceValue
  readonly area: ReturnType<typeof facadeArea>
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

function solarSubsidy(
  context: EngineContext,
  { quantity, unit }: AnalysedComponent,
  cost: Figure,
  share: number,
): Figure {
  const { book } = context
  const rate = book.get('subsidy.pv_per_kwp')
  const largeFrom = book.get('subsidy.pv_large_from')
  const large = book.get('subsidy.pv_large_per_kwp')
  if (rate === undefined) return missing('subsidy.no_row', subsidyRules.noRow)
  if (quantity === null || unit !== 'kw') return missing('subsidy.no_peak', subsidyRules.peakUnknown)
  const above = largeFrom === undefined || large === undefined ? 0 : Math.max(0, quantity - largeFrom.value)
  const francs = (quantity - above) * rate.value + above * (large?.value ?? 0)
  return boundedSubsidy(context, {
    francs: { value: francs, low: francs, high: francs },
    share,
    cost,
    cap: book.get('subsidy.pv_cap_percent'),
    inputs: [
      { label: subsidyTexts.peakPower, value: quantity, unit: 'kw', origin: 'owner' },
      { label: subsidyTexts.rate, value: rate.value * 100, unit: 'rappen_per_unit', origin: 'reference' },
    ],
    rules: [
      ruleOf(
        'subsidy.photovoltaics',
        subsidyRules.photovoltaics,
        above > 0 ? [rate, largeFrom, large] : [rate],
      ),
    ],
  })
}
