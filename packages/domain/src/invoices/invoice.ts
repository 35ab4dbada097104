import { addDays, daysBetween } from '../days/day.ts'
import type { Currency } from '../payments/hundredths.ts'
import { isQrIban } from '../payments/iban.ts'
import { readCreditorReference, readQrReference } from '../payments/payment-reference.ts'
import { payableOn, type BillTerms } from '../payments/payment-terms.ts'
import { settle, type Settlement } from '../payments/settlement.ts'
import { isCredit } from './credit.ts'
import { heldOf, isHeld, type Holding } from './holding.ts'

/** How many invoices a house can have, without those in the trash, and how many payments one of them. */
export const maxInvoices = 2_000
export const maxPayments = 60

/** Where an invoice stands; nobody says it, it follows from payments, days, what is held and whether somebody looked. */
export const invoiceStates = [
  'to_review',
  'open',
  'due',
  'partly_paid',
  'disputed',
  'retained',
  'paid',
] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** What decides how much an invoice asks for, and until when; the rate is in hundredths of a percent. */
export type InvoiceTerms = {
  readonly amountRappen: number
  readonly currency: Currency
  readonly issuedOn: string
  readonly dueOn: string
  readonly discountUntil: string | null
  readonly discountRate: number | null
}

/** Of an invoice: in its currency. */
export type InvoicePayment = { readonly paidOn: string; readonly amountRappen: number }

type Paid = InvoiceTerms & { readonly payments: readonly InvoicePayment[] }

/** What was paid of an invoice, taken off and left open. */
export const invoiceSettlement = (invoice: Paid): Settlement =>
  settle(
    { ...billTerms(invoice), currency: invoice.currency },
    invoice.payments.map(({ paidOn, amountRappen }) => ({
      paidOn,
      amount: amountRappen,
      currency: invoice.currency,
    })),
  )

/** What to pay on a day so that nothing is left open. */
export function toPayOn(invoice: Paid, day: string): number {
  const { paid, open } = invoiceSettlement(invoice)
  return Math.max(0, Math.min(open, payableOn(billTerms(invoice), day) - paid))
}

/** What to pay on a day so that only what is disputed or kept back stays open: a discount is for who pays all. */
export function toPayNow(invoice: Paid & Holding, day: string): number {
  const { open } = invoiceSettlement(invoice)
  const held = heldOf(invoice, open)
  return held === 0 ? toPayOn(invoice, day) : Math.max(0, open - held)
}

/** The one rule of the state. What is due and paid in part is due: that matters more. A credit note is never due. */
export function invoiceState(
  invoice: Pick<InvoiceTerms, 'dueOn'> &
    Holding & { readonly openRappen: number; readonly isReviewed: boolean },
  today: string,
): InvoiceState {
  if (isCredit(invoice)) {
    if (invoice.openRappen >= 0) return 'paid'
    return invoice.openRappen > invoice.amountRappen ? 'partly_paid' : 'open'
  }
  if (invoice.openRappen <= 0) return 'paid'
  if (!invoice.isReviewed) return 'to_review'
  if (isHeld(invoice, invoice.openRappen)) return invoice.disputedOn === null ? 'retained' : 'disputed'
  if (invoice.dueOn <= today) return 'due'
  return invoice.openRappen < invoice.amountRappen ? 'partly_paid' : 'open'
}

/** Days to pay where an invoice does not say. */
export const usualTerm = 30

/** The day an invoice is due if it does not say so itself. */
export const usualDueOn = (issuedOn: string): string => addDays(issuedOn, usualTerm)

/** Which fact contradicts the others, if one does. */
export function contradictionIn(
  facts: Omit<InvoiceTerms, 'amountRappen' | 'currency'> & {
    readonly iban: string | null
    readonly reference: string | null
    readonly projectId: string | null
    readonly costItemId: string | null
  },
): 'dueOn' | 'discountUntil' | 'discountRate' | 'reference' | 'costItemId' | undefined {
  if (facts.dueOn < facts.issuedOn) return 'dueOn'
  if (facts.discountUntil !== null && facts.discountUntil < facts.issuedOn) return 'discountUntil'
  if ((facts.discountUntil === null) !== (facts.discountRate === null))
    return facts.discountRate === null ? 'discountRate' : 'discountUntil'
  if (!fitsIban(facts.reference, facts.iban)) return 'reference'
  return facts.costItemId !== null && facts.projectId === null ? 'costItemId' : undefined
}

/** A reference as banks know it, without blanks; nothing if its check digits are wrong. */
export const readReference = (typed: string): string | undefined =>
  readQrReference(typed) ?? readCreditorReference(typed)

// A QR-IBAN takes money by QR reference alone, and only it does (SIX, QR-bill 2.3).
const fitsIban = (reference: string | null, iban: string | null): boolean =>
  iban === null || isQrIban(iban) === (reference !== null && readQrReference(reference) !== undefined)

function billTerms(invoice: InvoiceTerms): BillTerms {
  const { amountRappen: amount, issuedOn: invoicedOn, discountUntil, discountRate } = invoice
  const hasDiscount = discountUntil !== null && discountRate !== null
  return {
    amount,
    invoicedOn,
    conditions: hasDiscount ? [{ discountRate, days: daysBetween(invoicedOn, discountUntil) }] : [],
  }
}
