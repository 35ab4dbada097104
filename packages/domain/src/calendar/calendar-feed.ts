/** What a subscribed calendar may hold. */
export const calendarContents = ['appointments', 'todos', 'deadlines'] as const
export type CalendarContent = (typeof calendarContents)[number]
