import { addDays } from '@hauswart/domain/days/day'
/** Reads what people type. Every function answers `null` when it does not understand, and never guesses. */

/** Largest amount the records take, in Rappen. */
const mostRappen = 9_000_000_000_000_000

/** `1'234.50`, `1’234,5`, `CHF 1234.–`, `1 234` as whole Rappen. Made of digits, never of a fraction. */
export function parseMoney(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^(?:CHF|SFr\.?|Fr\.?)\s*/i, '')
    .replace(/\s*(?:CHF|Fr\.?)$/i, '')
    .replace(/[.,]\s?(?:[-–—]{1,2})$/, '')
  const found = /^([-−]?)(\d[\d'’‘`´\s]*)(?:[.,](\d{1,2}))?$/.exec(bare)
  if (found === null) return null
  const [, sign = '', francs = '', cents = ''] = found
  if (!isGroupedWell(francs)) return null
  const rappen = Number(`${digitsOf(francs)}${cents.padEnd(2, '0')}`)
  if (!Number.isSafeInteger(rappen) || rappen > mostRappen) return null
  return sign === '' || rappen === 0 ? rappen : -rappen
}

/** `148`, `5½`, `5.5`, `1'234,25`. */
export function parseNumber(text: string): number | null {
  const bare = text.trim().replaceAll(/\s*([½¼¾])$/g, (_, sign: string) => `.${fractions[sign] ?? ''}`)
  const found = /^([-−]?)(\d[\d'’‘`´\s]*)?(?:[.,](\d+))?$/.exec(bare)
  if (found === null) return null
  const [, sign = '', whole = '', rest = ''] = found
  if ((whole === '' && rest === '') || !isGroupedWell(whole)) return null
  const value = Number(`${digitsOf(whole) || '0'}.${rest || '0'}`)
  if (!Number.isFinite(value) || value > Number.MAX_SAFE_INTEGER) return null
  return sign === '' || value === 0 ? value : -value
}

const fractions: Readonly<Record<string, string>> = { '½': '5', '¼': '25', '¾': '75' }

/** A whole number within bounds, or nothing. */
export function parseWhole(text: string): number | null {
  const value = parseNumber(text)
  return value !== null && Number.isInteger(value) ? value : null
}

// Groups of three after the first, or no groups at all: `12'34` is more likely a slip than an amount.
function isGroupedWell(digits: string): boolean {
  return digits === '' || /^(?:\d+|\d{1,3}(?:['’‘`´\s]\d{3})+)\s*$/.test(digits)
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

const relativeDays: Readonly<Record<string, number>> = {
  vorgestern: -2,
  gestern: -1,
  heute: 0,
  morgen: 1,
  übermorgen: 2,
}

const monthNames = [
  'jan',
  'feb',
  'mär',
  'apr',
  'mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt',
  'nov',
  'dez',
] as const

/** `14.11.26`, `14.11.2026`, `1.3.`, `14/11/26`, `14. November 2026`, `2026-11-14`, `heute`, `morgen` as `2026-11-14`. */
export function parseDay(text: string, today: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:mo|di|mi|do|fr|sa|so)\w*\.?,?\s+/, '')
  const shift = relativeDays[bare]
  if (shift !== undefined) return addDays(today, shift)

  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare)
  if (iso !== null) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))

  const german = /^(\d{1,2})(?:[./\-\s]\s*)(\d{1,2})(?:[./\-\s]\s*(\d{2}|\d{4})?)?$/.exec(bare)
  if (german !== null) return calendarDay(fullYear(german[3], today), Number(german[2]), Number(german[1]))

  const worded = /^(\d{1,2})\.?\s*([a-zäz]{3,})\.?\s*(\d{2}|\d{4})?$/.exec(bare)
  if (worded === null) return null
  const at = monthNames.findIndex((name) => worded[2]?.replace('mae', 'mä').startsWith(name) === true)
  return at === -1 ? null : calendarDay(fullYear(worded[3], today), at + 1, Number(worded[1]))
}

/** Whether it was understood; a field hands on what was not as it was typed. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** `9`, `9:30`, `9.30`, `0930`, `9 Uhr` as `09:30`. */
export function parseTime(text: string): string | null {
  const found = /^(\d{1,2})(?:[:.h ]?(\d{2}))?(?: ?uhr)?$/i.exec(text.trim())
  const [hour, minute] = [Number(found?.[1]), Number(found?.[2] ?? 0)]
  if (found === null || hour > 23 || minute > 59) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** Two digits mean the years around now: fifty behind, forty-nine ahead. None means this year. */
function fullYear(digits: string | undefined, today: string): number {
  const now = Number(today.slice(0, 4))
  if (digits === undefined) return now
  if (digits.length === 4) return Number(digits)
  const inThisCentury = Math.floor(now / 100) * 100 + Number(digits)
  if (inThisCentury - now > 49) return inThisCentury - 100
  return now - inThisCentury > 50 ? inThisCentury + 100 : inThisCentury
}

function calendarDay(year: number, month: number, dayOfMonth: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth))
  // Date would read the 31st of April as the 1st of May.
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth) return null
  return date.toISOString().slice(0, 10)
}
