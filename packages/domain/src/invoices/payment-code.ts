import type { Currency } from '../payments/hundredths.ts'
import { readQrBill } from '../qr-bills/read-qr-bill.ts'
import { writeQrBill } from '../qr-bills/write-qr-bill.ts'

type Payable = {
  readonly qrCode: string | null
  readonly iban: string | null
  readonly reference: string | null
  readonly currency: Currency
}

/**
 * The code an app of a bank can scan: the one of the bill, with what is to be paid now. Nothing where none was read,
 * where somebody has since changed to whom the money goes, or where it has an address banks no longer take.
 */
export function paymentCode(invoice: Payable, payableRappen: number): string | undefined {
  if (invoice.qrCode === null || payableRappen <= 0) return undefined
  const reading = readQrBill(invoice.qrCode)
  if ('faults' in reading) return undefined
  const { bill } = reading
  const isAsRead =
    bill.iban === invoice.iban && bill.reference === invoice.reference && bill.currency === invoice.currency
  if (!isAsRead) return undefined
  const writing = writeQrBill({ ...bill, amount: payableRappen })
  return 'payload' in writing ? writing.payload : undefined
}
