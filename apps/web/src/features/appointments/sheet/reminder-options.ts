import { reminderMinutes, remindersOf } from '@hauswart/domain/appointments/reminding'
import { remindersInWords } from '@hauswart/domain/appointments/reminding.labels'

/** A choice of a list holds a text: its minutes with commas, none of them, or what the settings say. */
export const asInSettings = 'settings'
const none = 'none'

export const keyOf = (minutes: readonly number[] | null): string =>
  minutes === null ? asInSettings : minutes.length === 0 ? none : minutes.join(',')

export const minutesOf = (key: string): number[] | null =>
  key === asInSettings ? null : key === none ? [] : key.split(',').map(Number)

/** Who is told at all, and when. */
export const heardBy = (key: string): 'all' | 'nobody' | 'each' =>
  key === asInSettings ? 'each' : key === none ? 'nobody' : 'all'

/** The same choice for an appointment that has hours, or none. */
export function fitting(key: string, isAllDay: boolean): string {
  const minutes = minutesOf(key)
  return minutes === null ? key : keyOf(remindersOf(minutes, { startsAt: isAllDay ? null : '' }))
}

/** What can be chosen, and what is chosen already, be it several. */
export function reminderOptions(chosen: string, isAllDay: boolean) {
  const single = reminderMinutes.map((one) => fitting(String(one), isAllDay))
  const keys = new Set(
    [asInSettings, none, ...single, '1440,120', chosen].map((key) => fitting(key, isAllDay)),
  )
  return [...keys].map((value) => ({ value, label: remindersInWords(minutesOf(value)) }))
}
