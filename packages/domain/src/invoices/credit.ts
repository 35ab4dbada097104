/**
 * A credit note: an invoice the other way round. Its amount, lines, payments and rest are below zero, so every sum of
 * invoices is right without asking what it sums; only what is due, paid by a code or held must ask.
 */
export const isCredit = ({ amountRappen }: { readonly amountRappen: number }): boolean => amountRappen < 0

/** The same facts with every amount the other way round: forms and rules that know no sign speak of credits so. */
export function mirrored<
  Facts extends {
    readonly amountRappen: number
    readonly taxLines: readonly { readonly amountRappen: number }[]
    readonly payments: readonly { readonly amountRappen: number }[]
  },
>(facts: Facts): Facts {
  return {
    ...facts,
    amountRappen: -facts.amountRappen,
    taxLines: turned(facts.taxLines),
    payments: turned(facts.payments),
  }
}

export const turned = <One extends { readonly amountRappen: number }>(some: readonly One[]): One[] =>
  some.map((one) => ({ ...one, amountRappen: -one.amountRappen }))

/** What is owed to a firm by one invoice. What was paid too much is not taken off other bills; a credit note is. */
export const owedOf = (invoice: { readonly amountRappen: number; readonly openRappen: number }): number =>
  isCredit(invoice) ? invoice.openRappen : Math.max(0, invoice.openRappen)

type Offset = {
  readonly id: string
  readonly creditor: string
  readonly craftsmanId: string | null
  readonly currency: string
  readonly amountRappen: number
  readonly openRappen: number
  readonly creditsId: string | null
}

type Paid = { readonly offsetId: string | null; readonly offsetInvoiceId: string | null }

/** Whether a payment stands in the books of another invoice too, the other way round: no cash went with it. */
export const isSetOff = <One extends Paid>(
  payment: One,
): payment is One & { readonly offsetId: string; readonly offsetInvoiceId: string } =>
  // What a device kept from an earlier release does not tell.
  typeof payment.offsetId === 'string' && typeof payment.offsetInvoiceId === 'string'

type Open = { readonly openRappen: number }

/** The most that can be set off: more would leave one of the two overpaid. */
export const openOfBoth = (credit: Open, bill: Open): number => Math.min(-credit.openRappen, bill.openRappen)

/** What of a credit can be set off against a bill that is open; null where nothing can. */
export function offsetOf(credit: Offset, bill: Offset): number | null {
  const rappen = openOfBoth(credit, bill)
  return isCredit(credit) &&
    !isCredit(bill) &&
    credit.currency === bill.currency &&
    isOf(credit, bill) &&
    rappen > 0
    ? rappen
    : null
}

/** The bill it was written for, or any of the same firm. */
const isOf = (credit: Offset, bill: Offset): boolean =>
  credit.creditsId === bill.id ||
  (credit.craftsmanId !== null && credit.craftsmanId === bill.craftsmanId) ||
  plain(credit.creditor) === plain(bill.creditor)

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
