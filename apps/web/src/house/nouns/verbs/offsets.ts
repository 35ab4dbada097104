import { isSetOff } from '@hauswart/domain/invoices/credit'
import type { HouseInvoicesQuery, SetOffInvoiceInput } from '#gql/graphql.ts'
import type { Entry, Loose, LooseRow } from '#house/record/said.ts'
import type { Verb } from '#house/record/verbs.ts'

type InvoiceRow = NonNullable<HouseInvoicesQuery['realEstate']>['invoices']['nodes'][number]
/** A credit note and a bill that were set off each have a payment of it: they come and go together, here as there. */
type Payment = InvoiceRow['payments'][number]
type Beside = NonNullable<Verb['beside']>

export const paymentsOf = (row: Loose): readonly Payment[] => (row as Partial<InvoiceRow>).payments ?? []

/** A credit note with what it was set off by. */
export function setOff({ variables: { facts = {} } }: Entry, row: Loose): Partial<InvoiceRow> {
  const said = facts as unknown as SetOffInvoiceInput
  const own = {
    id: said.paymentId,
    paidOn: said.paidOn,
    amountRappen: -said.amountRappen,
    offsetId: said.billPaymentId,
    offsetInvoiceId: said.billId,
  }
  return { payments: [...paymentsOf(row).filter(({ id }) => id !== own.id), own] }
}

/** Another invoice with its side of whatever this one was set off by. */
export const besideSetOff: Beside = (_entry, own, other) => {
  if (own === undefined) return other
  const known = paymentsOf(other)
  const added = paymentsOf(own)
    .filter(isSetOff)
    .filter(
      ({ id, offsetInvoiceId }) => offsetInvoiceId === other.id && known.every((one) => one.offsetId !== id),
    )
    .map(({ id, paidOn, amountRappen, offsetId }) => ({
      id: offsetId,
      paidOn,
      amountRappen: -amountRappen,
      offsetId: id,
      offsetInvoiceId: own.id,
    }))
  return added.length === 0 ? other : { ...other, payments: [...known, ...added], isReviewed: true }
}

export const besideUnpay: Beside = ({ variables: { facts = {} } }, own, other) => {
  const { paymentId } = facts
  const isStill = paymentsOf(own ?? {}).some(({ id }) => id === paymentId)
  return isStill ? other : without(other, ({ offsetId }) => offsetId === paymentId)
}

export const besideDelete: Beside = ({ objectId }, own, other) =>
  own === undefined ? without(other, ({ offsetInvoiceId }) => offsetInvoiceId === objectId) : other

function without(row: LooseRow, hasEnded: (payment: Payment) => boolean): LooseRow {
  const payments = paymentsOf(row)
  return payments.some(hasEnded) ? { ...row, payments: payments.filter((one) => !hasEnded(one)) } : row
}
