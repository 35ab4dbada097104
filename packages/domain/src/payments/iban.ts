import { hasCheckDigits } from './modulo-97.ts'

/** Of the countries somebody here is paid in; of all others the check digits alone must be right. */
const lengths: Readonly<Record<string, number>> = { CH: 21, LI: 21, DE: 22, AT: 20, FR: 27, IT: 27 }

/** An IBAN without blanks, from whatever way somebody typed it; nothing if its check digits are wrong (ISO 13616). */
export function readIban(typed: string): string | undefined {
  const iban = typed.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined
  if (iban.length !== (lengths[iban.slice(0, 2)] ?? iban.length)) return undefined
  return hasCheckDigits(iban) ? iban : undefined
}

/** An account that takes money by QR reference alone: its bank is numbered 30000 to 31999 (SIX, QR-bill). */
export const isQrIban = (iban: string): boolean => /^(?:CH|LI)\d{2}3[01]\d{3}/.test(iban)
