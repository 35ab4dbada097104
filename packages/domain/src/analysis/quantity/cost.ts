import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { ComponentKey } from '../../real-estate/component.ts'
import { componentUnitLabels } from '../../real-estate/component.labels.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { nameOf } from '../model/component-words.ts'
import { quantityOf, unitsOfRows, type QuantityOrigin } from './cost-quantity.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { explained, fact, noFigure, rule } from '../model/explain.ts'
import { ownerShare } from '../heat/geometry-body.ts'
import { missingDistribution, type Distribution } from './heat-distribution.ts'
import { isBesideHeating, mainHeatings } from '../heat/heating-main.ts'
import { unfitQuantity } from '../model/rule.labels.ts'

export type CostFinding = {
  readonly figure: Figure
  /** Where the quantity comes from. */
  readonly quantity: QuantityOrigin
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
  const share = ownerShare(context, component)
  const owned = (one: WholeCost): CostFinding =>
    component.isShared ? sharedCost(one, share) : { ...one, lacksShare: false }
  const bare = component.catalogKey === 'electric_heating' ? missingDistribution(context) : null
  if (bare === null) return owned(whole)
  // Several heaters need the pipes once.
  const most = bare.most / Math.max(1, mainHeatings(context).length)
  const figure = withMore(whole.figure, { ...bare, most })
  return { ...owned({ ...whole, figure }), again: owned(whole).figure }
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
  // The price of its successor is that of the new heating of the house, and is paid once.
  if (isPaidWithHeating(context, component))
    return { figure: noFigure('rappen', [rule('cost_beside')], named), quantity: 'none' }
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
  if (hasQuotedSibling(context, component)) rules.push(rule('cost_heating_own'))
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

/** Whether what replaces it is the new heating of the house, so that it has no price of its own. */
export const isPaidWithHeating = (context: EngineContext, { id, catalogKey }: AnalysedComponent): boolean =>
  replacedByHeatPump.has(catalogKey) && isBesideHeating(context, catalogKey) && !hasAmount(context, id)

const hasAmount = ({ input }: EngineContext, id: string): boolean =>
  input.amounts.some(({ kind, objectId }) => kind === 'component_cost' && objectId === id)

/** An amount on one of two boilers may be that of both: nobody but the owner knows. */
const hasQuotedSibling = (context: EngineContext, { id }: AnalysedComponent): boolean => {
  const plants = mainHeatings(context)
  return (
    plants.some((one) => one.id === id) && plants.some((one) => one.id !== id && hasAmount(context, one.id))
  )
}

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

function sharedCost({ figure, quantity }: WholeCost, share: number | null): CostFinding {
  const { value, low, high, inputs, rules } = figure
  if (share === null) {
    const none = noFigure('rappen', [rule('cost_share_missing'), ...rules], inputs)
    return { figure: none, quantity, lacksShare: true }
  }
  if (value === null) return { figure, quantity, lacksShare: false }
  const part = (rappen: number): number => roundedCost(rappen * share)
  const numbers = { value: part(value), low: part(low ?? value), high: part(high ?? value) }
  const why = {
    inputs: [...inputs, fact('share', Math.round(share * 1000), 'count', 'owner')],
    rules: [...rules, rule('cost_share')],
  }
  return { figure: explained('rappen', numbers, why), quantity, lacksShare: false }
}
