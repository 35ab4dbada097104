import type { FigureRule, FigureUnit } from '../../figures/figure.ts'
import { isHeatGenerator, type ComponentKey } from '../../real-estate/component.ts'
import { demandOf } from '../heat/energy-demand.ts'
import { houseInput } from '../model/house-facts.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { ruleOf } from '../model/explain.ts'
import { buildingAreaOf, energyAreaOf, type Estimate } from '../heat/geometry-body.ts'
import { geometryRules, geometryTexts } from '../heat/geometry.labels.ts'
import { isBesideHeating } from '../heat/heating-main.ts'
import { heatingPowerOf, heatingSizeOf } from '../heat/heating-power.ts'

/** How much of something there is, on its way to a figure. */
export type Counted = Estimate & {
  readonly unit: FigureUnit
  /** Where it could well be more. */
  readonly most?: number
}

/** What is asked for, of which part of the building, in which unit of a price. */
export type Ask = {
  readonly context: EngineContext
  readonly key: ComponentKey
  readonly isWhole: boolean
  readonly unit: string | undefined
  readonly houses: number
}

const perDwelling: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'bathroom',
  'kitchen',
  'kitchen_appliances',
  'oven',
  'range_hood',
  'fridge',
  'dishwasher',
])

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
export function sizeFactorOf(ask: Ask): Counted | null {
  const { context, key, isWhole, houses } = ask
  if (perDwelling.has(key)) return piecesOf(ask)
  if (isHeatGenerator(key) || key === 'ground_probe') return heatingFactorOf(context, key)
  if (!bySize.has(key)) return null
  const usual = context.book.get('geometry.house_area')
  const exponent = context.book.get('geometry.size_exponent')
  const area = isWhole ? buildingAreaOf(context) : energyAreaOf(context)
  if (area === null || usual === undefined || exponent === undefined) return null
  const factor = ((area.value * houses) / usual.value) ** exponent.value
  const rule = ruleOf('geometry.size_factor', geometryRules.sizeFactor, [usual, exponent])
  const found = counted(area, 'factor', factor, rule)
  return houses === 1 ? found : { ...found, rules: [...found.rules, housesRule] }
}

export const housesRule = ruleOf('geometry.houses', geometryRules.houses)

/** A heating is as dear as the power it needs, here as in the comparison of heatings. */
function heatingFactorOf(context: EngineContext, key: ComponentKey): Counted | null {
  const plain = { value: 1, unit: 'factor', inputs: [], rules: [] } as const
  // What stands beside the heating carries not all of the house; how much of it nobody knows.
  if (isBesideHeating(context, key))
    return { ...plain, rules: [ruleOf('geometry.beside', geometryRules.beside)] }
  const power = heatingPowerOf(context, demandOf(context))
  const { factor, most, inputs, rules } = heatingSizeOf(context, power)
  if (factor > 1) return { value: factor, most, unit: 'factor', inputs, rules: [...power.rules, ...rules] }
  // Two boilers are one heating, of whatever size: they share its price.
  return alikeOf(context, key) > 1 ? plain : null
}

export const alikeOf = ({ input }: EngineContext, key: ComponentKey): number =>
  input.components.filter(({ catalogKey }) => catalogKey === key).length

export function piecesOf({ context, key }: Ask): Counted | null {
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

export const counted = (from: Estimate, unit: FigureUnit, value: number, rule: FigureRule): Counted => ({
  value,
  unit,
  inputs: from.inputs,
  rules: [...from.rules, rule],
})
