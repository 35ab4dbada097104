import * as z from 'zod/mini'
import { wholeNumber } from '../fields/fields.ts'

const amount = (min: number) => wholeNumber(min, 1_000_000_000_000)
const part = (min: number) => wholeNumber(min, 1_000_000)

/** A share as a fraction, because two thirds have no decimal form: [2, 3]. */
const share = (min: number) => z.tuple([part(min), part(1)])
export type Ratio = readonly [number, number]

/** Nothing is assumed: every parameter of the bank's rule is said by whoever asks. */
export const affordabilityInput = z.object({
  valueRappen: amount(1),
  debtRappen: amount(0),
  incomeRappen: amount(1),
  interestRate: share(0),
  maintenanceRate: share(0),
  limit: share(1),
  amortisation: z.discriminatedUnion('rule', [
    z.object({
      rule: z.literal('to_target'),
      targetLoanToValue: share(0),
      years: wholeNumber(1, 100),
    }),
    z.object({ rule: z.literal('share_of_debt'), rate: share(0) }),
  ]),
})
export type AffordabilityInput = z.output<typeof affordabilityInput>
