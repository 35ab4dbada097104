/** The days of a month as weeks from Monday, and how the keys move over them. Pure, days as `2026-11-14`. */
import { addDays } from '#ui/input/parse.ts'

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

function lastOfMonth(day: string): string {
  return addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1)
}

/** The same day in another month, or its last day where the month is shorter. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const month = `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
  const length = new Date(Date.UTC(Math.floor(count / 12), (count % 12) + 1, 0)).getUTCDate()
  return `${month}-${String(Math.min(Number(day.slice(8)), length)).padStart(2, '0')}`
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
