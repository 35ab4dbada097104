import { daysOnPaper, isLastSunday, turned } from './reference.ts'

/**
 * The clock on the wall of a Swiss house, read every hour and written down. It is put forward when Greenwich says one on
 * the last Sunday of March, and back on that of October; it shares nothing with the product, not even `Date`.
 */
export type Reading = { readonly day: string; readonly hour: number }

const readings: Reading[] = []
const lastTick = new Map<string, number>()
export const changes: string[] = []
let isSummer = false
for (const day of daysOnPaper)
  for (let greenwich = 0; greenwich < 24; greenwich += 1) {
    const month = day.slice(5, 7)
    if (greenwich === 1 && (month === '03' || month === '10') && isLastSunday(day)) {
      isSummer = month === '03'
      changes.push(day)
    }
    const hour = greenwich + (isSummer ? 2 : 1)
    const reading = hour < 24 ? { day, hour } : { day: turned(day, 1), hour: hour - 24 }
    lastTick.set(`${reading.day} ${reading.hour}`, readings.length)
    readings.push(reading)
  }

const midnightOf2020 = 1_577_836_800_000
const hourMs = 3_600_000

/** What the clock shows when so many hours have passed since the beginning. */
export function readingAt(tick: number): Reading {
  const reading = readings[tick]
  if (reading === undefined) throw new Error('past the last day on paper')
  return reading
}

/** When the clock shows this: of an hour that comes twice the second, instead of one that is left out the next. */
export const tickAt = (day: string, hour: number): number =>
  lastTick.get(`${day} ${hour}`) ?? lastTick.get(`${day} ${hour + 1}`) ?? Number.NaN

/** For those who count in milliseconds. */
export const instantOf = (tick: number, minute = 0): number =>
  midnightOf2020 + tick * hourMs + minute * 60_000
export const tickOf = (instant: number): number => Math.floor((instant - midnightOf2020) / hourMs)
