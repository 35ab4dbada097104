import type {
  AppointmentKind,
  AppointmentState,
  AppointmentTime,
} from '@hauswart/domain/appointments/appointment'
import type { DatedRows } from '#platform/db/dated-rows.ts'

export type AppointmentGuest = { email: string; isComing: boolean }

export type AppointmentRow = AppointmentTime & {
  id: string
  realEstateId: string
  title: string
  kind: AppointmentKind
  state: AppointmentState
  /** None is the house itself. */
  place: string | null
  note: string | null
  componentId: string | null
  craftsmanId: string | null
  projectId: string | null
  /** Those that were agreed as one name the same; nothing: it is one for itself. */
  seriesId: string | null
  /** How many minutes before it begins it is told; nothing: as each person has it in their settings. */
  remindMinutes: number[] | null
  /** To whom times were proposed, while that waits for an answer or one is accepted. */
  guest: AppointmentGuest | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const appointmentColumns = `a.id, a.real_estate_id as "realEstateId", a.title, a.kind, a.state,
  a.starts_on as "startsOn", to_char(a.starts_at, 'HH24:MI') as "startsAt", a.ends_on as "endsOn",
  to_char(a.ends_at, 'HH24:MI') as "endsAt", a.place, a.note, a.component_id as "componentId",
  a.craftsman_id as "craftsmanId", a.project_id as "projectId", a.series_id as "seriesId", a.remind_minutes as "remindMinutes",
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
