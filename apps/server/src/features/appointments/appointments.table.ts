import type { AppointmentKind, AppointmentState } from '@hauswart/domain/appointments/appointment'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { begins, factColumns, optional, readAs, required, type FactsOf } from '#platform/db/fact-columns.ts'

export type AppointmentGuest = { email: string; isComing: boolean }

const clock = (column: string) => readAs(column, (a) => `to_char(${a}.${column}, 'HH24:MI')`)

export const appointmentFacts = factColumns({
  title: required<string>('title'),
  kind: required<AppointmentKind>('kind'),
  state: begins<AppointmentState>('state', 'planned'),
  startsOn: required<string>('starts_on'),
  startsAt: optional<string>(clock('starts_at')),
  endsOn: required<string>('ends_on'),
  endsAt: optional<string>(clock('ends_at')),
  /** None is the house itself. */
  place: optional<string>('place'),
  note: optional<string>('note'),
  componentId: optional<string>('component_id'),
  craftsmanId: optional<string>('craftsman_id'),
  projectId: optional<string>('project_id'),
  /** How many minutes before it begins it is told; nothing: as each person has it in their settings. */
  remindMinutes: optional<number[]>('remind_minutes'),
})

export type AppointmentFacts = FactsOf<typeof appointmentFacts>

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
