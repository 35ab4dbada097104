import type { Currency } from './hundredths.ts'
import { discountsOf, type BillTerms } from './payment-terms.ts'

export type Payment = { readonly paidOn: string; readonly amount: number; readonly currency: Currency }

export const settlementStates = ['open', 'partly_paid', 'paid', 'overpaid'] as const
export type SettlementState = (typeof settlementStates)[number]

/** How far a bill is paid: `paid`, `discount` and `open` sum to its amount; too much is a negative rest. */
export type Settlement = {
  readonly state: SettlementState
  readonly paid: number
  readonly discount: number
  readonly open: number
  /** Payments that count for nothing here: nobody knows the rate of the day. */
  readonly inOtherCurrency: readonly Payment[]
}

/**
 * What payments leave open of a bill. A discount counts once what was paid in time reaches the rest, and only as far as
 * it was taken: who paid the whole amount early has not paid too much.
 */
export function settle(
  terms: BillTerms & { readonly currency: Currency },
  payments: readonly Payment[],
): Settlement {
  const own = payments.filter(({ currency }) => currency === terms.currency)
  const paid = sumOf(own)
  const earned = discountsOf(terms).find(
    (discount) =>
      sumOf(own.filter(({ paidOn }) => paidOn <= discount.until)) >= terms.amount - discount.amount,
  )
  const discount = Math.min(earned?.amount ?? 0, Math.max(0, terms.amount - paid))
  const open = terms.amount - paid - discount
  const inOtherCurrency = payments.filter(({ currency }) => currency !== terms.currency)
  return { state: stateOf(terms.amount, paid, open), paid, discount, open, inOtherCurrency }
}

const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((total, { amount }) => total + amount, 0)

function stateOf(amount: number, paid: number, open: number): SettlementState {
  if (open === 0) return 'paid'
  // Of a credit note everything is the other way round.
  if (open > 0 !== amount > 0) return 'overpaid'
  return paid === 0 ? 'open' : 'partly_paid'
}
