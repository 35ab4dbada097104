import type { FigureRule } from '../../figures/figure.ts'
import type { RealEstateUsage } from '../../real-estate/real-estate.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import { flatRateOf } from '../../taxes/flat-rate.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { ruleOf } from '../model/explain.ts'
import { builtIn } from '../model/house-facts.ts'
import type { TaxWork } from './tax-saving.ts'
import { taxRules } from './tax.labels.ts'

export type TaxFacts = {
  /** In Rappen. */
  readonly cost: number
  /** The owner's marginal rate. */
  readonly percent: number
  /** When it is paid. */
  readonly year: number
  readonly usage: RealEstateUsage
  readonly share: ReferenceValue
  readonly ends: ReferenceValue
}

/** Why so much: where nobody knows the sum, the last rule is the reason. */
export function taxRulesOf(context: EngineContext, facts: TaxFacts, work: TaxWork): FigureRule[] {
  const saving = ruleOf('tax.saving', taxRules.saving)
  const { year, usage, share, ends } = facts
  const upkeep = ruleOf('tax.upkeep', taxRules.upkeep, [share])
  if (year < ends.value) {
    const works = work.isEnergy ? energyRule(context, share) : upkeep
    return [saving, flatRule(context, year), works, ruleOf('tax.time', taxRules.before, [ends])]
  }
  const time = ruleOf('tax.time', afterText(facts), [ends])
  if (usage === 'rented')
    return work.isImprovement
      ? [saving, time, ruleOf('tax.improvement', taxRules.improvement)]
      : [saving, upkeep, time]
  if (usage === 'partly_rented') return [saving, upkeep, time]
  if (work.isListed) return [saving, time, ruleOf('tax.listed', taxRules.listed)]
  if (!work.isEnergy) return [saving, upkeep, time]
  const kept = context.book.get('tax.energy_kept')
  return [saving, time, ruleOf('tax.energy', keptText(kept), [kept])]
}

function energyRule({ book }: EngineContext, share: ReferenceValue): FigureRule {
  const carry = book.get('tax.energy_carry_years')
  const text = carry === undefined ? taxRules.energy : `${taxRules.energy} ${taxRules.carried(carry.value)}`
  return ruleOf('tax.energy', text, [share, carry])
}

/** Who takes the flat deduction saves nothing by a bill; how high it is goes by the age of the house. */
function flatRule(context: EngineContext, year: number): FigureRule {
  const built = builtIn(context)
  const found = built === null ? undefined : flatRateOf(context.book, year - built.last)
  if (found === undefined) return ruleOf('tax.flat', taxRules.flat)
  const { rate, until } = found
  const text = taxRules.flatRate(rate.value, rate.canton !== null)
  return ruleOf('tax.flat', `${taxRules.flat} ${text}`, [rate, until])
}

function keptText(kept: ReferenceValue | undefined): string {
  if (kept === undefined) return taxRules.energyUnknown
  return kept.value === 1 ? taxRules.energyKept : taxRules.energyDropped
}

/** Work so soon after the change could well be done before it. */
const movableYears = 2

function afterText({ usage, year, ends }: TaxFacts): string {
  if (usage === 'rented') return taxRules.rented
  if (usage === 'partly_rented') return taxRules.partlyRented
  const isMovable = year < ends.value + movableYears
  return isMovable ? `${taxRules.after} ${taxRules.stillInTime(ends.value - 1)}` : taxRules.after
}
