import { daysOf, isOver } from '@hauswart/domain/appointments/appointment'
import { addDays, weekdayOf } from '@hauswart/domain/days/day'
import { sourceRules } from '@hauswart/domain/deadlines/source'
import type { HouseUpcomingQuery } from '#gql/graphql.ts'
import type { AppointmentRow } from '#house/nouns/appointments.ts'
import type { Shown } from '#house/record/record.ts'

export type Appointment = Shown<AppointmentRow>
type Upcoming = NonNullable<HouseUpcomingQuery['realEstate']>['upcoming'][number]

/** Whatever stands in the calendar. */
export type Entry = {
  /** One of its own a row: an appointment of three days has three. */
  readonly key: string
  readonly sort: 'meeting' | 'deadline' | 'todo'
  readonly id: string
  readonly day: string
  readonly title: string
  readonly componentId: string | null
  readonly isPast: boolean
  /** Only of appointments. */
  readonly appointment: Appointment | undefined
  /** Others of its series are there too. */
  readonly comesAgain: boolean
  readonly source: Upcoming['source']
  /** Only of defects. */
  readonly projectId: string | null
}

type Now = { readonly today: string; readonly time: string }

/** Appointments and what else has its day, in the order of the days. */
export function entriesOf(
  appointments: readonly Appointment[],
  upcoming: readonly Upcoming[],
  { today, time }: Now,
): readonly Entry[] {
  const series = Map.groupBy(appointments, ({ seriesId }) => seriesId)
  const comesAgain = ({ seriesId }: Appointment) =>
    typeof seriesId === 'string' && (series.get(seriesId)?.length ?? 0) > 1
  const meetings = appointments.flatMap((appointment): Entry[] =>
    daysOf(appointment).map((day) => ({
      key: `${appointment.id} ${day}`,
      sort: 'meeting',
      id: appointment.id,
      day,
      title: appointment.title,
      componentId: appointment.componentId,
      isPast: day < today || isOver(appointment, today, time),
      appointment,
      comesAgain: comesAgain(appointment),
      source: 'appointment',
      projectId: null,
    })),
  )
  const others = upcoming.flatMap(
    ({ source, id, on, title, componentId, isWholeYear, projectId }): Entry[] => {
      const { sort } = sourceRules[source]
      // What is planned for some year has no day; appointments are known from their own list.
      if (sort === 'plan' || sort === 'meeting' || isWholeYear) return []
      return [
        {
          key: `${source} ${id}`,
          sort,
          id,
          day: on,
          title,
          componentId,
          isPast: false,
          appointment: undefined,
          comesAgain: false,
          source,
          projectId,
        },
      ]
    },
  )
  return [...meetings, ...others].toSorted(
    (a, b) => placeOf(a).localeCompare(placeOf(b)) || a.key.localeCompare(b.key),
  )
}

/** Within a day what takes all of it comes first, then by the clock. */
const placeOf = ({ day, appointment }: Entry): string => `${day} ${timeOn(appointment, day) ?? ''}`

/** When an appointment begins on one of its days; nothing where it takes the whole day. */
export const timeOn = (appointment: Appointment | undefined, day: string): string | undefined =>
  appointment?.startsOn === day ? (appointment.startsAt ?? undefined) : undefined

/** What is to come by its days together with what comes next however far away; each once. */
export const together = (dates: readonly Upcoming[], next: readonly Upcoming[]): readonly Upcoming[] => [
  ...new Map([...next, ...dates].map((one) => [`${one.source} ${one.id}`, one])).values(),
]

/** What the list shows of them, and what the sentence of the page counts: this week and the next. */
export const soonOf = (dates: readonly Upcoming[], today: string): readonly Upcoming[] =>
  dates.filter(({ on }) => on < addDays(mondayOf(today), 14))

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

export type Groups = Readonly<Record<'now' | 'next' | 'later' | 'past', readonly Entry[]>>

/** As the list shows them; what is late and not an appointment still counts to this week. */
export function groupEntries(entries: readonly Entry[], today: string): Groups {
  const next = addDays(mondayOf(today), 7)
  const later = addDays(next, 7)
  // One row a thing: the list tells from when to when.
  const once = entries.filter(
    ({ appointment, day }) => appointment === undefined || appointment.startsOn === day,
  )
  const over = new Set(entries.filter(isLastDay).flatMap(({ id, isPast }) => (isPast ? [id] : [])))
  const open = once.filter(({ appointment }) => appointment === undefined || !over.has(appointment.id))
  return {
    now: open.filter(({ day }) => day < next),
    next: open.filter(({ day }) => day >= next && day < later),
    later: open.filter(({ day }) => day >= later),
    past: once.filter((entry) => !open.includes(entry)).toReversed(),
  }
}

/** The first of its days may be past while it goes on. */
const isLastDay = ({ appointment, day }: Entry): boolean => appointment?.endsOn === day

/** How many of each this week, for the sentence of the page. */
export function countWeek(entries: readonly Entry[], today: string) {
  const week = groupEntries(entries, today).now.filter(
    ({ appointment }) => appointment === undefined || appointment.state === 'planned',
  )
  const of = (sort: Entry['sort']) => week.filter((entry) => entry.sort === sort).length
  return { meetings: of('meeting'), deadlines: of('deadline'), todos: of('todo') }
}
