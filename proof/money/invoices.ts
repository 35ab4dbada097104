import { addDays } from '../../packages/domain/src/days/day.ts'
import type { TaxedInvoice } from '../../packages/domain/src/invoices/invoice-tax.ts'
import { taxClasses } from '../../packages/domain/src/taxes/tax-class.ts'
import type { Random } from '../door/random.ts'

/** An amount with odd Rappen, mostly small, sometimes as large as a bill may be. */
const someAmount = (random: Random): number =>
  1 + random.below(random.below(20) === 0 ? 999_999_999_98 : 5_000_000)

/** An amount in so many parts of at least a Rappen. */
function partsOf(random: Random, amount: number, most: number): number[] {
  const parts: number[] = []
  let left = amount
  while (left > 0 && parts.length < most - 1 && random.below(4) > 0) {
    const part = 1 + random.below(left)
    parts.push(part)
    left -= part
  }
  return left > 0 ? [...parts, left] : parts
}

export type SomeInvoice = TaxedInvoice & { readonly creditor: string }

/** Divided or not, with a discount or not, subsidised or not, and paid in none, some or too many parts over years. */
export function someInvoice(random: Random): SomeInvoice {
  const amountRappen = someAmount(random)
  const issuedOn = addDays('2023-01-01', random.below(1_300))
  const hasDiscount = random.below(3) === 0
  const isDivided = random.below(2) === 0
  const taxClass = () => random.pick(taxClasses) ?? 'upkeep'
  const discountRate = hasDiscount ? 1 + random.below(1_000) : null
  const paid =
    [0, amountRappen, amountRappen, random.below(amountRappen), amountRappen + 5][random.below(5)] ?? 0
  const discounted = hasDiscount && random.below(2) === 0
  const paying = discounted ? amountRappen - discountOf(amountRappen, discountRate ?? 0) : paid
  return {
    creditor: `Betrieb ${random.below(50)}`,
    currency: random.below(4) === 0 ? 'EUR' : 'CHF',
    amountRappen,
    issuedOn,
    dueOn: addDays(issuedOn, 30),
    discountUntil: hasDiscount ? addDays(issuedOn, 10) : null,
    discountRate,
    note: null,
    taxClass: isDivided || random.below(5) === 0 ? null : taxClass(),
    taxLines: isDivided
      ? partsOf(random, amountRappen, 20).map((part, at) => ({
          text: `Teil ${at + 1}`,
          amountRappen: part,
          taxClass: taxClass(),
        }))
      : [],
    subsidyRappen: random.below(3) === 0 ? random.below(amountRappen + 1) : null,
    payments: (paying > 0 ? partsOf(random, paying, 6) : []).map((part) => ({
      paidOn: addDays(issuedOn, random.below(discounted ? 10 : 300)),
      amountRappen: part,
    })),
  }
}

/** Half a Rappen goes up, as tradesmen do: said here a second time, in whole numbers. */
export const discountOf = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(rate) * 2n + 10_000n) / 20_000n)

/** What is off an invoice and what is left open, by the proof's own book. */
export function settledOf(
  invoice: Pick<TaxedInvoice, 'amountRappen' | 'discountRate' | 'discountUntil' | 'payments'>,
) {
  const { amountRappen, discountRate, discountUntil, payments } = invoice
  const sum = (some: readonly { readonly amountRappen: number }[]) =>
    some.reduce((total, one) => total + one.amountRappen, 0)
  const paid = sum(payments)
  const off = discountOf(amountRappen, discountRate ?? 0)
  const inTime = sum(payments.filter(({ paidOn }) => discountUntil !== null && paidOn <= discountUntil))
  const isEarned = discountUntil !== null && off > 0 && inTime >= amountRappen - off
  const discount = isEarned ? Math.min(off, Math.max(0, amountRappen - paid)) : 0
  return { paid, discount, open: amountRappen - paid - discount }
}
