const weights = [5, 4, 3, 2, 7, 6, 5, 4]

/**
 * The number of an enterprise (UID, Unternehmens-Identifikationsnummer) as the register writes it, from whatever way
 * somebody typed it; nothing if its check digit is wrong. Source: eCH-0097, modulo 11.
 */
export function readUid(typed: string): string | undefined {
  const bare = typed.toUpperCase().replaceAll(/[\s.-]|MWST|TVA|IVA|VAT/g, '')
  const digits = /^CHE(\d{9})$/.exec(bare)?.[1]
  if (digits === undefined) return undefined
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const isRight = (11 - (sum % 11)) % 11 === Number(digits[8])
  return isRight ? `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}` : undefined
}
