import type { Figure, FigureInput, FigureOrigin, FigureRule, FigureUnit } from '../figures/figure.ts'
import { isHeatGenerator, type ComponentKey } from '../real-estate/component.ts'
import type { AnalysedComponent } from './analysis.ts'
import { demandOf } from './energy-demand.ts'
import { houseInput } from './house-facts.ts'
import type { EngineContext } from './engine-context.ts'
import { ruleOf } from './explain.ts'
import { bodyOf, buildingAreaOf, energyAreaOf, isFlat, windowAreaOf, type Estimate } from './geometry-body.ts'
import { geometryRules, geometryTexts } from './geometry.labels.ts'
import { heatingPowerOf, heatingSizeOf } from './heating-power.ts'

/**
 * How much there is of a component whose quantity nobody recorded, in the unit its cost row counts in; null where
 * a guess would be worthless. Of a flat's shared component it is the quantity of the whole building.
 */
export function estimatedQuantity(
  context: EngineContext,
  key: ComponentKey,
  isShared = context.input.components.some((one) => one.catalogKey === key && one.isShared),
): Figure | null {
  const whole = wholeQuantity(context, key, isShared)
  return whole === null ? null : asFigure(context, key, whole)
}

/** The m² of a facade, recorded or estimated, whatever its price counts in. */
export function facadeArea(
  context: EngineContext,
  { catalogKey: key, quantity, unit, isShared }: AnalysedComponent,
): (Pick<Figure, 'rules'> & { readonly value: number; readonly origin: FigureOrigin }) | null {
  if (quantity !== null && unit === 'm2') return { value: quantity, origin: 'owner', rules: [] }
  const ask = { context, key, isWhole: isShared || !isFlat(context), unit: 'chf_per_m2' }
  const area = facadeOf(ask)
  if (area === null) return null
  const { value, rules } = asFigure(context, key, area)
  return value === null ? null : { value, origin: 'computed', rules }
}

/** The m² of windows, recorded, counted or estimated. */
export function windowsArea(context: EngineContext, component: AnalysedComponent): number | null {
  const { quantity, unit, isShared } = component
  const each = context.book.get('geometry.window_area')
  if (quantity !== null && unit === 'm2') return quantity
  if (quantity !== null && unit === 'piece' && each !== undefined) return quantity * each.value
  const all = windowAreaOf(context, isShared || !isFlat(context))
  const alike = context.input.components.filter(
    ({ catalogKey }) => catalogKey === component.catalogKey,
  ).length
  return all === null ? null : all.value / Math.max(1, alike)
}

type Counted = Estimate & {
  readonly unit: FigureUnit
  /** Where it could well be more. */
  readonly most?: number
}
type Ask = {
  readonly context: EngineContext
  readonly key: ComponentKey
  readonly isWhole: boolean
  readonly unit: string | undefined
}

const facades: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'plaster_facade',
  'wood_facade',
  'facade_cladding',
])
/** Of these a house can have any number, and one is not a likely one. */
const uncountable: ReadonlySet<ComponentKey> = new Set<ComponentKey>(['roof_window', 'balcony', 'sunblinds'])
const perDwelling: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'bathroom',
  'kitchen',
  'kitchen_appliances',
  'oven',
  'range_hood',
  'fridge',
  'dishwasher',
])

function wholeQuantity(context: EngineContext, key: ComponentKey, isShared: boolean): Counted | null {
  const unit = context.book.get(`cost.${key}`)?.unit
  const ask = { context, key, isWhole: isShared || !isFlat(context), unit }
  if (key === 'pitched_roof' || key === 'flat_roof') return roofOf(ask)
  if (facades.has(key) || key === 'facade_paint') return facadeOf(ask)
  if (key === 'windows' || key === 'shutters' || key === 'slat_blinds') return windowsOf(ask)
  if (key === 'sheet_metal' && unit === 'chf_per_m') return eavesOf(ask)
  if (unit === 'chf_per_m2') return areaOf(ask)
  if (unit === 'chf_flat') return sizeFactorOf(ask)
  if (unit !== 'chf_per_piece' || uncountable.has(key)) return null
  return piecesOf(ask)
}

function roofOf({ context, key, isWhole, unit }: Ask): Counted | null {
  if (unit !== 'chf_per_m2' || !isWhole || !isMainRoof(context, key)) return null
  const body = bodyOf(context, true)
  if (body === null) return null
  if (key === 'flat_roof')
    return counted(body, 'm2', body.footprint, ruleOf('geometry.flat_roof', geometryRules.flatRoof))
  const angle = context.book.get('geometry.roof_angle')
  const overhang = context.book.get('geometry.roof_overhang')
  if (angle === undefined) return null
  const slope = Math.cos((angle.value * Math.PI) / 180)
  const covered = body.footprint + body.perimeter * (overhang?.value ?? 0)
  const rule = ruleOf('geometry.pitched_roof', geometryRules.pitchedRoof, [angle, overhang])
  return counted(body, 'm2', covered / slope, rule)
}

/** With both recorded only one covers the house; the other is that of an annexe, whose size nobody knows. */
export function isMainRoof({ input }: EngineContext, key: ComponentKey): boolean {
  const other = key === 'flat_roof' ? 'pitched_roof' : 'flat_roof'
  if (!input.components.some(({ catalogKey }) => catalogKey === other)) return true
  return (key === 'flat_roof') === (input.profile.roofForm === 'flat')
}

