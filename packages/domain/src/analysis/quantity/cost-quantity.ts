import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import { number } from '../../formats/format.ts'
import { isHeatGenerator, type ComponentKey, type ComponentUnit } from '../../real-estate/component.ts'
import { componentUnitLabels } from '../../real-estate/component.labels.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { fact, rule } from '../model/explain.ts'
import { estimatedQuantity } from './geometry.ts'

/** `none` where none is needed or no row exists, `unfit` in a unit no row counts. */
export type QuantityOrigin = 'owner' | 'estimated' | 'one' | 'missing' | 'unfit' | 'none'

/** How much of a component is priced, and who said so. */
type Quantity = {
  readonly from: QuantityOrigin
  readonly amount: number
  readonly low: number
  readonly high: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** What a price counts; a flat price counts whole things. */
export const unitsOfRows: Readonly<Record<string, ComponentUnit>> = {
  chf_per_piece: 'piece',
  chf_per_m2: 'm2',
  chf_per_m: 'm',
  chf_per_kwp: 'kw',
}

/** Parts that a house has many of: one piece would be no honest assumption. */
const manyPieces: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'windows',
  'outer_doors',
  'interior_doors',
  'shutters',
  'slat_blinds',
  'sunblinds',
  'roof_window',
  'balcony',
])

/** Null where a price counts something nobody has told and nobody could guess. */
export function quantityOf(
  context: EngineContext,
  component: AnalysedComponent,
  row: ReferenceValue,
): Quantity | null {
  const unit = unitsOfRows[row.unit] ?? 'piece'
  const isFlat = row.unit === 'chf_flat'
  const isTold = component.quantity !== null && component.unit === unit
  if (isTold && !isFlat) return toldQuantity(component.quantity, unit)
  const estimate = estimatedQuantity(context, component.catalogKey, component.isShared)
  if (isTold)
    return flatQuantity(component, component.quantity, estimate) ?? toldQuantity(component.quantity, unit)
  if (estimate !== null && estimate.value !== null) return estimatedBy(estimate, estimate.value, unit)
  if (isFlat) return steady('none', 1, [], [])
  if (unit !== 'piece' || manyPieces.has(component.catalogKey)) return null
  return steady(
    'one',
    1,
    [fact('quantity', quantityText(1, unit), 'word', 'assumed')],
    [rule('quantity_one')],
  )
}

/**
 * A flat price is that of a whole plant: one piece of it is what it is anyway, and a heating of two boilers is one
 * heating. Only of other things several cost more, if that is more than the size of the house makes of it. Null where
 * pieces are what is counted.
 */
function flatQuantity(
  { catalogKey }: AnalysedComponent,
  pieces: number,
  size: Figure | null,
): Quantity | null {
  const isHeating = isHeatGenerator(catalogKey)
  if (size?.unit === 'count' || (size === null && !isHeating)) return null
  const why = rule(isHeating ? 'quantity_heating' : 'quantity_flat')
  const factor = size?.value ?? 1
  const whole = size === null ? steady('none', 1, [], []) : estimatedBy(size, factor, 'piece')
  if (isHeating || pieces <= Math.max(1, factor)) return { ...whole, rules: [...whole.rules, why] }
  const told = toldQuantity(pieces, 'piece')
  return { ...told, high: Math.max(pieces, whole.high), rules: [why] }
}

const toldQuantity = (amount: number, unit: ComponentUnit): Quantity =>
  steady('owner', amount, [fact('quantity', quantityText(amount, unit), 'word', 'owner')], [])

function estimatedBy(
  { low, high, inputs, rules, unit }: Figure,
  value: number,
  counts: ComponentUnit,
): Quantity {
  const isFactor = unit === 'factor'
  // An estimate that rests on no fact is «one of it»; a factor by size cannot be asked for.
  const from = isFactor ? 'none' : inputs.length === 0 ? 'one' : 'estimated'
  const said = isFactor
    ? fact('sizeFactor', value, 'factor', 'computed')
    : fact('quantity', quantityText(value, counts), 'word', from === 'one' ? 'assumed' : 'computed')
  return { from, amount: value, low: low ?? value, high: high ?? value, inputs: [said, ...inputs], rules }
}

const steady = (
  from: QuantityOrigin,
  amount: number,
  inputs: readonly FigureInput[],
  rules: readonly FigureRule[],
): Quantity => ({ from, amount, low: amount, high: amount, inputs, rules })

const quantityText = (amount: number, unit: ComponentUnit): string =>
  `${number(amount, 1)} ${componentUnitLabels[unit]}`
