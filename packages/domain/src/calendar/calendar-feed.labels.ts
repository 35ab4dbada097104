import type { CalendarContent } from './calendar-feed.ts'

export const calendarContentLabels: Readonly<Record<CalendarContent, string>> = {
  appointments: 'Termine',
  todos: 'Fällige To-dos',
  deadlines: 'Fristen',
}

/** What a calendar and its entries are called there. */
export const calendarTitles = {
  calendar: (house: string) => `Hauswart ${house}`,
  todo: (title: string) => `To-do: ${title}`,
  document: (title: string) => `Frist: ${title} läuft ab`,
} as const
