import * as z from 'zod/mini'
import { clientId, day, email, lines, wholeNumber } from '../fields/fields.ts'
import { clock } from './appointment.input.ts'
import { leastSlots, mostSlots } from './slot-proposal.ts'

const slot = z.object({
  startsOn: day,
  startsAt: z._default(z.nullable(clock), null),
  endsOn: day,
  endsAt: z._default(z.nullable(clock), null),
})

export const sendSlotProposalInput = z.object({
  id: clientId,
  appointmentId: clientId,
  email,
  slots: z.array(slot).check(z.minLength(leastSlots), z.maxLength(mostSlots)),
})

export const longestAnswer = 1_000

/** One of the times by its place in the list, or none of them. */
export const slotAnswer = z.object({
  choice: z.nullable(wholeNumber(0, mostSlots - 1)),
  message: z.nullish(lines(longestAnswer)),
})
