import type { Figure, FigureUnit } from '../../figures/figure.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { EnergyCarrier } from '../model/analysis-profile.ts'
import type { Efficiency } from './energy-carrier.ts'
import { energyRules, energyTexts } from './energy.labels.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { mapRange, mergedRules, noFigure, ruleOf } from '../model/explain.ts'
import { boilerAddition, type Boiler } from './hot-water.ts'

/** The energy a heating draws for a demand. */
export const finalEnergyFigure = (demand: Figure, efficiency: Efficiency): Figure => ({
  ...mapRange(demand, (kwh) => Math.round(kwh / efficiency.value)),
  unit: 'kwh_per_year',
  inputs: [
    { label: energyTexts.demand, value: demand.value ?? 0, unit: 'kwh_per_year', origin: 'computed' },
    ...efficiency.inputs,
  ],
  rules: mergedRules([...demand.rules, ...efficiency.rules]),
})

/** What a year of energy costs, in steps of ten francs. */
export function energyCostFigure(context: EngineContext, used: Figure, carrier: EnergyCarrier): Figure {
  const price = context.book.get(`energy.price_${carrier}`)
  if (price === undefined || used.value === null) return missing('rappen_per_year', used)
  return {
    ...mapRange(used, (kwh) => toTenFrancs(kwh * price.value)),
    unit: 'rappen_per_year',
    inputs: [
      ...used.inputs,
      { label: energyTexts.finalEnergy, value: used.value, unit: 'kwh_per_year', origin: 'computed' },
      { label: energyTexts.price, value: price.value, unit: 'rappen_per_kwh', origin: 'reference' },
    ],
    rules: [...used.rules, ruleOf('energy.cost', energyRules.cost, [price])],
  }
}

const toTenFrancs = (rappen: number): number => Math.round(rappen / 1000) * 1000

/** The factor with all that happens before the house; those of wood, electricity and networks have it in them. */
export const totalCo2Row = ({ book }: EngineContext, carrier: EnergyCarrier): ReferenceValue | undefined =>
  carrier === 'oil' || carrier === 'gas' ? book.get(`co2.${carrier}_total`) : book.get(`co2.${carrier}`)

/** What a year of energy emits, in kg. */
export function co2Figure(used: Figure, factor: ReferenceValue | undefined, text: string): Figure {
  if (factor === undefined || used.value === null) return missing('kg_per_year', used)
  const { value } = used
  return {
    value: Math.round(value * factor.value),
    low: used.low === null ? null : Math.round(used.low * (factor.min ?? factor.value)),
    high: used.high === null ? null : Math.round(used.high * (factor.max ?? factor.value)),
    unit: 'kg_per_year',
    inputs: [
      ...used.inputs,
      { label: energyTexts.finalEnergy, value, unit: 'kwh_per_year', origin: 'computed' },
      {
        label: energyTexts.co2PerKwh,
        value: Math.round(factor.value * 1000),
        unit: 'count',
        origin: 'reference',
      },
    ],
    rules: [...used.rules, ruleOf('energy.co2', text, [factor])],
  }
}

const missing = (unit: FigureUnit, used: Figure): Figure =>
  used.value === null
    ? noFigure(unit, used.rules, used.inputs)
    : noFigure(unit, [ruleOf('energy.no_row', energyRules.noRow)], used.inputs)

/** A figure of the heating with the boiler beside it, at so much of the figure's unit per kWh. */
export function withBoiler(
  figure: Figure,
  boiler: Boiler | null,
  perKwh: ReferenceValue | undefined | null,
): Figure {
  if (boiler === null || figure.value === null) return figure
  if (perKwh === undefined) return missing(figure.unit, figure)
  const { kwh, inputs, rule } = boilerAddition(boiler)
  const more = Math.round(kwh * (perKwh?.value ?? 1))
  const step = figure.unit === 'rappen_per_year' ? 1000 : 1
  return {
    ...figure,
    ...mapRange(figure, (one) => one + Math.round(more / step) * step),
    inputs: [...figure.inputs, ...inputs],
    rules: mergedRules([
      ...figure.rules,
      ...boiler.rules,
      perKwh === null ? rule : ruleOf(rule.id, rule.text, [perKwh]),
    ]),
  }
}
