import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { ComponentKey } from '../../real-estate/component.ts'
import { realEstateUsageLabels } from '../../real-estate/real-estate.labels.ts'
import { comfortWorks } from '../../taxes/comfort-works.ts'
import { energyWorks } from '../../taxes/energy-works.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { hasFund, type EngineContext } from '../model/engine-context.ts'
import { mergedRules, noFigure, rowRange, ruleOf } from '../model/explain.ts'
import { houseInput } from '../model/house-facts.ts'
import { deductionRulesOf, type TaxFacts } from './tax-rules.ts'
import { deductibleOf, type TaxWork } from './tax-saving.ts'
import { taxRules, taxTexts } from './tax.labels.ts'

/** What is paid for a renewal, when, and what a programme gives to it. */
export type TaxedPayment = {
  readonly cost: Figure
  readonly year: number | null
  readonly subsidy: Figure
}

/** What of the renewal of a component may be deducted from income if it is paid in a year. */
export function deductionOf(
  context: EngineContext,
  component: AnalysedComponent,
  paid: TaxedPayment,
): Figure {
  const work = workOf(context, component)
  const facts = factsOf(context, work, paid)
  if ('missing' in facts) return noFigure('rappen', [facts.missing])
  const { cost, subsidy } = paid
  const share = rowRange(facts.share)
  const deducted = (rappen: number, helped: number, percent: number) =>
    deductibleOf({
      ...work,
      upkeepRappen: (Math.max(0, rappen - helped) * percent) / 100,
      paidIn: facts.year,
      imputedRentEnds: facts.ends.value,
      usage: facts.usage,
    })
  const value = deducted(facts.cost, subsidy.value ?? 0, share.value)
  // Least is left where little is paid and much is given to it, and the other way round.
  const high = deducted(cost.high ?? facts.cost, subsidy.low ?? 0, share.high)
  const inputs = inputsOf(context, facts, subsidy.value ?? 0)
  const own = deductionRulesOf(context, facts, work)
  if (value === null) return noFigure('rappen', own, inputs)
  // Nothing deducted is nothing, whatever the cost; a deduction rests on all its cost and its subsidy rest on.
  if (value === 0) return { value, low: 0, high, unit: 'rappen', inputs, rules: own }
  if (component.isShared && hasFund(context))
    return noFigure('rappen', [...own, ruleOf('tax.fund', taxRules.fund)], inputs)
  const isUnsure = component.isShared
  const more = isUnsure ? [ruleOf('tax.fund_unknown', taxRules.fundUnknown)] : []
  return {
    value,
    low: isUnsure ? 0 : deducted(cost.low ?? facts.cost, subsidy.high ?? 0, share.low),
    high,
    unit: 'rappen',
    inputs,
    rules: mergedRules([...own, ...more, ...cost.rules, ...subsidy.rules]),
  }
}

/** Whether all that is upkeep of a component still counts if it is paid in a year, as far as we know. */
export function countsIn(context: EngineContext, component: AnalysedComponent, year: number): boolean {
  const ends = context.book.get('tax.imputed_rent_ends')
  const { usage } = context.input.house
  if (ends === undefined || usage === null) return true
  const work = workOf(context, component)
  return deductibleOf({ ...work, upkeepRappen: 1, paidIn: year, imputedRentEnds: ends.value, usage }) === 1
}

/** More than there was before: insulation, a heat pump for a boiler, a plant. The rest is replaced by its like. */
const improvements: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'plaster_facade',
  'facade_cladding',
  'oil_heating',
  'gas_heating',
  'electric_heating',
  'solar_thermal',
  'photovoltaics',
])

function workOf({ input, book }: EngineContext, { catalogKey }: AnalysedComponent): TaxWork {
  const kept = book.get('tax.energy_kept')
  return {
    isEnergy: energyWorks.has(catalogKey),
    isImprovement: improvements.has(catalogKey),
    isComfort: comfortWorks.has(catalogKey),
    isListed: input.house.isListed === true,
    cantonKeepsEnergy: kept === undefined ? null : kept.value === 1,
  }
}

function factsOf(
  { input, book }: EngineContext,
  { isComfort }: TaxWork,
  { cost, year }: TaxedPayment,
): TaxFacts | { readonly missing: FigureRule } {
  const share = (isComfort ? book.get('tax.upkeep_share_comfort') : undefined) ?? book.get('tax.upkeep_share')
  const ends = book.get('tax.imputed_rent_ends')
  const { usage } = input.house
  if (cost.value === null) return lacks('tax.no_cost', taxRules.noCost)
  if (year === null) return lacks('tax.no_year', taxRules.noYear)
  if (share === undefined || ends === undefined) return lacks('tax.no_row', taxRules.noRow)
  if (usage === null) return lacks('tax.no_usage', taxRules.noUsage)
  return { cost: cost.value, year, usage, share, ends }
}

const lacks = (id: string, text: string) => ({ missing: ruleOf(id, text) })

function inputsOf(
  context: EngineContext,
  { cost, year, usage, share, ends }: TaxFacts,
  subsidy: number,
): FigureInput[] {
  return [
    { label: taxTexts.cost, value: cost, unit: 'rappen', origin: 'computed' },
    { label: taxTexts.subsidy, value: subsidy, unit: 'rappen', origin: 'computed' },
    { label: taxTexts.share, value: share.value, unit: 'percent', origin: 'reference' },
    { label: taxTexts.year, value: year, unit: 'year', origin: 'computed' },
    { label: taxTexts.ends, value: ends.value, unit: 'year', origin: 'reference' },
    houseInput(context, 'usage', {
      label: taxTexts.usage,
      value: realEstateUsageLabels[usage],
      unit: 'word',
    }),
  ]
}
