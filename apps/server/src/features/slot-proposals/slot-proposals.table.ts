import type { AppointmentTime, AppointmentState } from '@hauswart/domain/appointments/appointment'
import type { SlotProposalState } from '@hauswart/domain/appointments/slot-proposal'
import type { CalendarMethod } from '@hauswart/domain/calendar/calendar-file'

export type SlotProposalRow = {
  realEstateId: string
  id: string
  appointmentId: string
  email: string
  slots: AppointmentTime[]
  state: SlotProposalState
  /** The place of the slot that was chosen. */
  chosen: number | null
  answer: string | null
  answeredAt: string | null
  version: number
  createdAt: string
}

export const slotProposalColumns = `s.real_estate_id as "realEstateId", s.id, s.appointment_id as "appointmentId", s.email,
  s.slots, s.state, s.chosen, s.answer, s.answered_at as "answeredAt", s.version, s.created_at as "createdAt"`

/** What was answered, for those who are told of it. */
export type SlotAnswerRow = {
  appointmentId: string
  title: string
  email: string
  slots: AppointmentTime[]
  chosen: number | null
  answer: string | null
  startsOn: string
  members: string[]
}

/** An appointment as the calendar of its guest is to have it, and what that was told last. */
export type InvitationRow = AppointmentTime & {
  proposalId: string
  id: string
  title: string
  place: string | null
  state: AppointmentState
  isDeleted: boolean
  version: number
  updatedAt: string
  email: string
  invitedBy: string
  toldVersion: number
  toldMethod: CalendarMethod | null
}
