import { portionOf } from '../payments/portion.ts'
import type { ReferenceBook, ReferenceValue } from '../reference/reference-value.ts'

/** The flat rate of a house of this age and the row that says until when a house is young; nothing without rows. */
export function flatRateOf(
  book: ReferenceBook,
  houseAge: number,
):
  | {
      readonly rate: ReferenceValue
      readonly until: ReferenceValue
      readonly cap: ReferenceValue | undefined
    }
  | undefined {
  const until = book.get('tax.flat_rate_new_years')
  if (until === undefined) return undefined
  const age = houseAge <= until.value ? 'new' : 'old'
  const rate = book.get(`tax.flat_rate_${age}`)
  return rate === undefined ? undefined : { rate, until, cap: book.get(`tax.flat_rate_${age}_cap`) }
}

/** Which of both is worth more in a tax year; the owner may choose anew every year and for every house. */
export type DeductionChoice = {
  readonly flat: number
  readonly effective: number
  readonly better: 'flat' | 'effective'
  readonly difference: number
  readonly sources: readonly ReferenceValue[]
}

/**
 * The flat deduction beside what was really paid, in Rappen; the book is that of the canton, or of the federation. The
 * flat rate takes the place of all costs of the year, of energy works too. Null where no flat rate is known or none
 * holds any more.
 */
export function compareDeductions(
  book: ReferenceBook,
  year: {
    readonly houseAge: number
    /** Imputed rent, or the gross rent of a rented house. */
    readonly rentRappen: number
    /** Upkeep, operation and energy works of the year, less subsidies. */
    readonly effectiveRappen: number
  },
): DeductionChoice | null {
  const found = flatRateOf(book, year.houseAge)
  if (found === undefined) return null
  const { rate, until, cap } = found
  const share = portionOf(year.rentRappen, Math.round(rate.value * 100), 100_00)
  const flat = cap === undefined ? share : Math.min(share, cap.value * 100)
  const effective = year.effectiveRappen
  return {
    flat,
    effective,
    better: effective > flat ? 'effective' : 'flat',
    difference: Math.abs(effective - flat),
    sources: cap === undefined ? [rate, until] : [rate, until, cap],
  }
}
