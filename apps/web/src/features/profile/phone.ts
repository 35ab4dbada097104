/** A number as people type it in international form, Swiss unless it says otherwise; `null` if it is none. */
export function readPhone(text: string): string | null {
  const signs = text.replaceAll(/[\s().\-/–]/g, '').replace(/^00/, '+')
  const number = signs.startsWith('+') ? signs.replace(/^\+410/, '+41') : signs.replace(/^0(?=[1-9])/, '+41')
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null
}

/** `+41 79 123 45 67`; foreign numbers only keep their plus. */
export const writePhone = (number: string): string =>
  number.replace(/^(\+41)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5')
