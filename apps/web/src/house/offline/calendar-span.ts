import { addDays, addMonths, weekdayOf } from '@hauswart/domain/days/day'

/** Whole days, both of them included. */
export type Span = { readonly from: string; readonly until: string }

/** As many as the server tells at once. */
const mostDays = 400

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** From the month before this one over a year ahead: what is kept on the device. */
export function nearSpan(today: string): Span {
  const from = addMonths(firstOfMonth(today), -1)
  return { from, until: addDays(from, mostDays - 1) }
}

/** What a calendar at this day needs: what is near, and where that does not hold its whole weeks, the month itself. */
export function spansFor(day: string, today: string): readonly Span[] {
  const near = nearSpan(today)
  const first = firstOfMonth(day)
  const from = addDays(first, 1 - weekdayOf(first))
  const own = { from, until: addDays(from, 6 * 7 - 1) }
  return own.from >= near.from && own.until <= near.until ? [near] : [near, own]
}
