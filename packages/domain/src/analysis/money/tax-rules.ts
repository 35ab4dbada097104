import type { FigureRule } from '../../figures/figure.ts'
import type { RealEstateUsage } from '../../real-estate/real-estate.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { ruleOf } from '../model/explain.ts'
import type { TaxWork } from './tax-saving.ts'
import { taxRules } from './tax.labels.ts'

export type TaxFacts = {
  /** In Rappen. */
  readonly cost: number
  /** When it is paid. */
  readonly year: number
  readonly usage: RealEstateUsage
  readonly share: ReferenceValue
  readonly ends: ReferenceValue
}

/** Why so much: where nobody knows the sum, the last rule is the reason. */
export function deductionRulesOf(context: EngineContext, facts: TaxFacts, work: TaxWork): FigureRule[] {
  const { year, usage, share, ends } = facts
  const upkeep = upkeepRule(facts, work)
  if (year < ends.value) {
    const works = work.isEnergy ? energyRule(context, facts) : upkeep
    return [ruleOf('tax.deduction', taxRules.deduction), works, ruleOf('tax.time', taxRules.before, [ends])]
  }
  const time = ruleOf('tax.time', afterText(facts), [ends])
  if (usage === 'rented')
    return work.isImprovement ? [time, ruleOf('tax.improvement', taxRules.improvement)] : [upkeep, time]
  if (usage === 'partly_rented') return [upkeep, time]
  if (work.isListed) return [time, ruleOf('tax.listed', taxRules.listed)]
  if (!work.isEnergy) return [ruleOf('tax.upkeep', taxRules.upkeep, [share]), time]
  const kept = context.book.get('tax.energy_kept')
  return [time, ruleOf('tax.energy', keptText(kept), [kept])]
}

/** What is not energy works counts in its year or never. */
function upkeepRule({ share }: TaxFacts, { isComfort }: TaxWork): FigureRule {
  const [id, text] = isComfort
    ? (['tax.comfort', taxRules.comfort] as const)
    : (['tax.upkeep', taxRules.upkeep] as const)
  return ruleOf(id, `${text} ${taxRules.notCarried}`, [share])
}

function energyRule({ book }: EngineContext, { year, share, ends }: TaxFacts): FigureRule {
  const carry = book.get('tax.energy_carry_years')
  const texts = [
    taxRules.energy,
    ...(carry === undefined ? [] : [taxRules.carried(carry.value)]),
    ...(carry === undefined || year + carry.value < ends.value
      ? []
      : [taxRules.carriedUnsure(ends.value - 1)]),
  ]
  return ruleOf('tax.energy', texts.join(' '), [share, carry])
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
