import type { InvoicePayment } from './invoice.ts'

type Booked = { readonly id: string; readonly issuedOn: string; readonly amountRappen: number }

/** Its one payment: all of it on its day. It has no row of its own, so it cannot say anything else. */
export const expensePayments = ({
  id,
  issuedOn,
  amountRappen,
}: Booked): (InvoicePayment & { id: string })[] => [{ id, paidOn: issuedOn, amountRappen }]
