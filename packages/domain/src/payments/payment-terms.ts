import { addDays } from '../days/day.ts'
import { portionOf } from './portion.ts'

/** Who pays within so many days may take off so much, in hundredths of a percent; 0 is the term without discount. */
export type PaymentCondition = { readonly discountRate: number; readonly days: number }

/** What a bill asks for and until when; amounts are Rappen or cents, and negative where money comes back. */
export type BillTerms = {
  readonly amount: number
  readonly invoicedOn: string
  readonly conditions: readonly PaymentCondition[]
}

/** What may be taken off if the rest is paid until a day. */
export type Discount = { readonly amount: number; readonly until: string }

/** The discounts (Skonti) of a bill, the largest first. */
export function discountsOf({ amount, invoicedOn, conditions }: BillTerms): Discount[] {
  return conditions
    .filter(({ discountRate }) => discountRate > 0 && amount > 0)
    .toSorted((a, b) => b.discountRate - a.discountRate)
    .map(({ discountRate, days }) => ({
      amount: portionOf(amount, discountRate, 100_00),
      until: addDays(invoicedOn, days),
    }))
}

/** The last day without a reminder, or nothing if the bill does not say. */
export function dueOnOf({ invoicedOn, conditions }: Omit<BillTerms, 'amount'>): string | null {
  const net = conditions.find(({ discountRate }) => discountRate === 0)
  return net === undefined ? null : addDays(invoicedOn, net.days)
}

/** What to pay on a day: the amount less what may be taken off then. */
export function payableOn(terms: BillTerms, day: string): number {
  const discount = discountsOf(terms).find(({ until }) => day <= until)
  return terms.amount - (discount?.amount ?? 0)
}
