import { calendarDay, day, daysBetween, shortDay } from '@hauswart/domain/formats/format'

/** How figures and days are written; the only place that adds a clock to it. */
export {
  area,
  bareMoney,
  bytes,
  count,
  day,
  dayTime,
  daysBetween,
  halves,
  money,
  moneyRange,
  monthYear,
  number,
  percent,
  shortDay,
  shortMoney,
  time,
  weekDay,
  wholeMoney,
} from '@hauswart/domain/formats/format'

/** The calendar day it is in Zürich now, as `2026-11-14`. */
export const today = (now: number | Date = Date.now()): string => calendarDay(now)

/** `heute`, `morgen`, `in 4 Tagen`, `vor 3 Tagen`; further away the date says more. */
export function fromToday(value: string, now: string = today()): string {
  const days = daysBetween(now, value)
  if (days === 0) return 'heute'
  if (days === 1) return 'morgen'
  if (days === -1) return 'gestern'
  if (days > 1 && days <= 14) return `in ${days} Tagen`
  if (days < -1 && days >= -14) return `vor ${-days} Tagen`
  return value.slice(0, 4) === now.slice(0, 4) ? shortDay(value) : day(value)
}
