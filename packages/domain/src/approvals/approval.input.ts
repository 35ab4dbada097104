import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines, rappen } from '../fields/fields.ts'
import { approvalKinds, approvalStates } from './approval.ts'

const title = line(120)
const state = z.enum(approvalStates)

const optionalFacts = {
  office: clearable(line(120)),
  number: clearable(line(60)),
  requestedOn: clearable(day),
  decidedOn: clearable(day),
  validUntil: clearable(day),
  paidOn: clearable(day),
  note: clearable(lines(2_000)),
  promisedRappen: clearable(rappen),
  paidRappen: clearable(rappen),
}

export const addApprovalInput = z.object({
  id: clientId,
  projectId: clientId,
  kind: z.enum(approvalKinds),
  title,
  state,
  ...optionalFacts,
})

/** What is asked for stays a permit or a subsidy. */
export const updateApprovalInput = z.object({
  expectedVersion: z.int(),
  title: z.optional(title),
  state: z.optional(state),
  ...optionalFacts,
})
