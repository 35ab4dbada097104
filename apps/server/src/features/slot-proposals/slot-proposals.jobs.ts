import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { JobHandler } from '#platform/jobs/worker.ts'
import { sendInvitation, tellAnswer } from './slot-proposals.answer.service.ts'

export const slotProposalJobs: Readonly<Record<string, JobHandler>> = {
  tell_slot_answer: ({ realEstateId, proposalId }, deps) => {
    if (!isId(realEstateId) || !isId(proposalId))
      throw new Error('tell_slot_answer needs a house and a proposal')
    return tellAnswer(deps, realEstateId, proposalId)
  },
  send_slot_invitation: ({ realEstateId, appointmentId }, deps) => {
    if (!isId(realEstateId) || !isId(appointmentId))
      throw new Error('send_slot_invitation needs a house and an appointment')
    return sendInvitation(deps, realEstateId, appointmentId)
  },
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)
