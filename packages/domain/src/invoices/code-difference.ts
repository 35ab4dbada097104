import { bareMoney } from '../formats/format.ts'
import type { Currency } from '../payments/hundredths.ts'
import { ibanWords } from '../payments/iban-words.ts'
import { readQrBill } from '../qr-bills/read-qr-bill.ts'

type Said = {
  readonly qrCode: string | null
  readonly iban: string | null
  readonly reference: string | null
  readonly currency: string
  readonly amountRappen: number
}

/**
 * What the code of a bill says otherwise than the invoice, in words: where the money goes, then how much. Nothing where
 * somebody has since written francs for euros: then the amounts must differ.
 */
export function codeDifference(invoice: Said): string | null {
  const reading = invoice.qrCode === null ? undefined : readQrBill(invoice.qrCode)
  if (reading === undefined || 'faults' in reading) return null
  const { iban, reference, currency, amount } = reading.bill
  if (currency !== invoice.currency) return null
  if (iban !== invoice.iban) return `IBAN ${ibanWords(iban)}`
  if (reference !== invoice.reference) return reference === null ? 'keine Referenz' : `Referenz ${reference}`
  // Nought is for the payer to fill in.
  const isSame = amount === null || amount === 0 || amount === invoice.amountRappen
  return isSame ? null : amountWords(amount, currency)
}

const amountWords = (rappen: number, currency: Currency): string => `${currency}\u00A0${bareMoney(rappen)}`
