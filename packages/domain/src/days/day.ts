/** Calendar days as JJJJ-MM-TT. Counted in UTC, where every day has 24 hours. */

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + days)
  return fromDate(date)
}

/** The same day of a later month; where that month is shorter, its last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const target = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = lastOfMonth(fromDate(target))
  target.setUTCDate(Math.min(date, Number(last.slice(8))))
  return fromDate(target)
}

/** The last day of the month a day lies in. */
export function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return fromDate(new Date(Date.UTC(year, month, 0)))
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => toDate(day).getUTCDay() || 7

/** How many days from one to the other; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / 86_400_000)

/** The day of these figures, or nothing if the calendar does not have it. */
export function dayOf(year: number, month: number, date: number): string | undefined {
  const made = new Date(Date.UTC(year, month - 1, date))
  const isReal =
    made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === date
  return isReal ? fromDate(made) : undefined
}

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`)
const fromDate = (date: Date): string => date.toISOString().slice(0, 10)
