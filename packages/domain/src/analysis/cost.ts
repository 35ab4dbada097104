import type { Figure, FigureInput, FigureRule } from '../figures/figure.ts'
import { number } from '../formats/format.ts'
import type { ComponentKey, ComponentUnit } from '../real-estate/component.ts'
import { componentUnitLabels } from '../real-estate/component.labels.ts'
import type { ReferenceValue } from '../reference/reference-value.ts'
import type { AnalysedComponent } from './analysis.ts'
import { nameOf } from './component-words.ts'
import type { EngineContext } from './engine-context.ts'
import { explained, fact, noFigure, rule } from './explain.ts'
import { estimatedQuantity } from './geometry.ts'
import { missingDistribution, type Distribution } from './heat-distribution.ts'
import { unfitQuantity } from './rule.labels.ts'

export type CostFinding = {
  readonly figure: Figure
  /** Where the quantity comes from; `none` where none is needed or no row exists, `unfit` in a unit no row counts. */
  readonly quantity: 'owner' | 'estimated' | 'one' | 'missing' | 'unfit' | 'none'
  /** The owner's share of the property is missing. */
  readonly lacksShare: boolean
  /** What every later renewal costs, where the first one may bring something that then stays. */
  readonly again?: Figure
}

/** What renewing a component costs today, to the owner of this house. */
export function costOf(
  context: EngineContext,
  component: AnalysedComponent,
  amount: number | undefined,
): CostFinding {
  // An amount of the owner is what the owner pays: of a shared component the share of it, so none is taken again.
  if (amount !== undefined) return { ...ownCost(component, amount), lacksShare: false }
  const whole = costByRow(context, component)
  const owned = (one: WholeCost): CostFinding =>
    component.isShared ? sharedCost(one, context.input.sharePermille) : { ...one, lacksShare: false }
  const bare = component.catalogKey === 'electric_heating' ? missingDistribution(context) : null
  if (bare === null) return owned(whole)
  return { ...owned({ ...whole, figure: withMore(whole.figure, bare) }), again: owned(whole).figure }
}

/** The pipes are no part of the price, but may have to be paid. */
const withMore = (figure: Figure, { most, rule: why }: Distribution): Figure =>
  figure.value === null
    ? figure
    : {
        ...figure,
        high: roundedCost((figure.high ?? figure.value) + most * 100),
        rules: [...figure.rules, why],
      }

/** Estimates are shown no finer than they are known: to CHF 100, from 5000 to 500, from 50 000 to 1000. */
export function roundedCost(rappen: number): number {
  const step = rappen < 500_000 ? 10_000 : rappen < 5_000_000 ? 50_000 : 100_000
  return Math.max(Math.round(rappen / step) * step, rappen > 0 ? 10_000 : 0)
}

type WholeCost = Pick<CostFinding, 'figure' | 'quantity'>

const ownCost = (component: AnalysedComponent, amount: number): WholeCost => ({
  figure: explained(
    'rappen',
    { value: amount },
    {
      inputs: [nameOf(component), fact('ownCost', amount, 'rappen', 'owner')],
      rules: [rule('cost_own')],
    },
  ),
  quantity: 'none',
})

function costByRow(context: EngineContext, component: AnalysedComponent): WholeCost {
  const row = costRow(context, component)
  const named = [nameOf(component)]
  if (row === undefined) {
    return {
      figure: noFigure('rappen', [rule('cost_missing')], named),
      quantity: 'none',
    }
  }
  const price = fact('price', row.value * 100, 'rappen_per_unit', 'reference')
  const quantity = quantityOf(context, component, row)
  const unfit = unfitRules(component, row)
  if (quantity === null) {
    const rules = [rule('cost_no_quantity', row), ...unfit]
    return { figure: noFigure('rappen', rules, [...named, price]), quantity: 'missing' }
  }
  const spread = spreadOf(context, row)
  const inputs = [...named, price, ...quantity.inputs, ...spread.inputs]
  const rules = [rule('cost_by_row', row), ...spread.rules, ...quantity.rules, ...unfit]
  if (replacedByHeatPump.has(component.catalogKey)) rules.push(rule('cost_heat_pump'))
  const numbers = {
    value: roundedCost(row.value * quantity.amount * 100),
    low: roundedCost(spread.low * quantity.low * 100),
    high: roundedCost(spread.high * quantity.high * 100),
  }
  return {
    figure: explained('rappen', numbers, { inputs, rules }),
    quantity: unfit.length > 0 ? 'unfit' : quantity.from,
  }
}

