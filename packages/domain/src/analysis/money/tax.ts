import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { ComponentKey } from '../../real-estate/component.ts'
import { realEstateUsageLabels } from '../../real-estate/real-estate.labels.ts'
import { energyWorks } from '../../taxes/energy-works.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { hasFund, type EngineContext } from '../model/engine-context.ts'
import { mergedRules, noFigure, ruleOf } from '../model/explain.ts'
import { houseInput } from '../model/house-facts.ts'
import { taxRulesOf, type TaxFacts } from './tax-rules.ts'
import { taxSaving, type TaxWork } from './tax-saving.ts'
import { taxRules, taxTexts } from './tax.labels.ts'

/** What is paid for a renewal, when, and what a programme gives to it. */
export type TaxedPayment = {
  readonly cost: Figure
  readonly year: number | null
  readonly subsidy: Figure
}

/**
 * What the renewal of a component saves in taxes if it is paid in a year. Null without the owner's marginal rate:
 * we have no tax engine and guess no income.
 */
export function taxOf(context: EngineContext, component: AnalysedComponent, paid: TaxedPayment): Figure {
  const facts = factsOf(context, paid)
  if ('missing' in facts) return noFigure('rappen', [facts.missing])
  const { cost, subsidy } = paid
  const work = workOf(context, component)
  const savingOn = (rappen: number, helped: number) =>
    taxSaving({
      ...work,
      deductibleRappen: (Math.max(0, rappen - helped) * facts.share.value) / 100,
      marginalPercent: facts.percent,
      paidIn: facts.year,
      imputedRentEnds: facts.ends.value,
      usage: facts.usage,
    })
  const value = savingOn(facts.cost, subsidy.value ?? 0)
  const inputs = inputsOf(context, facts, subsidy.value ?? 0)
  const own = taxRulesOf(context, facts, work)
  if (value === null) return noFigure('rappen', own, inputs)
  // Nothing saved is nothing, whatever the cost; a saving rests on all its cost and its subsidy rest on.
  if (value === 0) return { value, low: 0, high: highOf(savingOn, paid), unit: 'rappen', inputs, rules: own }
  if (component.isShared && hasFund(context))
    return noFigure('rappen', [...own, ruleOf('tax.fund', taxRules.fund)], inputs)
  const isUnsure = component.isShared
  const more = isUnsure ? [ruleOf('tax.fund_unknown', taxRules.fundUnknown)] : []
  return {
    value,
    low: isUnsure ? 0 : savingOn(cost.low ?? facts.cost, subsidy.low ?? 0),
    high: highOf(savingOn, paid),
    unit: 'rappen',
    inputs,
    rules: mergedRules([...own, ...more, ...cost.rules, ...subsidy.rules]),
  }
}

type SavingOn = (rappen: number, helped: number) => number | null

const highOf = (savingOn: SavingOn, { cost, subsidy }: TaxedPayment): number | null =>
  savingOn(cost.high ?? cost.value ?? 0, subsidy.high ?? 0)

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
    isListed: input.house.isListed === true,
    cantonKeepsEnergy: kept === undefined ? null : kept.value === 1,
  }
}

function factsOf(
  { input, book }: EngineContext,
  { cost, year }: TaxedPayment,
): TaxFacts | { readonly missing: FigureRule } {
  const percent = input.budget?.marginalTaxPercent ?? null
  const share = book.get('tax.upkeep_share')
  const ends = book.get('tax.imputed_rent_ends')
  const { usage } = input.house
  if (percent === null) return lacks('tax.no_rate', taxRules.noRate)
  if (cost.value === null) return lacks('tax.no_cost', taxRules.noCost)
  if (year === null) return lacks('tax.no_year', taxRules.noYear)
  if (share === undefined || ends === undefined) return lacks('tax.no_row', taxRules.noRow)
  if (usage === null) return lacks('tax.no_usage', taxRules.noUsage)
  return { cost: cost.value, percent, year, usage, share, ends }
}

const lacks = (id: string, text: string) => ({ missing: ruleOf(id, text) })

function inputsOf(
  context: EngineContext,
  { cost, percent, year, usage, share, ends }: TaxFacts,
  subsidy: number,
): FigureInput[] {
  return [
    { label: taxTexts.cost, value: cost, unit: 'rappen', origin: 'computed' },
    { label: taxTexts.subsidy, value: subsidy, unit: 'rappen', origin: 'computed' },
    { label: taxTexts.share, value: share.value, unit: 'percent', origin: 'reference' },
    { label: taxTexts.rate, value: percent, unit: 'percent', origin: 'owner' },
    { label: taxTexts.year, value: year, unit: 'year', origin: 'computed' },
    { label: taxTexts.ends, value: ends.value, unit: 'year', origin: 'reference' },
    houseInput(context, 'usage', {
      label: taxTexts.usage,
      value: realEstateUsageLabels[usage],
      unit: 'word',
    }),
  ]
}
