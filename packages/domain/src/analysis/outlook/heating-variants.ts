import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { HeatingVariant } from '../model/analysis.ts'
import { carrierOf, efficiencyOf } from '../heat/energy-carrier.ts'
import { heatOfHeating, type Demand } from '../heat/energy-demand.ts'
import { energyRules } from '../heat/energy.labels.ts'
import {
  co2Figure,
  energyCostFigure,
  finalEnergyFigure,
  totalCo2Row,
  withBoiler,
} from '../heat/energy-money.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { mergedRules, noFigure, rowRange, ruleOf } from '../model/explain.ts'
import { shareInput } from '../heat/geometry-body.ts'
import { heatingPowerOf, heatingShareOf, heatingSizeOf, type HeatingSize } from '../heat/heating-power.ts'
import { missingDistribution, type Distribution } from '../quantity/heat-distribution.ts'
import { variantRules, variantTexts } from '../model/heating-variants.labels.ts'
import type { Boiler } from '../heat/hot-water.ts'
import { heatingSubsidy } from '../money/subsidy-heating.ts'

const kinds: readonly HeatingVariant['kind'][] = [
  'heat_pump_air',
  'heat_pump_ground',
  'pellets',
  'district',
  'oil',
  'gas',
]

/** Every way to heat the house next, with all it costs; what is missing is missing by name. */
export function heatingVariants(context: EngineContext, demand: Demand): readonly HeatingVariant[] {
  const power = heatingPowerOf(context, demand)
  const { heating } = demand
  const present = heating === 'wood' || heating === 'electric' ? [heating] : []
  return [...kinds, ...present]
    .map((kind) => variantOf(context, demand, power, kind))
    .map((one) => ({ ...one, fullCost: fullCostOf(context, one) }))
}

type Variant = Omit<HeatingVariant, 'fullCost'>

function variantOf(
  context: EngineContext,
  demand: Demand,
  power: Figure,
  kind: HeatingVariant['kind'],
): Variant {
  const share = heatingShareOf(context)
  const size = heatingSizeOf(context, power)
  const bare = demand.heating === 'electric' ? missingDistribution(context) : null
  const investment = share === null ? noShare('rappen') : investmentOf(context, kind, { size, share, bare })
  const subsidy =
    share === null
      ? noShare('rappen')
      : heatingSubsidy(context, { present: demand.heating, next: kind, power, cost: investment, share })
  // A new heating makes the hot water too; beside the present one the boiler stays.
  const boiler = isPresent(demand, kind) ? demand.boiler : null
  const heat = boiler === null ? demand.figure : heatOfHeating(demand)
  const used = energyOfVariant(context, heat, kind)
  const costPerYear =
    share === null
      ? noShare('rappen_per_year')
      : runningCost(context, { kind, energy: used, boiler, size, share })
  return {
    kind,
    isPresent: isPresent(demand, kind),
    investment,
    subsidy,
    energyPerYear: withBoiler(used, boiler, null),
    costPerYear,
    co2PerYear: withBoiler(co2OfVariant(context, used, kind), boiler, totalCo2Row(context, 'electricity')),
  }
}

/** A heat pump on ground water is reckoned as one on a probe. */
const isPresent = ({ heating }: Demand, kind: HeatingVariant['kind']): boolean =>
  heating === kind || (heating === 'heat_pump_water' && kind === 'heat_pump_ground')

const noShare = (unit: 'rappen' | 'rappen_per_year'): Figure =>
  noFigure(unit, [ruleOf('heating.share_missing', variantRules.shareMissing)])

type Part = { readonly size: HeatingSize; readonly share: number }

const shareInputs = (share: number): FigureInput[] => (share === 1 ? [] : [shareInput(share)])
const shareRules = (share: number): FigureRule[] =>
  share === 1 ? [] : [ruleOf('heating.share', variantRules.share)]

type Buying = Part & { readonly bare: Distribution | null }

function investmentOf(
  context: EngineContext,
  kind: HeatingVariant['kind'],
  { size, share, bare }: Buying,
): Figure {
  const row = context.book.get(`heating.investment_${kind}`)
  if (row === undefined) return noFigure('rappen', [ruleOf('heating.no_row', variantRules.noInvestment)])
  const range = rowRange(row)
  const accuracy = context.book.get('accuracy.estimate')
  const spread = row.min === null && row.max === null ? (accuracy?.value ?? 0) / 100 : 0
  const toRappen = (francs: number) => Math.round((francs * share) / 100) * 10_000
  return {
    value: toRappen(range.value * size.factor),
    low: toRappen(range.low * (1 - spread) * size.factor),
    high: toRappen(range.high * (1 + spread) * size.most + (bare?.most ?? 0)),
    unit: 'rappen',
    inputs: [...size.inputs, ...shareInputs(share)],
    rules: [
      ruleOf('heating.investment', investmentText(kind), spread === 0 ? [row] : [row, accuracy]),
      ...size.rules,
      ...(bare === null ? [] : [bare.rule]),
      ...shareRules(share),
    ],
  }
}

