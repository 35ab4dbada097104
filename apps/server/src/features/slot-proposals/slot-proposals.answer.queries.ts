import type { CalendarMethod } from '@hauswart/domain/calendar/calendar-file'
import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import type { InvitationRow, SlotAnswerRow } from './slot-proposals.table.ts'

const answered = sql<SlotAnswerRow>(`
  select s.appointment_id as "appointmentId", a.title, s.email, s.slots, s.chosen, s.answer, a.starts_on as "startsOn",
    array(select m.user_id from app.membership m where m.real_estate_id = app.house() limit 50) as members
  from app.slot_proposal s join app.appointment a on a.real_estate_id = s.real_estate_id and a.id = s.appointment_id
  where s.real_estate_id = app.house() and s.id = $1 and s.state in ('accepted', 'declined')`)

export const findAnswer = async (
  deps: JobDeps,
  realEstateId: string,
  id: string,
): Promise<SlotAnswerRow | undefined> => (await deps.houseRows(realEstateId, answered, [id]))[0]

const invitation = sql<InvitationRow>(`
  select s.id as "proposalId", a.id, a.title, a.place, a.state, a.deleted_at is not null as "isDeleted",
    a.starts_on as "startsOn", to_char(a.starts_at, 'HH24:MI') as "startsAt", a.ends_on as "endsOn",
    to_char(a.ends_at, 'HH24:MI') as "endsAt", a.version, a.updated_at as "updatedAt", s.email,
    p.first_name || ' ' || p.last_name as "invitedBy", s.told_version as "toldVersion", s.told_method as "toldMethod"
  from app.slot_proposal s join app.appointment a on a.real_estate_id = s.real_estate_id and a.id = s.appointment_id
    join app.profile p on p.user_id = s.created_by
  where s.real_estate_id = app.house() and s.appointment_id = $1 and s.state = 'accepted'`)

export const findInvitation = async (
  deps: JobDeps,
  realEstateId: string,
  appointmentId: string,
): Promise<InvitationRow | undefined> => (await deps.houseRows(realEstateId, invitation, [appointmentId]))[0]

const told = sql(`
  update app.slot_proposal s set told_version = $2, told_method = $3
  where s.real_estate_id = app.house() and s.id = $1 and s.told_version < $2`)

export const markTold = async (
  deps: JobDeps,
  realEstateId: string,
  { proposalId, version }: InvitationRow,
  method: CalendarMethod,
): Promise<void> => void (await deps.houseRows(realEstateId, told, [proposalId, version, method]))
