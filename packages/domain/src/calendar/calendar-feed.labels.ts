import type { DayedSource } from '../deadlines/source.ts'
import type { CalendarContent } from './calendar-feed.ts'

export const calendarContentLabels: Readonly<Record<CalendarContent, string>> = {
  appointments: 'Termine',
  todos: 'Fällige To-dos',
  deadlines: 'Fristen',
}

export const calendarName = (house: string): string => `Hauswart ${house}`

/** What the entries of a calendar are called there, without amounts: whoever has its address reads them. */
export const calendarTitles: Readonly<Record<DayedSource, (title: string) => string>> = {
  todo: (title) => `To-do: ${title}`,
  maintenance: (title) => `To-do: ${title}`,
  document: (title) => `Frist: ${title} läuft ab`,
  defect: (title) => `Frist: ${title} (Mangel)`,
  repair: (title) => `Frist: ${title} (Mangel beheben)`,
  warranty_notice: (title) => `Frist: ${title} (Ende der Garantiezeit)`,
  warranty: (title) => `Frist: ${title} (Garantie verjährt)`,
  lien: (title) => `Frist: ${title} (Pfandrecht möglich bis)`,
  maker_warranty: (title) => `Frist: ${title} (Herstellergarantie endet)`,
  subsidy: (title) => `Frist: ${title} (Fördergesuch einreichen)`,
  permit: (title) => `Frist: ${title} (Bewilligung läuft ab)`,
  promise: (title) => `Frist: ${title} (Förderzusage läuft ab)`,
  invoice: (title) => `Frist: ${title} zahlen`,
  retention: (title) => `Frist: Rückbehalt bei ${title} prüfen`,
  discount: (title) => `Frist: ${title} mit Skonto zahlen`,
  invoice_warranty: (title) => `Frist: ${title} (Garantie endet)`,
  quote: (title) => `Frist: Offerte ${title} läuft ab`,
}
