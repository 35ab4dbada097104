import type { InvoicePayment } from './invoice.ts'

/** Of a payment that was not set off against another invoice. */
export const inCash = { offsetId: null, offsetInvoiceId: null }

type Booked = { readonly id: string; readonly issuedOn: string; readonly amountRappen: number }

/** Its one payment: all of it on its day. It has no row of its own, so it cannot say anything else. */
export const expensePayments = ({
  id,
  issuedOn,
  amountRappen,
}: Booked): (InvoicePayment & { id: string } & typeof inCash)[] => [
  { id, paidOn: issuedOn, amountRappen, ...inCash },
]
