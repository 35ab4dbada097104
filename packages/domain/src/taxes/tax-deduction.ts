import type { RealEstateUsage } from '../real-estate/real-estate.ts'
import type { deductionReasons } from './tax-class.labels.ts'
import type { TaxSplit } from './tax-class.ts'

export type DeductionReason = keyof typeof deductionReasons

/** The law as it stands for a house in a tax year. */
export type TaxRegime = {
  readonly year: number
  /** The first year without an imputed rent: 2029, as the Bundesrat decided on 1 April 2026. */
  readonly imputedRentEnds: number
  readonly usage: RealEstateUsage
  readonly isListed: boolean
  /** Null while nobody told us of this canton. */
  readonly cantonKeepsEnergy: boolean | null
  /** The last year a canton may keep it: 2050 (StHG 78h). */
  readonly cantonKeepsUntil: number
}

/** In Rappen; null where the law asks more than we know. */
export type Deduction = {
  readonly federal: number | null
  readonly cantonal: number | null
  readonly reason: DeductionReason
}

/**
 * What of a bill, less its subsidy, may be deducted from income in its year. Improvements and private costs never; all
 * else until the imputed rent goes, afterwards upkeep and operation of rented houses.
 */
export function deductionOf({ upkeep, energy, operation }: TaxSplit, regime: TaxRegime): Deduction {
  const running = upkeep + operation
  const same = (amount: number | null, reason: DeductionReason): Deduction => ({
    federal: amount,
    cantonal: amount,
    reason,
  })
  if (regime.year < regime.imputedRentEnds) return same(running + energy, 'before')
  if (regime.usage === 'rented') return energy === 0 ? same(running, 'rented') : same(null, 'rentedEnergy')
  if (regime.usage === 'partly_rented') return same(running + energy === 0 ? 0 : null, 'partlyRented')
  if (regime.isListed) return same(running + energy === 0 ? 0 : null, 'listed')
  const keeps = regime.year > regime.cantonKeepsUntil ? false : regime.cantonKeepsEnergy
  if (energy === 0 || keeps === false) return same(0, 'after')
  return keeps === true
    ? { federal: 0, cantonal: energy, reason: 'energyKept' }
    : { federal: 0, cantonal: null, reason: 'energyUnknown' }
}

/** Which day decides in what tax year a bill falls: cantons differ, so the owner says. */
export const taxYearRules = ['invoice', 'payment'] as const
export type TaxYearRule = (typeof taxYearRules)[number]

/** The tax year of a bill; null while it waits for the payment that decides. */
export function taxYearOf(
  bill: { readonly invoicedOn: string; readonly paidOn: string | null },
  rule: TaxYearRule,
): number | null {
  const day = rule === 'invoice' ? bill.invoicedOn : bill.paidOn
  return day === null ? null : Number(day.slice(0, 4))
}
