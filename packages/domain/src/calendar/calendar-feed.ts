import type { DateSort } from '../deadlines/source.ts'

/** What a subscribed calendar may hold. */
export const calendarContents = ['appointments', 'todos', 'deadlines'] as const
export type CalendarContent = (typeof calendarContents)[number]

/** What each sort of date counts to; a plan has no day to stand at. */
export const contentOf: Readonly<Record<Exclude<DateSort, 'plan'>, CalendarContent>> = {
  meeting: 'appointments',
  todo: 'todos',
  deadline: 'deadlines',
}
