import type { Known } from '../craftsmen/craftsman.ts'
import { cleanLine } from '../fields/clean-text.ts'
import { readBillingInformation } from '../qr-bills/billing-information.ts'
import type { QrAddress } from '../qr-bills/qr-bill.ts'
import { readQrBill } from '../qr-bills/read-qr-bill.ts'

/** Who wants to be paid, as an address book keeps them. */
export type Creditor = Known & {
  readonly street: string | null
  readonly zip: string
  readonly city: string
  readonly iban: string
}

/** The creditor of a code; nothing where the code is none, or its address is not one a letter would reach. */
export function creditorOfCode(qrCode: string): Creditor | undefined {
  const reading = readQrBill(qrCode)
  if ('faults' in reading) return undefined
  const { creditor, iban, billingInformation } = reading.bill
  const place = placeOf(creditor)
  const company = cleanLine(creditor.name).trim()
  // An address book writes no longer one; no place on earth has.
  if (place === undefined || place.zip.length > 12 || company === '') return undefined
  const uid = billingInformation === null ? null : (readBillingInformation(billingInformation)?.uid ?? null)
  return { company, ...place, uid, iban }
}

function placeOf(address: QrAddress): Pick<Creditor, 'street' | 'zip' | 'city'> | undefined {
  if (address.type === 'structured') {
    const street = [address.street, address.houseNumber].filter((part) => part !== null).join(' ')
    return { street: orNull(street), zip: cleanLine(address.postalCode), city: cleanLine(address.town) }
  }
  const [, zip, city] = /^(\S*\d\S*)\s+(\S.*)$/.exec(cleanLine(address.line2).trim()) ?? []
  return zip === undefined || city === undefined
    ? undefined
    : { street: orNull(address.line1 ?? ''), zip, city }
}

function orNull(text: string): string | null {
  const clean = cleanLine(text).trim()
  return clean === '' ? null : clean
}
