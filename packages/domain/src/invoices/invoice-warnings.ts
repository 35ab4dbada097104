import { codeDifference } from './code-difference.ts'
import { otherDebtor, type Household } from './bill-debtor.ts'
import { isCredit } from './credit.ts'
import { isHeld, type Holding } from './holding.ts'

/** What somebody should look at before paying. */
export const invoiceWarningKinds = [
  'iban_changed',
  'already_recorded',
  'code_differs',
  'other_debtor',
  'foreign_currency',
  'overdue',
] as const
export type InvoiceWarningKind = (typeof invoiceWarningKinds)[number]

export type InvoiceWarning = {
  readonly kind: InvoiceWarningKind
  /** What was seen on the bill, where that is not said by the kind alone. */
  readonly seen: string | null
}

/** What is compared between the invoices of a house. */
export type ComparedInvoice = Holding & {
  /** Time-ordered: what was recorded later has the greater one. */
  readonly id: string
  readonly creditor: string
  readonly craftsmanId: string | null
  readonly iban: string | null
  readonly reference: string | null
  readonly number: string | null
  readonly currency: string
  readonly openRappen: number
  readonly dueOn: string
  /** The text of the bill's code; what is paid may come without. */
  readonly qrCode: string | null
}

/** What is known besides: the other invoices of the house, where craftsmen are paid, who lives where, which day it is. */
export type KnownBefore = {
  readonly invoices: readonly ComparedInvoice[]
  /** IBANs of the address book, by craftsman. */
  readonly ibans: ReadonlyMap<string, string>
  /** Nothing while nobody told: then nobody is another. */
  readonly household: Household | undefined
  readonly today: string
}

/**
 * Of what is paid nothing is said any more. What was recorded before an invoice can speak against it. A credit note is paid
 * by nobody, but recorded twice it counts twice: that is said as long as both are there.
 */
export function invoiceWarnings(invoice: ComparedInvoice, known: KnownBefore): InvoiceWarning[] {
  const isTwice = known.invoices.some((other) => other.id < invoice.id && isSameBill(invoice, other))
  if (isCredit(invoice)) return isTwice ? [{ kind: 'already_recorded', seen: null }] : []
  if (invoice.openRappen <= 0) return []
  const debtor = known.household === undefined ? null : otherDebtor(invoice.qrCode, known.household)
  const differs = codeDifference(invoice)
  const seen: Partial<Record<InvoiceWarningKind, string | null>> = {
    code_differs: differs,
    other_debtor: debtor,
  }
  const found: Readonly<Record<InvoiceWarningKind, boolean>> = {
    iban_changed: isOtherAccount(invoice, known),
    already_recorded: isTwice,
    code_differs: differs !== null,
    other_debtor: debtor !== null,
    // Of euros nobody knows the rate of the day: they are in no sum of francs.
    foreign_currency: invoice.currency !== 'CHF',
    overdue: invoice.dueOn < known.today && !isHeld(invoice, invoice.openRappen),
  }
  return invoiceWarningKinds.filter((kind) => found[kind]).map((kind) => ({ kind, seen: seen[kind] ?? null }))
}

/** An account something was paid to is known, also if that invoice was recorded later. */
function isOtherAccount(invoice: ComparedInvoice, { invoices, ibans }: KnownBefore): boolean {
  const used = invoices
    .filter((other) => other.id < invoice.id || (other.id !== invoice.id && isPaidTo(other)))
    .filter((other) => isSameCreditor(invoice, other))
    .map(({ iban }) => iban)
  const known = [...used, ibans.get(invoice.craftsmanId ?? '') ?? null].filter((iban) => iban !== null)
  return invoice.iban !== null && known.length > 0 && !known.includes(invoice.iban)
}

const isPaidTo = ({ openRappen, amountRappen }: ComparedInvoice): boolean => openRappen < amountRappen

const isSameCreditor = (one: ComparedInvoice, other: ComparedInvoice): boolean =>
  (one.craftsmanId !== null && one.craftsmanId === other.craftsmanId) ||
  nameOf(one.creditor) === nameOf(other.creditor)

/** By account, or by name where none is known; and by what tells bills of one creditor apart. */
function isSameBill(one: ComparedInvoice, other: ComparedInvoice): boolean {
  if (one.amountRappen !== other.amountRappen || one.currency !== other.currency) return false
  const isSameAccount = one.iban !== null && one.iban === other.iban
  if (!isSameAccount && !isSameCreditor(one, other)) return false
  return (
    (one.reference !== null && one.reference === other.reference) ||
    (one.number !== null && one.number === other.number)
  )
}

const nameOf = (creditor: string): string => creditor.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
