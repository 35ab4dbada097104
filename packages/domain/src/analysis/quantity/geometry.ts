import type { Figure, FigureInput, FigureOrigin } from '../../figures/figure.ts'
import { facades, type ComponentKey } from '../../real-estate/component.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { houseInput } from '../model/house-facts.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { ruleOf } from '../model/explain.ts'
import {
  bodyOf,
  buildingAreaOf,
  energyAreaOf,
  housesSharing,
  isFlat,
  windowAreaOf,
} from '../heat/geometry-body.ts'
import { geometryRules, geometryTexts } from '../heat/geometry.labels.ts'
import {
  alikeOf,
  counted,
  housesRule,
  piecesOf,
  sizeFactorOf,
  type Ask,
  type Counted,
} from './geometry-size.ts'

/**
 * How much there is of a component whose quantity nobody recorded, in the unit its cost row counts in; null where
 * a guess would be worthless. Of a flat's shared component it is the quantity of the whole building.
 */
export function estimatedQuantity(
  context: EngineContext,
  key: ComponentKey,
  isShared = context.input.components.some((one) => one.catalogKey === key && one.isShared),
): Figure | null {
  const houses = housesSharing(context, isShared)
  const whole = wholeQuantity(context, key, isShared)
  return whole === null ? null : asFigure(context, key, ofHouses(whole, houses))
}

/** One lift is one lift, and a price by size has the size in it already. */
function ofHouses(whole: Counted, houses: number): Counted {
  const isOfAll = whole.unit === 'factor' || whole.rules.at(-1)?.id === 'geometry.single'
  if (houses === 1 || isOfAll) return whole
  return { ...whole, value: whole.value * houses, rules: [...whole.rules, housesRule] }
}

/** The m² of a facade, recorded or estimated, whatever its price counts in. */
export function facadeArea(
  context: EngineContext,
  { catalogKey: key, quantity, unit, isShared }: AnalysedComponent,
): (Pick<Figure, 'rules'> & { readonly value: number; readonly origin: FigureOrigin }) | null {
  if (quantity !== null && unit === 'm2') return { value: quantity, origin: 'owner', rules: [] }
  const ask = { context, key, isWhole: isShared || !isFlat(context), unit: 'chf_per_m2', houses: 1 }
  const area = facadeOf(ask)
  if (area === null) return null
  const { value, rules } = asFigure(context, key, area)
  return value === null ? null : { value, origin: 'computed', rules }
}

/** The same of all the houses that share it: what a programme pays for. */
export function sharedFacadeArea(context: EngineContext, component: AnalysedComponent) {
  const area = facadeArea(context, component)
  const houses = housesSharing(context, component.isShared)
  if (area === null || area.origin === 'owner' || houses === 1) return area
  return { ...area, value: Math.round(area.value * houses), rules: [...area.rules, housesRule] }
}

/** The m² of windows, recorded, counted or estimated. */
export function windowsArea(context: EngineContext, component: AnalysedComponent): number | null {
  const { quantity, unit, isShared } = component
  const each = context.book.get('geometry.window_area')
  if (quantity !== null && unit === 'm2') return quantity
  if (quantity !== null && unit === 'piece' && each !== undefined) return quantity * each.value
  const all = windowAreaOf(context, isShared || !isFlat(context))
  return all === null ? null : all.value / Math.max(1, alikeOf(context, component.catalogKey))
}

/** Of these a house can have any number, and one is not a likely one. */
const uncountable: ReadonlySet<ComponentKey> = new Set<ComponentKey>(['roof_window', 'balcony', 'sunblinds'])

function wholeQuantity(context: EngineContext, key: ComponentKey, isShared: boolean): Counted | null {
  const unit = context.book.get(`cost.${key}`)?.unit
  const houses = housesSharing(context, isShared)
  const ask = { context, key, isWhole: isShared || !isFlat(context), unit, houses }
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
export function isMainRoof({ input }: Pick<EngineContext, 'input'>, key: ComponentKey): boolean {
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

const splitRule = ruleOf('geometry.split', geometryRules.split)

/** Whole numbers: an estimate with decimals would claim to have measured. */
function asFigure(context: EngineContext, key: ComponentKey, whole: Counted): Figure {
  const alike = alikeOf(context, key)
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
