import type { AppointmentState, AppointmentTime } from '../appointments/appointment.ts'
import { remindersOf } from '../appointments/reminding.ts'
import type { CalendarEvent } from './calendar-file.ts'

type Appointment = AppointmentTime & {
  readonly id: string
  readonly title: string
  readonly place: string | null
  readonly state: AppointmentState
  readonly version: number
  /** What it says itself; nothing is left to the calendar. A copy of an earlier release knows of none. */
  readonly remindMinutes?: readonly number[] | null
}

type Where = {
  readonly changedAt: string
  /** Where the house stands: what names no place is there. */
  readonly address: string
  /** Where Hauswart is. */
  readonly site: string
}

/** An appointment as calendars of others see it: without its note. */
export const appointmentEvent = (
  { id, title, place, state, version, remindMinutes, ...time }: Appointment,
  { changedAt, address, site }: Where,
): CalendarEvent => ({
  id,
  sequence: version - 1,
  changedAt,
  title,
  time,
  place: place ?? address,
  url: `${site}/termine?eintrag=${id}`,
  isCancelled: state === 'cancelled',
  reminders: remindersOf(remindMinutes ?? [], time),
})

/** The same appointment for a guest: with the place that was given, and no way into the house. */
export const invitationEvent = (
  { id, title, place, version, ...time }: Omit<Appointment, 'state' | 'remindMinutes'>,
  { changedAt, people, isCancelled }: Pick<Required<CalendarEvent>, 'changedAt' | 'people' | 'isCancelled'>,
): CalendarEvent => ({ id, sequence: version - 1, changedAt, title, time, place, people, isCancelled })
