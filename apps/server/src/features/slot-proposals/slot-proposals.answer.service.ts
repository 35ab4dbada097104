import { slotAnswerWords } from '@hauswart/domain/appointments/slot-proposal.labels'
import { invitationEvent } from '@hauswart/domain/calendar/appointment-event'
import { writeCalendar } from '@hauswart/domain/calendar/calendar-file'
import { notifyUser } from '#features/notifications/notifications.service.ts'
import { addressIn, writeLetter } from '#platform/jobs/mail.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { findAnswer, findInvitation, markTold } from './slot-proposals.answer.queries.ts'
import { invitationLetter } from './slot-proposals.mails.ts'

/** Tells the people of the house what the guest said; told twice it is one message. */
export async function tellAnswer(deps: JobDeps, realEstateId: string, proposalId: string): Promise<void> {
  const found = await findAnswer(deps, realEstateId, proposalId)
  if (found === undefined) return
  const { appointmentId, title, email, slots, chosen, answer, startsOn, members } = found
  const slot = chosen === null ? null : (slots[chosen] ?? null)
  for (const userId of members)
    await notifyUser(deps, deps.parts.clock, {
      userId,
      kind: 'slots_answered',
      objectId: proposalId,
      ...slotAnswerWords({ title, email, slot, message: answer }),
      target: { route: 'appointments', id: appointmentId },
      about: { realEstateId, thingId: appointmentId, dueOn: startsOn },
    })
}

/**
 * Tells the calendar of the guest how the appointment is now: the entry is made right before it leaves. Sent again after a
 * kill it has the same Message-ID, and a calendar that has this version already leaves it alone.
 */
export async function sendInvitation(
  deps: JobDeps,
  realEstateId: string,
  appointmentId: string,
): Promise<void> {
  const invited = await findInvitation(deps, realEstateId, appointmentId)
  if (invited === undefined || invited.version <= invited.toldVersion) return
  const { proposalId, state, isDeleted, version, email, invitedBy, toldMethod, updatedAt } = invited
  const isCancelled = isDeleted || state === 'cancelled'
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  // Whoever never heard of it, or knows that it is off, is not told so again.
  if (isCancelled && toldMethod !== 'REQUEST') return markTold(deps, realEstateId, invited, method)
  const { config, log, mailer } = deps.parts
  const people = { organizer: { name: invitedBy, email: addressIn(config.MAIL_FROM) }, guest: email }
  const event = invitationEvent(invited, { changedAt: updatedAt, people, isCancelled })
  const news = isCancelled ? 'cancelled' : toldMethod === null ? 'agreed' : 'changed'
  const { refusal } = await mailer.send({
    id: `${proposalId}.${version}`,
    ...writeLetter(invitationLetter(invited, news)),
    messageId: `<invitation.${proposalId}.${version}@hauswart>`,
    calendar: { method, content: writeCalendar({ events: [event], method }) },
  })
  if (refusal !== undefined) log.warn({ proposalId, status: refusal }, 'an invitation was refused for good')
  await markTold(deps, realEstateId, invited, method)
}
