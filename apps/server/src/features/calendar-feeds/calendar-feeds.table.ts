import type { AppointmentState } from '@hauswart/domain/appointments/appointment'
import type { CalendarContent } from '@hauswart/domain/calendar/calendar-feed'

export type CalendarFeedRow = {
  contents: CalendarContent[]
  createdAt: string
  fetchedAt: string | null
  version: number
}

export const calendarFeedColumns = `f.contents, f.created_at as "createdAt", f.fetched_at as "fetchedAt", f.version`

/** Something of the house with its day, as a calendar gets it. */
export type DatedRow = {
  source: 'appointment' | 'todo' | 'document'
  id: string
  title: string
  startsOn: string
  startsAt: string | null
  endsOn: string
  endsAt: string | null
  place: string | null
  state: AppointmentState
  version: number
  updatedAt: string
}

export type PlaceRow = {
  name: string | null
  street: string | null
  houseNumber: string | null
  zip: string | null
  city: string | null
}
