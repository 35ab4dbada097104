import type { Chance } from './chance.ts'

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]
const short = [
  'Jan.',
  'Febr.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sept.',
  'Okt.',
  'Nov.',
  'Dez.',
]
const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag']

export const iso = (day: Date): string => day.toISOString().slice(0, 10)
export const later = (day: Date, days: number): Date => new Date(day.getTime() + days * 86_400_000)
export const dayOf = (year: number, month: number, day: number): Date =>
  new Date(Date.UTC(year, month - 1, day))
export const someDay = (chance: Chance): Date =>
  dayOf(chance.between(2013, 2025), chance.between(1, 12), chance.between(1, 28))

const two = (value: number) => String(value).padStart(2, '0')
const parts = (day: Date) => ({ d: day.getUTCDate(), m: day.getUTCMonth() + 1, y: day.getUTCFullYear() })

export const long = (day: Date): string => `${parts(day).d}. ${months[parts(day).m - 1]} ${parts(day).y}`
export const dotted = (day: Date): string => `${two(parts(day).d)}.${two(parts(day).m)}.${parts(day).y}`
const plain = (day: Date) => `${parts(day).d}.${parts(day).m}.${parts(day).y}`
const brief = (day: Date) => `${two(parts(day).d)}.${two(parts(day).m)}.${two(parts(day).y % 100)}`
const briefest = (day: Date) => `${parts(day).d}.${parts(day).m}.${two(parts(day).y % 100)}`
const padded = (day: Date) => `${two(parts(day).d)}. ${months[parts(day).m - 1]} ${parts(day).y}`
const clipped = (day: Date) => `${parts(day).d}. ${short[parts(day).m - 1]} ${parts(day).y}`
const spaced = (day: Date) => `${parts(day).d}. ${parts(day).m}. ${parts(day).y}`
const withWeekday = (day: Date) => `${weekdays[day.getUTCDay()]}, ${long(day)}`
const monthOnly = (day: Date) => `${months[parts(day).m - 1]} ${parts(day).y}`

/** A day as offices and craftsmen write it, in words more often than not. */
export const someForm = (chance: Chance, day: Date): string =>
  chance.pick([long, long, long, dotted, dotted, dotted, plain, brief, padded, clipped, spaced, briefest])(
    day,
  )

type Dated = { readonly line: string; readonly datedOn: string }

/** «Uster, 3. März 2024» and its cousins; one in sixteen tells no more than the month. */
export function placeAndDay(chance: Chance, place: string, day: Date): Dated {
  const form = chance.between(1, 16)
  if (form === 1) return { line: `${place}, im ${monthOnly(day)}`, datedOn: iso(day).slice(0, 7) }
  if (form === 2) return { line: `${place}, den ${long(day)}`, datedOn: iso(day) }
  if (form === 3) return { line: withWeekday(day), datedOn: iso(day) }
  if (form === 4) return { line: `${place}, ${briefest(day)}`, datedOn: iso(day) }
  if (form <= 11) return { line: `${place}, ${someForm(chance, day)}`, datedOn: iso(day) }
  return { line: someForm(chance, day), datedOn: iso(day) }
}