/** Windows are counted or measured, and there is a price for either. */
function costRow({ book }: EngineContext, { catalogKey, quantity, unit }: AnalysedComponent) {
  const row = book.get(`cost.${catalogKey}`)
  if (quantity === null || unit === null || row === undefined || unitsOfRows[row.unit] === unit) return row
  return book.get(`cost.${catalogKey}_${unit}`) ?? row
}

/** A size in kW or litres is no quantity, and a flat price asks for none. */
function unfitRules({ quantity, unit }: AnalysedComponent, row: ReferenceValue): FigureRule[] {
  const counts = unitsOfRows[row.unit]
  const isQuantity = unit === 'piece' || unit === 'm2' || unit === 'm'
  if (quantity === null || !isQuantity || counts === undefined || counts === unit) return []
  const text = unfitQuantity(componentUnitLabels[unit], componentUnitLabels[counts])
  return [{ id: `quantity_unfit_${unit}_${counts}`, text, sources: [] }]
}

/** Nobody puts in a new one of these: its price is that of a heat pump. */
export const replacedByHeatPump: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'oil_heating',
  'gas_heating',
  'electric_heating',
])

type Quantity = {
  readonly from: CostFinding['quantity']
  readonly amount: number
  readonly low: number
  readonly high: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

const unitsOfRows: Readonly<Record<string, ComponentUnit>> = {
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

function quantityOf(
  context: EngineContext,
  component: AnalysedComponent,
  row: ReferenceValue,
): Quantity | null {
  // A flat price is the price of one; where the owner counted several, each has it.
  const unit = unitsOfRows[row.unit] ?? 'piece'
  if (component.quantity !== null && component.unit === unit) {
    const said = fact('quantity', quantityText(component.quantity, unit), 'word', 'owner')
    return steady('owner', component.quantity, [said], [])
  }
  const estimate = estimatedQuantity(context, component.catalogKey, component.isShared)
  if (estimate !== null && estimate.value !== null) return estimatedBy(estimate, estimate.value, unit)
  if (row.unit === 'chf_flat') return steady('none', 1, [], [])
  if (unit !== 'piece' || manyPieces.has(component.catalogKey)) return null
  return steady(
    'one',
    1,
    [fact('quantity', quantityText(1, unit), 'word', 'assumed')],
    [rule('quantity_one')],
  )
}

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
  from: CostFinding['quantity'],
  amount: number,
  inputs: readonly FigureInput[],
  rules: readonly FigureRule[],
): Quantity => ({ from, amount, low: amount, high: amount, inputs, rules })

const quantityText = (amount: number, unit: ComponentUnit): string =>
  `${number(amount, 1)} ${componentUnitLabels[unit]}`

type Spread = {
  readonly low: number
  readonly high: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

function spreadOf({ book }: EngineContext, row: ReferenceValue): Spread {
  const { value, min, max } = row
  if (min !== null && max !== null) return { low: min, high: max, inputs: [], rules: [rule('cost_range')] }
  const accuracy = book.get('accuracy.estimate')
  if (accuracy === undefined) return { low: value, high: value, inputs: [], rules: [] }
  const part = accuracy.value / 100
  return {
    low: value * (1 - part),
    high: value * (1 + part),
    inputs: [fact('accuracy', accuracy.value, 'percent', 'reference')],
    rules: [rule('cost_accuracy', accuracy)],
  }
}

function sharedCost({ figure, quantity }: WholeCost, permille: number | null): CostFinding {
  const { value, low, high, inputs, rules } = figure
  if (permille === null) {
    const none = noFigure('rappen', [rule('cost_share_missing'), ...rules], inputs)
    return { figure: none, quantity, lacksShare: true }
  }
  if (value === null) return { figure, quantity, lacksShare: false }
  const part = (rappen: number): number => roundedCost((rappen * permille) / 1000)
  const numbers = { value: part(value), low: part(low ?? value), high: part(high ?? value) }
  const why = {
    inputs: [...inputs, fact('share', permille, 'count', 'owner')],
    rules: [...rules, rule('cost_share')],
  }
  return { figure: explained('rappen', numbers, why), quantity, lacksShare: false }
}
