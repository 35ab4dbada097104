/** How many minutes before it begins an appointment can be told; whole days are days of the clock on the wall. */
export const reminderMinutes = [10_080, 1_440, 120, 60, 0] as const
export type ReminderMinutes = (typeof reminderMinutes)[number]

/** What counts for whoever never chose. */
export const usualReminders: readonly ReminderMinutes[] = [1_440, 120]

const aDay = 1_440

/** When an appointment is told, the earliest first. A whole day has no hours: what would be hours before is a day before. */
export const remindersOf = (
  wanted: readonly number[],
  { startsAt }: { readonly startsAt: string | null },
): number[] =>
  [...new Set(wanted.map((minutes) => (startsAt === null ? Math.max(minutes, aDay) : minutes)))].toSorted(
    (a, b) => b - a,
  )
