import { isCredit } from '@hauswart/domain/invoices/credit'
import { heldOf, nothingHeld } from '@hauswart/domain/invoices/holding'
import { invoiceSettlement, invoiceState, type InvoiceState } from '@hauswart/domain/invoices/invoice'
import {
  invoiceWarnings,
  type ComparedInvoice,
  type InvoiceWarning,
} from '@hauswart/domain/invoices/invoice-warnings'
import { currencies, type Currency } from '@hauswart/domain/payments/hundredths'
import { bareMoney } from '#device/text/format.ts'
import type { InvoiceRow } from '#house/nouns/invoices.ts'
import type { Shown } from '#house/record/record.ts'
import type { InvoiceLinks } from './use-invoice-links.ts'

export type Invoice = Shown<InvoiceRow>

/** `CHF 187.40`, `EUR 50.00`: never parted at the end of a line. */
export const amountWords = (rappen: number, currency: Currency): string =>
  `${currency}\u00A0${bareMoney(rappen)}`

export type Standing = {
  readonly state: InvoiceState
  readonly openRappen: number
  /** How much of that is disputed or kept back. */
  readonly heldRappen: number
  readonly paidRappen: number
  readonly discountRappen: number
}

/** Where an invoice stands today, by the rule of the domain. */
export function standingOf(invoice: InvoiceRow, today: string): Standing {
  const { open, paid, discount } = invoiceSettlement(invoice)
  const state = invoiceState({ ...invoice, openRappen: open }, today)
  return {
    state,
    openRappen: open,
    heldRappen: heldOf(invoice, open),
    paidRappen: paid,
    discountRappen: discount,
  }
}

export type Sum = { readonly words: string; readonly from: number }

/** What is open, what of it is held, what due, what was paid in a year; each currency for itself. */
export function sumsOf(
  all: readonly InvoiceRow[],
  today: string,
): Record<'open' | 'held' | 'due' | 'paid', Sum> {
  const open = all.map((invoice) => ({ ...invoice, ...standingOf(invoice, today) }))
  const unpaid = open.filter(({ state }) => state !== 'paid')
  const due = unpaid.filter(({ state }) => state === 'due')
  const payments = all.flatMap(({ currency, payments: some }) =>
    some
      .filter(({ paidOn }) => paidOn.startsWith(today.slice(0, 4)))
      .map(({ amountRappen }) => ({ currency, rappen: amountRappen })),
  )
  const left = (some: typeof unpaid) => some.map(({ currency, openRappen: rappen }) => ({ currency, rappen }))
  return {
    open: sumOf(left(unpaid)),
    held: sumOf(
      unpaid
        .filter(({ heldRappen }) => heldRappen > 0)
        .map(({ currency, heldRappen: rappen }) => ({ currency, rappen })),
    ),
    // What is disputed or kept back is not due, also where the rest of its invoice is.
    due: sumOf(
      due.map(({ currency, openRappen, heldRappen }) => ({ currency, rappen: openRappen - heldRappen })),
    ),
    paid: sumOf(payments),
  }
}

/** Each currency for itself. */
export function sumOf(some: readonly { readonly currency: Currency; readonly rappen: number }[]): Sum {
  const words = currencies.flatMap((currency) => {
    const own = some.filter((one) => one.currency === currency)
    if (own.length === 0 && (currency !== 'CHF' || some.length > 0)) return []
    return [
      amountWords(
        own.reduce((total, { rappen }) => total + rappen, 0),
        currency,
      ),
    ]
  })
  return { words: words.join(' + '), from: some.length }
}

/** Unpaid ones by their last day, then those that are disputed or kept back, then the paid ones, the latest first. */
export function inOrder(all: readonly Invoice[], today: string): Invoice[] {
  const ranks = new Map(all.map((one) => [one.id, rankOf(one, standingOf(one, today).state)]))
  return all.toSorted((a, b) => {
    const [rankA = 0, rankB = 0] = [ranks.get(a.id), ranks.get(b.id)]
    if (rankA !== rankB) return rankA - rankB
    return rankA === 2 ? lastPaid(b).localeCompare(lastPaid(a)) : a.dueOn.localeCompare(b.dueOn)
  })
}

// A credit note asks for nothing: it comes with what is held.
const rankOf = (invoice: Invoice, state: InvoiceState): 0 | 1 | 2 =>
  state === 'paid' ? 2 : isCredit(invoice) || state === 'disputed' || state === 'retained' ? 1 : 0

/** The day of the last payment. */
export const lastPaid = ({ payments, issuedOn }: InvoiceRow): string =>
  payments.reduce((last, { paidOn }) => (paidOn > last ? paidOn : last), payments[0]?.paidOn ?? issuedOn)

type Held = keyof typeof nothingHeld
type Draft = Omit<ComparedInvoice, 'openRappen' | Held> &
  Partial<Pick<ComparedInvoice, Held>> &
  Parameters<typeof invoiceSettlement>[0]

/** What to look at before paying, by the rule of the domain over what this device knows. */
export function warningsOf(
  invoice: Draft,
  all: readonly InvoiceRow[],
  { craftsmen, household }: Pick<InvoiceLinks, 'craftsmen' | 'household'>,
  today: string,
): InvoiceWarning[] {
  const compared = (one: Draft) => ({
    ...nothingHeld,
    ...one,
    openRappen: invoiceSettlement(one).open,
  })
  const ibans = new Map(craftsmen.flatMap(({ id, iban }) => (iban === null ? [] : [[id, iban] as const])))
  return invoiceWarnings(compared(invoice), { invoices: all.map(compared), ibans, household, today })
}

/** Speaks against paying, not only for hurrying or reckoning. */
export const isDoubt = ({ kind }: InvoiceWarning): boolean =>
  kind !== 'overdue' && kind !== 'foreign_currency' && kind !== 'code_differs'
