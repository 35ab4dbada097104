import { addDays } from '../days/day.ts'
import { cleanLine } from '../fields/clean-text.ts'
import type { Currency } from '../payments/hundredths.ts'
import { readBillingInformation } from '../qr-bills/billing-information.ts'
import { qrBillFaultWords } from '../qr-bills/qr-bill.labels.ts'
import { readQrBill } from '../qr-bills/read-qr-bill.ts'
import { usualDueOn } from './invoice.ts'

/** What the code of a QR-bill tells of an invoice. */
export type CodeFacts = {
  readonly creditor: string
  readonly iban: string
  readonly reference: string | null
  readonly uid: string | null
  readonly number: string | null
  readonly currency: Currency
  /** Null is for the payer to fill in. */
  readonly amountRappen: number | null
  readonly issuedOn: string
  readonly dueOn: string
  readonly discountUntil: string | null
  readonly discountRate: number | null
  readonly note: string | null
}

/** What was read on the paper around a code. */
export type WordsBeside = {
  readonly issuedOn?: string | undefined
  readonly dueOn?: string | undefined
  readonly number?: string | undefined
}

/**
 * The facts a code tells, or in German what is wrong with it. Whoever copies a text takes blanks and empty lines along at
 * its ends: they are no fault. What the code does not say its paper may say in words; a bill without its day is taken
 * for one of today.
 */
export function invoiceOfCode(
  text: string,
  today: string,
  words: WordsBeside = {},
): { readonly facts: CodeFacts } | { readonly faults: readonly string[] } {
  const reading = readQrBill(text.trim())
  if ('faults' in reading) return { faults: reading.faults.map(qrBillFaultWords) }
  const { bill } = reading
  const info = bill.billingInformation === null ? null : readBillingInformation(bill.billingInformation)
  const issuedOn = info?.invoicedOn ?? words.issuedOn ?? today
  const dueInWords = words.dueOn !== undefined && words.dueOn >= issuedOn ? words.dueOn : undefined
  const discount = info?.conditions
    .filter(({ discountRate }) => discountRate > 0)
    .toSorted((a, b) => b.discountRate - a.discountRate)[0]
  return {
    facts: {
      creditor: bill.creditor.name,
      iban: bill.iban,
      reference: bill.reference,
      uid: info?.uid ?? null,
      number: cleaned(info?.invoiceNumber) ?? words.number ?? null,
      currency: bill.currency,
      // Nought is a mere notice: what it is about was paid otherwise, or is for the payer to say.
      amountRappen: bill.amount === 0 ? null : bill.amount,
      issuedOn,
      dueOn: info?.dueOn ?? dueInWords ?? usualDueOn(issuedOn),
      discountUntil: discount === undefined ? null : addDays(issuedOn, discount.days),
      discountRate: discount?.discountRate ?? null,
      note: cleaned(bill.message),
    },
  }
}

/** Banks let a sign pass that nobody sees: the soft hyphen. */
function cleaned(text: string | null | undefined): string | null {
  const clean = cleanLine(text ?? '').trim()
  return clean === '' ? null : clean
}
