import { weekdayOf } from './day.ts'
import type { Interval, Recurrence, RecurrenceMode, RecurrenceUnit } from './recurrence.ts'

export const recurrenceModeLabels: Record<RecurrenceMode, string> = {
  fixed: 'Fester Rhythmus',
  from_completion: 'Ab Erledigung',
}

export const recurrenceUnitLabels: Record<RecurrenceUnit, string> = {
  day: 'Tage',
  week: 'Wochen',
  month: 'Monate',
  year: 'Jahre',
}

const single: Record<RecurrenceUnit, string> = {
  day: 'jeden Tag',
  week: 'jede Woche',
  month: 'jeden Monat',
  year: 'jedes Jahr',
}
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const weekdays = 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' ')

/** «alle 6 Monate», «jedes Jahr»; twelve months are a year. */
export function intervalWords({ every, unit }: Interval): string {
  if (unit === 'month' && every % 12 === 0) return intervalWords({ every: every / 12, unit: 'year' })
  return every === 1 ? single[unit] : `alle ${every} ${recurrenceUnitLabels[unit]}`
}

/** «alle 6 Monate ab Erledigung», «jeden 1. März», «alle 2 Jahre ab 1. März 2027». */
export function recurrenceWords(rule: Recurrence): string {
  const { mode, every, unit, anchorOn } = rule
  if (mode === 'from_completion') return `${intervalWords(rule)} ab Erledigung`
  const [year = 0, month = 1, date = 1] = anchorOn.split('-').map(Number)
  const inYear = `${date}. ${months[month - 1]}`
  if (every > 1) return `${intervalWords(rule)} ab ${inYear} ${year}`
  if (unit === 'year') return `jeden ${inYear}`
  if (unit === 'month') return `jeden Monat am ${date === 31 ? 'Monatsende' : `${date}.`}`
  return unit === 'week' ? `jeden ${weekdays[weekdayOf(anchorOn) - 1]}` : single.day
}
