import type {
  AppointmentKind,
  AppointmentState,
  AppointmentTime,
} from '@hauswart/domain/appointments/appointment'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns, readAs } from '#platform/db/fact-columns.ts'

export type AppointmentGuest = { email: string; isComing: boolean }

export type AppointmentFacts = AppointmentTime & {
  title: string
  kind: AppointmentKind
  state: AppointmentState
  /** None is the house itself. */
  place: string | null
  note: string | null
  componentId: string | null
  craftsmanId: string | null
  projectId: string | null
  /** How many minutes before it begins it is told; nothing: as each person has it in their settings. */
  remindMinutes: number[] | null
}

export type AppointmentRow = AppointmentFacts & {
  id: string
  realEstateId: string
  /** Those that were agreed as one name the same; nothing: it is one for itself. */
  seriesId: string | null
  /** To whom times were proposed, while that waits for an answer or one is accepted. */
  guest: AppointmentGuest | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

const clock = (column: string) => readAs(column, (a) => `to_char(${a}.${column}, 'HH24:MI')`)

export const appointmentFacts = factColumns<AppointmentFacts>({
  title: 'title',
  kind: 'kind',
  state: 'state',
  startsOn: 'starts_on',
  startsAt: clock('starts_at'),
  endsOn: 'ends_on',
  endsAt: clock('ends_at'),
  place: 'place',
  note: 'note',
  componentId: 'component_id',
  craftsmanId: 'craftsman_id',
  projectId: 'project_id',
  remindMinutes: 'remind_minutes',
})

export const appointmentColumns = `a.id, a.real_estate_id as "realEstateId", ${appointmentFacts.read('a')}, a.series_id as "seriesId",
  (select json_build_object('email', s.email, 'isComing', s.state = 'accepted') from app.slot_proposal s
    where s.real_estate_id = app.house() and s.appointment_id = a.id and s.state in ('sent', 'accepted')) as guest,
  a.version, a.created_at as "createdAt", a.updated_at as "updatedAt", a.deleted_at as "deletedAt"`

/** When people meet; what goes on stands at today. */
export const appointmentDays: DatedRows = {
  from: 'app.appointment',
  on: 'x.starts_on',
  shownOn: (today) => `greatest(x.starts_on, ${today})`,
  title: 'x.title',
  isOpen: "x.deleted_at is null and x.state = 'planned'",
  order: 'x.ends_on',
  comesUp: (_until, today) => `x.ends_on >= ${today}`,
  component: 'x.component_id',
}
