import { addDays, addMonths, daysBetween } from './day.ts'

/** `fixed`: the days are given once and for all. `from_completion`: the interval begins anew with the day it was done. */
export const recurrenceModes = ['fixed', 'from_completion'] as const
export type RecurrenceMode = (typeof recurrenceModes)[number]

export const recurrenceUnits = ['day', 'week', 'month', 'year'] as const
export type RecurrenceUnit = (typeof recurrenceUnits)[number]

/** The longest interval a person may ask for, in its unit. */
export const mostEvery = 120

export type Interval = { readonly every: number; readonly unit: RecurrenceUnit }

/** What comes again: how often, and from which day on. Days are plain days of the calendar, without a clock. */
export type Recurrence = Interval & {
  readonly mode: RecurrenceMode
  /** The first day of a fixed rhythm: every other is counted from it, so that a 31st is one again after February. */
  readonly anchorOn: string
}

/** The day so many intervals later; where its month is shorter, the last day of that. */
export function advance(day: string, { every, unit }: Interval, times = 1): string {
  if (unit === 'day') return addDays(day, every * times)
  if (unit === 'week') return addDays(day, every * times * 7)
  return addMonths(day, (unit === 'month' ? every : every * 12) * times)
}

type Done = { readonly dueOn: string; readonly doneOn: string }

/**
 * When it is due again. What was done early does not come again on the day it was due; of what was passed over while it
 * was late, nothing is made up for.
 */
export const nextAfterDone = (rule: Recurrence, { dueOn, doneOn }: Done): string =>
  rule.mode === 'fixed' ? firstAfter(rule, doneOn > dueOn ? doneOn : dueOn) : advance(doneOn, rule)

/** The days of a range on which it is due, if each time is done on its day. */
export function dueDaysBetween(rule: Recurrence, dueOn: string, from: string, to: string): string[] {
  const days: string[] = []
  for (let day = dueOn; day <= to; day = nextAfterDone(rule, { dueOn: day, doneOn: day }))
    if (day >= from) days.push(day)
  return days
}

/** The first day of a fixed rhythm behind a day. */
function firstAfter(rule: Recurrence, day: string): string {
  const { anchorOn, every, unit } = rule
  const [passed, step] =
    unit === 'day' || unit === 'week'
      ? [daysBetween(anchorOn, day), unit === 'day' ? every : every * 7]
      : [monthsBetween(anchorOn, day), unit === 'month' ? every : every * 12]
  const times = Math.max(0, Math.floor(passed / step))
  const candidate = advance(anchorOn, rule, times)
  return candidate > day ? candidate : advance(anchorOn, rule, times + 1)
}

const monthsBetween = (from: string, to: string): number => monthCount(to) - monthCount(from)
const monthCount = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
