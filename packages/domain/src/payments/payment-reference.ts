import { hasCheckDigits } from './modulo-97.ts'

/** How a bill is told apart at the bank: QR reference, creditor reference of ISO 11649, none. */
export const referenceTypes = ['QRR', 'SCOR', 'NON'] as const
export type ReferenceType = (typeof referenceTypes)[number]

/** A QR reference without blanks; nothing if it is not 27 digits, its check digit is wrong, or it says nothing. */
export function readQrReference(typed: string): string | undefined {
  const digits = withoutBlanks(typed)
  if (!/^\d{27}$/.test(digits) || /^0+$/.test(digits)) return undefined
  return digits.endsWith(checkDigit(digits.slice(0, -1))) ? digits : undefined
}

/** A creditor reference without blanks: `RF`, two check digits, up to 21 signs (ISO 11649). */
export function readCreditorReference(typed: string): string | undefined {
  const signs = withoutBlanks(typed)
  return /^RF\d{2}[A-Za-z0-9]{1,21}$/.test(signs) && hasCheckDigits(signs) ? signs : undefined
}

/** The QR reference of up to 26 digits of one's own. */
export function qrReferenceOf(digits: string): string {
  const body = digits.padStart(26, '0')
  return body + checkDigit(body)
}

/** As it stands on a bill: groups of five from the right. */
export const qrReferenceWords = (reference: string): string =>
  reference.replaceAll(/\d(?=(?:\d{5})+$)/g, '$& ')

const withoutBlanks = (typed: string): string => typed.replaceAll(' ', '')

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** Modulo 10, recursive: what is carried over the digits, taken from ten. Source: SIX, QR-bill, annex B. */
function checkDigit(digits: string): string {
  const carried = Array.from(digits).reduce((carry, digit) => carries[(carry + Number(digit)) % 10] ?? 0, 0)
  return String((10 - carried) % 10)
}
