import type { AppointmentState } from '@hauswart/domain/appointments/appointment'
import { dayedSources, sourceRules, type DayedSource } from '@hauswart/domain/deadlines/source'
import type { CalendarContent } from '@hauswart/domain/calendar/calendar-feed'
import { houseRows, selectedOf, sourceColumn } from '#features/upcoming/upcoming.table.ts'
import { inHouse, sharedInHouse } from '#platform/db/dated-rows.ts'

export type CalendarFeedRow = {
  contents: CalendarContent[]
  createdAt: string
  fetchedAt: string | null
  version: number
}

export const calendarFeedColumns = `f.contents, f.created_at as "createdAt", f.fetched_at as "fetchedAt", f.version`

/** Something of the house with its day, as a calendar gets it. */
export type DatedRow = {
  source: 'appointment' | DayedSource
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
  remindMinutes: number[] | null
}

export type PlaceRow = {
  name: string | null
  street: string | null
  houseNumber: string | null
  zip: string | null
  city: string | null
}

/** What the selects below are held against. */
export const dayedShared = sharedInHouse(dayedSources.map(houseRows))

/** What has a day and no hours. To-dos that were due long ago are there too, deadlines only from $1 on; of each at most $2. */
export const dayedSelects = selectedOf(dayedSources)
  .map((source) => {
    const { on, title } = houseRows(source)
    return inHouse(houseRows(source), {
      limit: '$2',
      until: `'infinity'::date`,
      today: '$1::date',
      and: sourceRules[source].sort === 'deadline' ? `${on} >= $1::date` : undefined,
      columns: `${sourceColumn(source)}, x.id, ${title}, ${on}, null, ${on}, null, null, 'planned', x.version, x.updated_at, null`,
    })
  })
  .join(' union all ')
