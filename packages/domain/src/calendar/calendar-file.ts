import type { AppointmentTime } from '../appointments/appointment.ts'
import { addDays } from '../days/day.ts'
import { zurich } from './zurich.ts'

/** One entry of a calendar, by the wall clock of the house. */
export type CalendarEvent = {
  readonly id: string
  /** Counts up with every change: a calendar takes the greater one. */
  readonly sequence: number
  readonly changedAt: string
  readonly title: string
  readonly time: AppointmentTime
  readonly place?: string | null | undefined
  readonly url?: string | undefined
  readonly isCancelled?: boolean | undefined
  /** Takes up nobody's time: what is due on a day. */
  readonly isFree?: boolean | undefined
  /** How many minutes before it begins it is told; whole days are days of the clock. */
  readonly reminders?: readonly number[] | undefined
  /** Who invites whom. */
  readonly people?: EventPeople | undefined
}

export type EventPeople = {
  readonly organizer: { readonly name: string; readonly email: string }
  /** Has said yes already: nobody asks them again. */
  readonly guest: string
}

/** What a calendar does with what came by mail (RFC 5546). */
export type CalendarMethod = 'REQUEST' | 'CANCEL'

export type CalendarFile = {
  readonly events: readonly CalendarEvent[]
  /** For a calendar that is fetched again and again, its name and how often. */
  readonly feed?: { readonly name: string; readonly everyHours: number } | undefined
  /** For one that goes by mail. */
  readonly method?: CalendarMethod | undefined
}

/**
 * A calendar as RFC 5545 wants it. The same entries are the same text, so that whoever fetches it sees whether anything
 * changed. Written here, not by a package: those write times by the clock of the machine and no rules of a time zone.
 */
export function writeCalendar({ events, feed, method }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hauswart//Termine//DE',
    'CALSCALE:GREGORIAN',
    ...(feed === undefined ? [] : feedLines(feed)),
    ...(method === undefined ? [] : [`METHOD:${method}`]),
    ...(events.some(({ time }) => time.startsAt !== null) ? zurich : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const feedLines = ({ name, everyHours }: NonNullable<CalendarFile['feed']>): string[] => [
  'METHOD:PUBLISH',
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  'X-WR-TIMEZONE:Europe/Zurich',
  `REFRESH-INTERVAL;VALUE=DURATION:PT${everyHours}H`,
  `X-PUBLISHED-TTL:PT${everyHours}H`,
]

function eventLines(event: CalendarEvent): string[] {
  const { startsOn, startsAt, endsOn, endsAt } = event.time
  const changed = `${event.changedAt.replaceAll(/[-:]|\.\d+/g, '').slice(0, 15)}Z`
  return [
    'BEGIN:VEVENT',
    `UID:${eventUid(event.id)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    startsAt === null
      ? `DTSTART;VALUE=DATE:${plain(startsOn)}`
      : `DTSTART;TZID=Europe/Zurich:${clock(startsOn, startsAt)}`,
    // Whole days end before the day that is named.
    endsAt === null
      ? `DTEND;VALUE=DATE:${plain(addDays(endsOn, 1))}`
      : `DTEND;TZID=Europe/Zurich:${clock(endsOn, endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    ...(event.url === undefined ? [] : [`URL:${event.url}`]),
    ...(event.people === undefined ? [] : peopleLines(event.people)),
    `STATUS:${event.isCancelled === true ? 'CANCELLED' : 'CONFIRMED'}`,
    `TRANSP:${event.isFree === true || event.isCancelled === true ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...(event.isCancelled === true ? [] : (event.reminders ?? [])).flatMap((minutes) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(event.title)}`,
      `TRIGGER:${before(minutes)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

// A day of the calendar is a day of the clock on the wall, also where that is put forward or back.
const before = (minutes: number): string => {
  if (minutes === 0) return 'PT0S'
  return minutes % 1_440 === 0 ? `-P${minutes / 1_440}D` : `-PT${minutes}M`
}

const peopleLines = ({ organizer, guest }: EventPeople): string[] => [
  `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
  `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${guest}`,
]

/** The same wherever an entry is told of: subscribed, taken along or sent. */
export const eventUid = (id: string): string => `${id}@hauswart`

const plain = (day: string): string => day.replaceAll('-', '')
const clock = (day: string, time: string): string => `${plain(day)}T${time.replace(':', '')}00`

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')

// A parameter knows no way to write a quotation mark.
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`

const widest = 75

/** A line holds 75 bytes, also where a sign needs four of them; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let [part, width] = ['', 0]
  for (const sign of line) {
    const bytes = bytesOf(sign.codePointAt(0) ?? 0)
    if (width + bytes > widest) {
      parts.push(part)
      ;[part, width] = ['', 1]
    }
    part += sign
    width += bytes
  }
  return [...parts, part].join('\r\n ')
}

const bytesOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