function facadeOf({ context, key, isWhole }: Ask): Counted | null {
  const windows = isWhole ? windowAreaOf(context, true) : null
  if (windows === null) return null
  const rule = ruleOf('geometry.facade', geometryRules.facade)
  const kinds = context.input.components.map((one) => one.catalogKey).filter((one) => facades.has(one))
  const parts = facades.has(key) ? new Set([...kinds, key]).size : 1
  const facade = counted(windows, 'm2', (windows.body.wall - windows.value) / parts, rule)
  return parts === 1 ? facade : { ...facade, rules: [...facade.rules, splitRule] }
}

function windowsOf({ context, isWhole, unit }: Ask): Counted | null {
  const each = context.book.get('geometry.window_area')
  const windows = windowAreaOf(context, isWhole)
  if (windows === null) return null
  if (unit === 'chf_per_m2') return { ...windows, unit: 'm2' }
  if (each === undefined) return null
  const rule = ruleOf('geometry.window_count', geometryRules.windowCount, [each])
  return counted(windows, 'count', windows.value / each.value, rule)
}

function eavesOf({ context, isWhole }: Ask): Counted | null {
  const body = isWhole ? bodyOf(context, true) : null
  return body === null
    ? null
    : counted(body, 'm', body.perimeter, ruleOf('geometry.eaves', geometryRules.eaves))
}

const interiorAreas: ReadonlySet<ComponentKey> = new Set<ComponentKey>(['flooring', 'interior_paint'])

/** What is priced by the area of the house: floors by the living area, pipes and cables by the heated one. */
function areaOf({ context, key, isWhole }: Ask): Counted | null {
  if (key === 'garden' || uncountable.has(key)) return null
  const { livingAreaM2 } = context.input.house
  if (interiorAreas.has(key) && livingAreaM2 !== null) {
    const value = livingAreaM2
    return {
      value,
      unit: 'm2',
      inputs: [houseInput(context, 'livingAreaM2', { label: geometryTexts.livingArea, value, unit: 'm2' })],
      rules: [ruleOf('geometry.floor_area', geometryRules.floorArea)],
    }
  }
  const area = isWhole ? buildingAreaOf(context) : energyAreaOf(context)
  return area === null
    ? null
    : counted(area, 'm2', area.value, ruleOf('geometry.heated_area', geometryRules.heatedArea))
}

const bySize: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'sheet_metal',
  'electrics',
  'ventilation',
  'heat_distribution',
  'water_pipes',
  'sewage_pipes',
  'interior_paint',
  'built_in_furniture',
  'solar_thermal',
  'oil_tank',
])
/** How many times the flat price of a one-family house a building of this size costs. */
function sizeFactorOf(ask: Ask): Counted | null {
  const { context, key, isWhole } = ask
  if (perDwelling.has(key)) return piecesOf(ask)
  if (isHeatGenerator(key) || key === 'ground_probe') return heatingFactorOf(context)
  if (!bySize.has(key)) return null
  const usual = context.book.get('geometry.house_area')
  const exponent = context.book.get('geometry.size_exponent')
  const area = isWhole ? buildingAreaOf(context) : energyAreaOf(context)
  if (area === null || usual === undefined || exponent === undefined) return null
  const factor = (area.value / usual.value) ** exponent.value
  return counted(
    area,
    'factor',
    factor,
    ruleOf('geometry.size_factor', geometryRules.sizeFactor, [usual, exponent]),
  )
}

/** A heating is as dear as the power it needs, here as in the comparison of heatings. */
function heatingFactorOf(context: EngineContext): Counted | null {
  const power = heatingPowerOf(context, demandOf(context))
  if (power.value === null) return null
  const { factor, most, inputs, rules } = heatingSizeOf(context, power)
  if (factor === 1) return null
  return { value: factor, most, unit: 'factor', inputs, rules: [...power.rules, ...rules] }
}

function piecesOf({ context, key }: Ask): Counted | null {
  const { dwellings, kind } = context.input.house
  const isMany = kind === 'apartment_building' || kind === 'two_family_house'
  if (!isMany || dwellings === null || !perDwelling.has(key))
    return { value: 1, unit: 'count', inputs: [], rules: [ruleOf('geometry.single', geometryRules.single)] }
  return {
    value: dwellings,
    unit: 'count',
    inputs: [
      houseInput(context, 'dwellings', { label: geometryTexts.dwellings, value: dwellings, unit: 'count' }),
    ],
    rules: [ruleOf('geometry.per_dwelling', geometryRules.perDwelling)],
  }
}

const counted = (from: Estimate, unit: FigureUnit, value: number, rule: FigureRule): Counted => ({
  value,
  unit,
  inputs: from.inputs,
  rules: [...from.rules, rule],
})

const splitRule = ruleOf('geometry.split', geometryRules.split)

/** Whole numbers: an estimate with decimals would claim to have measured. */
function asFigure({ input }: EngineContext, key: ComponentKey, whole: Counted): Figure {
  const alike = input.components.filter(({ catalogKey }) => catalogKey === key).length
  const isSplit = alike > 1 && whole.rules.at(-1)?.id !== 'geometry.single'
  const each = isSplit ? whole.value / alike : whole.value
  const value = whole.unit === 'factor' ? inHundredths(each) : Math.max(1, Math.round(each))
  const siblings: FigureInput = {
    label: geometryTexts.recorded,
    value: alike,
    unit: 'count',
    origin: 'owner',
  }
  return {
    value,
    low: value,
    high: whole.most === undefined ? value : inHundredths((whole.most * each) / whole.value),
    unit: whole.unit,
    inputs: isSplit ? [...whole.inputs, siblings] : whole.inputs,
    rules: isSplit ? [...whole.rules, splitRule] : whole.rules,
  }
}

const inHundredths = (value: number): number => Math.round(value * 100) / 100
