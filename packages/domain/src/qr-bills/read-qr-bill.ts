import { currencies, readHundredths } from '../payments/hundredths.ts'
import { referenceTypes } from '../payments/payment-reference.ts'
import { faultsOf } from './qr-bill-faults.ts'
import type { QrAddress, QrBill, QrBillFault } from './qr-bill.ts'
import { elementsOf, fewestElements, qrElementNames, type QrElements } from './qr-elements.ts'

export type QrBillReading = { readonly bill: QrBill } | { readonly faults: readonly QrBillFault[] }

/** What fits the largest code a bill may carry (SIX, QR-bill 2.3, 5.2); more is not looked at. */
const longestPayload = 997

/** The bill a code says, or every rule the code breaks. */
export function readQrBill(payload: string): QrBillReading {
  const lines = linesOf(payload)
  if ('code' in lines) return { faults: [lines] }
  const elements = elementsOf(lines)
  const faults = faultsOf(elements)
  return faults.length > 0 ? { faults } : { bill: billOf(elements) }
}

function linesOf(payload: string): readonly string[] | QrBillFault {
  const whole = (code: QrBillFault['code']): QrBillFault => ({ code, element: null })
  const end = payload.startsWith('SPC\r\n') ? '\r\n' : '\n'
  if (!payload.startsWith(`SPC${end}`)) return whole('not_a_qr_bill')
  if (payload.length > longestPayload) return whole('payload_too_long')
  const lines = payload.split(end)
  if (lines.some((line) => /[\r\n]/.test(line))) return whole('line_ends')
  // A last line end is not asked for, but the published examples have one.
  if (lines.length === qrElementNames.length + 1 && lines.at(-1) === '') lines.pop()
  const isWhole = lines.length >= fewestElements && lines.length <= qrElementNames.length
  return isWhole ? lines : whole('element_count')
}

// Only of elements without a fault.
function billOf(elements: QrElements): QrBill {
  return {
    iban: elements.iban,
    creditor: addressOf(elements, 'creditor'),
    amount: readHundredths(elements.amount) ?? null,
    currency: currencies.find((one) => one === elements.currency) ?? 'CHF',
    debtor: elements.debtorAddressType === '' ? null : addressOf(elements, 'debtor'),
    referenceType: referenceTypes.find((one) => one === elements.referenceType) ?? 'NON',
    reference: filled(elements.reference),
    message: filled(elements.message),
    billingInformation: filled(elements.billingInformation),
    alternatives: [elements.alternative1, elements.alternative2].filter((text) => text !== ''),
  }
}

function addressOf(elements: QrElements, party: 'creditor' | 'debtor'): QrAddress {
  const name = elements[`${party}Name`]
  const country = elements[`${party}Country`]
  const [line1, line2] = [elements[`${party}Line1`], elements[`${party}Line2`]]
  if (elements[`${party}AddressType`] === 'K')
    return { type: 'combined', name, line1: filled(line1), line2, country }
  const postalCode = elements[`${party}PostalCode`]
  const town = elements[`${party}Town`]
  return {
    type: 'structured',
    name,
    street: filled(line1),
    houseNumber: filled(line2),
    postalCode,
    town,
    country,
  }
}

const filled = (text: string): string | null => (text === '' ? null : text)
