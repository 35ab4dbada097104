/** The days of a month as weeks from Monday, and how the keys move over them. Pure, days as `2026-11-14`. */
import { addDays, addMonths, lastOfMonth } from '@hauswart/domain/days/day'

export const weekDays = [
  ['Mo', 'Montag'],
  ['Di', 'Dienstag'],
  ['Mi', 'Mittwoch'],
  ['Do', 'Donnerstag'],
  ['Fr', 'Freitag'],
  ['Sa', 'Samstag'],
  ['So', 'Sonntag'],
] as const

/** Monday is 0. */
function dayOfWeek(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The weeks that hold the month of a day; what belongs to a neighbour month is `null`. */
export function weeksOf(day: string): readonly (readonly (string | null)[])[] {
  const first = `${day.slice(0, 7)}-01`
  const start = addDays(first, -dayOfWeek(first))
  const weeks: (string | null)[][] = []
  for (let monday = start; monday <= lastOfMonth(day); monday = addDays(monday, 7)) {
    weeks.push(
      weekDays.map((_, at) => {
        const date = addDays(monday, at)
        return date.startsWith(day.slice(0, 7)) ? date : null
      }),
    )
  }
  return weeks
}

/** Where a key leads from a day; nothing if the key does not move. Shift makes months to years. */
export function moveDay(day: string, key: string, hasShift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -dayOfWeek(day))
    case 'End':
      return addDays(day, 6 - dayOfWeek(day))
    case 'PageUp':
      return addMonths(day, hasShift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, hasShift ? 12 : 1)
    default:
      return undefined
  }
}
