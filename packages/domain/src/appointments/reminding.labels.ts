import type { ReminderMinutes } from './reminding.ts'

export const reminderLabels: Readonly<Record<ReminderMinutes, string>> = {
  10_080: '1 Woche vorher',
  1_440: '1 Tag vorher',
  120: '2 Stunden vorher',
  60: '1 Stunde vorher',
  0: 'Zum Beginn',
}

/** «1 Tag vorher, 2 Stunden vorher»; nothing said is what the settings of each person say. */
export function remindersInWords(wanted: readonly number[] | null): string {
  if (wanted === null) return 'Wie in den Einstellungen'
  const labels: Readonly<Record<number, string>> = reminderLabels
  return wanted.map((one) => labels[one]).join(', ') || 'Keine'
}