const investmentText = (kind: HeatingVariant['kind']): string =>
  kind === 'oil' || kind === 'gas'
    ? `${variantRules.investment} ${variantRules.fossil}`
    : variantRules.investment

function energyOfVariant(context: EngineContext, heat: Figure, kind: HeatingVariant['kind']): Figure {
  const efficiency = efficiencyOf(context, kind, context.year)
  if (efficiency === null || heat.value === null)
    return noFigure('kwh_per_year', [ruleOf('heating.no_energy', variantRules.noEnergy)])
  return finalEnergyFigure(heat, efficiency)
}

type Running = Part & {
  readonly kind: HeatingVariant['kind']
  readonly energy: Figure
  readonly boiler: Boiler | null
}

function runningCost(context: EngineContext, { kind, energy, boiler, size, share }: Running): Figure {
  const carrier = carrierOf(kind)
  const service = context.book.get(`energy.service_${kind}`)
  const price = context.book.get('energy.price_electricity')
  const fuel = carrier === null ? null : withBoiler(energyCostFigure(context, energy, carrier), boiler, price)
  if (fuel === null || fuel.value === null) return noFigure('rappen_per_year', fuel?.rules ?? [])
  if (service === undefined)
    return noFigure('rappen_per_year', [ruleOf('heating.no_service', variantRules.noService)])
  const range = rowRange(service)
  const inRappen = (francs: number) => Math.round((francs * size.factor * share) / 10) * 1000
  return {
    value: fuel.value + inRappen(range.value),
    low: (fuel.low ?? fuel.value) + inRappen(range.low),
    high: (fuel.high ?? fuel.value) + inRappen(range.high),
    unit: 'rappen_per_year',
    inputs: [
      ...fuel.inputs,
      { label: variantTexts.energyCost, value: fuel.value, unit: 'rappen_per_year', origin: 'computed' },
      {
        label: variantTexts.service,
        value: inRappen(range.value),
        unit: 'rappen_per_year',
        origin: 'reference',
      },
    ],
    rules: [...fuel.rules, ruleOf('heating.cost', variantRules.cost, [service]), ...shareRules(share)],
  }
}

const toHundredFrancs = (rappen: number): number => Math.round(rappen / 10_000) * 10_000

/**
 * A known subsidy is deducted. Where none is known yet, the lower end of the range deducts the highest there is:
 * otherwise this variant would look dearer beside one whose subsidy is known.
 */
function fullCostOf({ book }: EngineContext, { investment, subsidy, costPerYear }: Variant): Figure {
  const years = book.get('heating.comparison_years')
  if (investment.value === null || costPerYear.value === null || years === undefined)
    return noFigure('rappen', mergedRules([...investment.rules, ...costPerYear.rules]))
  const isKnown = subsidy.value !== null
  const cap = isKnown ? undefined : (book.get('subsidy.cap_percent') ?? book.get('subsidy.heating_most'))
  const least = investment.low ?? investment.value
  const less = subsidy.value ?? 0
  const most = isKnown ? (subsidy.high ?? less) : (least * (cap?.value ?? 0)) / 100
  const sum = (once: number, all: number) => toHundredFrancs(Math.max(0, once) + years.value * all)
  return {
    value: sum(investment.value - less, costPerYear.value),
    low: sum(least - most, costPerYear.low ?? costPerYear.value),
    high: sum(
      (investment.high ?? investment.value) - (subsidy.low ?? less),
      costPerYear.high ?? costPerYear.value,
    ),
    unit: 'rappen',
    inputs: [
      { label: variantTexts.investment, value: investment.value, unit: 'rappen', origin: 'computed' },
      ...(isKnown ? [subsidyInput(less)] : []),
      {
        label: variantTexts.running,
        value: costPerYear.value,
        unit: 'rappen_per_year',
        origin: 'computed',
      },
      { label: variantTexts.years, value: years.value, unit: 'years', origin: 'reference' },
    ],
    rules: mergedRules([
      ruleOf('heating.full_cost', isKnown ? variantRules.fullCost : variantRules.fullCostBefore, [years]),
      ...(isKnown ? [] : [ruleOf('heating.subsidy_unknown', variantRules.subsidyUnknown, [cap])]),
      ...investment.rules,
      ...subsidy.rules,
      ...costPerYear.rules,
    ]),
  }
}

const subsidyInput = (value: number): FigureInput => ({
  label: variantTexts.subsidy,
  value,
  unit: 'rappen',
  origin: 'computed',
})

function co2OfVariant(context: EngineContext, energy: Figure, kind: HeatingVariant['kind']): Figure {
  const carrier = carrierOf(kind)
  return carrier === null
    ? noFigure('kg_per_year', energy.rules)
    : co2Figure(energy, totalCo2Row(context, carrier), energyRules.co2Total)
}
