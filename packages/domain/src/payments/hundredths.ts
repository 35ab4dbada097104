/** What bills are written in. Amounts are whole hundredths: Rappen or cents. */
export const currencies = ['CHF', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** Whole hundredths of a number written with a point and at most two decimals; it is never a fraction on the way. */
export function readHundredths(written: string): number | undefined {
  const match = /^(\d{0,9})(?:\.(\d{1,2}))?$/.exec(written)
  if (match === null || written === '') return undefined
  return Number((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0'))
}

/** `1949.75`: with a point and two decimals, as payments are written. */
export function writeHundredths(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
