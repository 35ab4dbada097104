import { nextAfterDone, type Recurrence } from '../days/recurrence.ts'
import { isCredit } from './credit.ts'

/** A bill somebody sent, a cost without one (it was paid on its day), or a credit note. */
export const invoiceKinds = ['bill', 'expense', 'credit'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const expenseCategories = [
  'heating',
  'electricity',
  'water',
  'waste',
  'insurance',
  'mortgage_interest',
  'administration',
  'service',
  'garden',
  'cleaning',
  'tax',
  'renewal_fund',
  'other',
] as const
export type ExpenseCategory = (typeof expenseCategories)[number]

type Kinded = {
  readonly kind: InvoiceKind
  readonly amountRappen: number
  readonly issuedOn: string
  readonly number: string | null
  readonly iban: string | null
  readonly reference: string | null
  readonly uid: string | null
  readonly qrCode: string | null
  readonly discountUntil: string | null
  readonly category: ExpenseCategory | null
  readonly recurrence: Recurrence | null
  readonly followsId: string | null
  readonly skippedUntil: string | null
  readonly subsidyRappen: number | null
  /** The bill a credit note is for. */
  readonly creditsId: string | null
}

const ofBills = ['number', 'iban', 'reference', 'uid', 'qrCode', 'discountUntil'] as const
const ofExpenses = ['category', 'recurrence', 'followsId', 'skippedUntil'] as const
// Nobody pays a credit note: it has no account, no code and no discount.
const notOfCredits = ['iban', 'reference', 'qrCode', 'discountUntil', 'subsidyRappen', ...ofExpenses] as const

/** What does not belong to this kind, or was not yet paid. */
export function misfitOfKind(facts: Kinded, today: string): keyof Kinded | undefined {
  if (isCredit(facts) !== (facts.kind === 'credit')) return 'amountRappen'
  if (facts.kind === 'credit') return notOfCredits.find((fact) => facts[fact] !== null)
  if (facts.creditsId !== null) return 'creditsId'
  if (facts.kind === 'bill') return ofExpenses.find((fact) => facts[fact] !== null)
  if (facts.category === null) return 'category'
  return facts.issuedOn > today ? 'issuedOn' : ofBills.find((fact) => facts[fact] !== null)
}

type Repeated = {
  readonly id: string
  readonly kind: InvoiceKind
  readonly issuedOn: string
  readonly recurrence: Recurrence | null
  readonly followsId: string | null
  readonly skippedUntil: string | null
}

/** When a booking comes again, if it does: after its day, and after the last time that was left out. */
export function nextBookingOn({
  issuedOn,
  recurrence,
  skippedUntil,
}: Pick<Repeated, 'issuedOn' | 'recurrence' | 'skippedUntil'>): string | undefined {
  if (recurrence === null) return undefined
  const last = skippedUntil !== null && skippedUntil > issuedOn ? skippedUntil : issuedOn
  return nextAfterDone(recurrence, { dueOn: last, doneOn: last })
}

type Rhythm = Pick<Repeated, 'issuedOn' | 'recurrence'>

/** What was left out was left out of one rhythm: with another day or rhythm every time is asked for again. */
export function isSameRhythm(one: Rhythm, other: Rhythm): boolean {
  const [a, b] = [one.recurrence, other.recurrence]
  return (
    one.issuedOn === other.issuedOn &&
    a?.mode === b?.mode &&
    a?.every === b?.every &&
    a?.unit === b?.unit &&
    a?.anchorOn === b?.anchorOn
  )
}

/** What is to be booked by today, the oldest first: the last of every series whose next day has come. */
export function proposedBookings<Row extends Repeated>(
  all: readonly Row[],
  today: string,
): { readonly row: Row; readonly on: string }[] {
  const followed = new Set(all.map(({ followsId }) => followsId))
  return all
    .flatMap((row) => {
      const on = row.kind === 'expense' && !followed.has(row.id) ? nextBookingOn(row) : undefined
      return on === undefined || on > today ? [] : [{ row, on }]
    })
    .toSorted((a, b) => a.on.localeCompare(b.on))
}
