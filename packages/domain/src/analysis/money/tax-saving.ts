import type { RealEstateUsage } from '../../real-estate/real-estate.ts'

/** What is done, as tax law looks at it. */
export type TaxWork = {
  /** Deductible as energy works, as long as there is such a deduction. */
  readonly isEnergy: boolean
  /** More than there was before, so no mere upkeep. */
  readonly isImprovement: boolean
  /** Replaced, it nearly always becomes better than it was. */
  readonly isComfort: boolean
  /** A protected house. */
  readonly isListed: boolean
  /** Cantons may keep the deduction for energy works until 2050; null while nobody told us of this one. */
  readonly cantonKeepsEnergy: boolean | null
}

/** What of a bill may be deducted, as the law stands on the day the imputed rent goes. */
export type DeductionCase = TaxWork & {
  /** What of it is upkeep, less what others paid. */
  readonly upkeepRappen: number
  readonly paidIn: number
  /** The first year without an imputed rent: 2029 by the decision of 1 April 2026. */
  readonly imputedRentEnds: number
  readonly usage: RealEstateUsage
}

/**
 * Before the change all upkeep counts, after it only that of a rented house: there the deduction for energy works goes
 * too, and for what preserves a protected house one stays. Null where the law asks more than we know.
 */
export function deductibleOf(of: DeductionCase): number | null {
  const full = Math.round(of.upkeepRappen)
  if (of.paidIn < of.imputedRentEnds) return full
  // Of an improvement a part may still be upkeep; how much, an assessment says.
  if (of.usage === 'rented') return of.isImprovement ? null : full
  if (of.usage === 'partly_rented' || of.isListed) return null
  // The canton's part of the marginal rate is not known: some saving, but not how much.
  return of.isEnergy && of.cantonKeepsEnergy !== false ? null : 0
}

/**
 * What a deduction saves. The marginal rate holds for its first franc only: with each further one it falls evenly, down
 * to nothing where the income is used up. So a small deduction saves nearly its rate, one as large as the income half of
 * it, and a larger one no more. Without an income the rate stays as it is.
 */
export function savedBy(
  deductedRappen: number,
  tax: { percent: number; incomeRappen: number | null },
): number {
  const { percent, incomeRappen: income } = tax
  const used = income === null ? deductedRappen : Math.min(deductedRappen, income)
  const lost = income === null || income === 0 ? 0 : used ** 2 / (2 * income)
  return Math.round(((used - lost) * percent) / 100)
}

export type FirstBuyer = {
  /** 1 is the year of the purchase. */
  readonly year: number
  /** What the first year allows, in Rappen: couples and singles differ. */
  readonly firstRappen: number
  /** Over how many years it falls to nothing. */
  readonly years: number
}

/** The interest a first buyer may deduct after the change: a tenth less each year, nothing from the eleventh. */
export function firstBuyerDeduction({ year, firstRappen, years }: FirstBuyer): number {
  if (year < 1 || year > years) return 0
  return Math.round((firstRappen * (years + 1 - year)) / years)
}
