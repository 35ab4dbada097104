import { daysBetween } from '@hauswart/domain/days/day'
import { day, shortDay } from '#device/text/format.ts'
import type { UpcomingEntry } from './upcoming.ts'

export const upcomingTexts = {
  title: 'Als Nächstes',
  all: 'Alle To-dos',
  deadlines: 'Fristen',
  act: {
    finish: (title: string) => `Erledigt: ${title}`,
    /** Begins with what is seen. */
    move: (when: string, title: string) => `${when}: «${title}» verschieben`,
    day: 'Um einen Tag',
    week: 'Um eine Woche',
  },
  none: 'Nichts steht an. To-dos mit Datum, geplanter Unterhalt und geplante Renovationen erscheinen hier.',
  decide: 'Entscheiden',
  decideFor: (name: string) => `über ${name}`,
  moreDue: (amount: number) => `${amount} weitere Bauteile`,
  moreDueText: 'Diese Bauteile sind fällig und brauchen einen Entscheid',
  unknown: 'Termine und Unterhalt sind auf diesem Gerät gerade nicht bekannt.',
} as const

type When = { readonly words: string; readonly state: 'due' | 'soon' | 'later' }

/** When something is, in few words, and whether it presses. A plan for a year presses only in that year. */
export function whenWords(
  { on, isWholeYear }: Pick<UpcomingEntry, 'on' | 'isWholeYear'>,
  today: string,
): When {
  const year = today.slice(0, 4)
  if (isWholeYear) {
    const planned = on.slice(0, 4)
    return { words: planned, state: planned < year ? 'due' : planned === year ? 'soon' : 'later' }
  }
  const days = daysBetween(today, on)
  const date = on.startsWith(year) ? shortDay(on) : day(on)
  if (days < -30) return { words: date, state: 'due' }
  if (days < -1) return { words: `seit ${-days} Tagen`, state: 'due' }
  if (days === -1) return { words: 'seit gestern', state: 'due' }
  if (days === 0) return { words: 'heute', state: 'due' }
  if (days === 1) return { words: 'morgen', state: 'soon' }
  return days <= 7 ? { words: `in ${days} Tagen`, state: 'soon' } : { words: date, state: 'later' }
}
