import type { Figure, FigureInput, FigureRule } from '../figures/figure.ts'
import { heatGenerators, type ComponentKey } from '../real-estate/component.ts'
import { realEstateUsageLabels } from '../real-estate/real-estate.labels.ts'
import type { ReferenceValue } from '../reference/reference-value.ts'
import type { AnalysedComponent } from './analysis.ts'
import { houseInput } from './house-facts.ts'
import type { EngineContext } from './engine-context.ts'
import { mergedRules, noFigure, ruleOf } from './explain.ts'
import { subsidyOf } from './subsidy.ts'
import { taxSaving } from './tax-saving.ts'
import { taxRules, taxTexts } from './tax.labels.ts'

/**
 * What the renewal of a component saves in taxes if it is paid in a year. Null without the owner's marginal rate:
 * we have no tax engine and guess no income.
 */
export function taxOf(
  context: EngineContext,
  component: AnalysedComponent,
  cost: Figure,
  year: number | null,
): Figure {
  const facts = factsOf(context, cost, year)
  if ('missing' in facts) return noFigure('rappen', [facts.missing])
  const subsidy = subsidyOf(context, component, cost)
  const isEnergy = energyWorks.has(component.catalogKey)
  const kept = context.book.get('tax.energy_kept')
  const savingOn = (rappen: number, paid: number) => {
    const net = Math.max(0, rappen - paid)
    return taxSaving({
      deductibleRappen: (net * facts.share.value) / 100,
      marginalPercent: facts.percent,
      paidIn: facts.year,
      imputedRentEnds: facts.ends.value,
      usage: facts.usage,
      isEnergy,
      cantonKeepsEnergy: kept === undefined ? null : kept.value === 1,
    })
  }
  const value = savingOn(facts.cost, subsidy.value ?? 0)
  const inputs = inputsOf(context, facts, subsidy.value ?? 0)
  const own = rulesOf(facts, isEnergy, kept)
  if (value === null) return noFigure('rappen', own, inputs)
  // Nothing saved is nothing, whatever the cost; a saving rests on all its cost and its subsidy rest on.
  const rules = value === 0 ? own : mergedRules([...own, ...cost.rules, ...subsidy.rules])
  return {
    value,
    low: savingOn(cost.low ?? facts.cost, subsidy.low ?? 0),
    high: savingOn(cost.high ?? facts.cost, subsidy.high ?? 0),
    unit: 'rappen',
    inputs,
    rules,
  }
}

/** Deductible as energy works even where they add value (federal tax law, art. 32). */
const energyWorks: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'pitched_roof',
  'flat_roof',
  'roof_window',
  'plaster_facade',
  'wood_facade',
  'facade_cladding',
  'windows',
  'outer_doors',
  ...heatGenerators,
  'ground_probe',
  'solar_thermal',
  'photovoltaics',
])

type TaxFacts = {
  readonly cost: number
  readonly percent: number
  readonly year: number
  readonly usage: NonNullable<EngineContext['input']['house']['usage']>
  readonly share: ReferenceValue
  readonly ends: ReferenceValue
}

function factsOf(
  { input, book }: EngineContext,
  cost: Figure,
  year: number | null,
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

function rulesOf(facts: TaxFacts, isEnergy: boolean, kept: ReferenceValue | undefined): FigureRule[] {
  const { year, usage, share, ends } = facts
  const isBefore = year < ends.value
  const isLeft = isEnergy && !isBefore && usage !== 'rented' && usage !== 'partly_rented'
  const works = isEnergy && isBefore ? taxRules.energy : taxRules.upkeep
  return [
    ruleOf('tax.saving', taxRules.saving),
    isLeft
      ? ruleOf('tax.energy', keptText(kept), [kept])
      : ruleOf(isEnergy ? 'tax.energy' : 'tax.upkeep', works, [share]),
    ruleOf('tax.time', isBefore ? taxRules.before : afterText[usage], [ends]),
  ]
}

function keptText(kept: ReferenceValue | undefined): string {
  if (kept === undefined) return taxRules.energyUnknown
  return kept.value === 1 ? taxRules.energyKept : taxRules.energyDropped
}

const afterText: Record<TaxFacts['usage'], string> = {
  owner_occupied: taxRules.after,
  second_home: taxRules.after,
  vacant: taxRules.after,
  rented: taxRules.rented,
  partly_rented: taxRules.partlyRented,
}
