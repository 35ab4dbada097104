import type { ReferenceBook } from '../../reference/reference-value.ts'
import type { AnalysisInput } from './analysis.ts'

/** What every part of the engine is handed: the input, the rows in force, and this year. */
export type EngineContext = {
  readonly input: AnalysisInput
  readonly book: ReferenceBook
  readonly year: number
}

/** How far a plan looks ahead. */
export const horizonYears = 30

/** The months of the first years of a plan: of this year only those that are left, with the present one. */
export const monthsOf = ({ input }: EngineContext, years: number): number =>
  13 - Number(input.today.slice(5, 7)) + 12 * (years - 1)

/** Whether there is money of a community of owners that shared works may be paid from. */
export const hasFund = ({ input: { fund } }: EngineContext): boolean =>
  (fund?.balanceRappen ?? 0) + (fund?.yearlyRappen ?? 0) > 0
