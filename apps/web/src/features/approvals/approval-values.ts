import {
  approvalFault,
  type ApprovalFacts,
  type ApprovalKind,
  type ApprovalState,
} from '@hauswart/domain/approvals/approval'
import { updateApprovalInput } from '@hauswart/domain/approvals/approval.input'
import * as z from 'zod/mini'
import { approvals, type ApprovalRow } from '#house/nouns/approvals.ts'
import {
  dayFact,
  figureFact,
  formFacts,
  kept,
  optionalLine,
  requiredLine,
  ruled,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { approvalsTexts } from './approvals.texts.ts'

const facts = z.omit(updateApprovalInput, { expectedVersion: true })

/** The whole is judged as the server does. */
const schemaOf = (kind: ApprovalKind) =>
  z
    .extend(facts, { title: z.nonoptional(facts.shape.title), state: z.nonoptional(facts.shape.state) })
    .check((context) => {
      const { state, requestedOn = null, decidedOn = null, validUntil = null, paidOn = null } = context.value
      const said: ApprovalFacts = { kind, state, requestedOn, decidedOn, validUntil, paidOn }
      const field = approvalFault(said)
      if (field !== undefined)
        context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
    })

const { facts: labels } = approvals
const { wrongDay, before, wrongAmount } = approvalsTexts.form
const dayAfter = (earlier: string) => dayFact(ruled(before(earlier), wrongDay))

/** A request as its forms hold it. */
export const approvalForm = (kind: ApprovalKind) =>
  formFacts<ApprovalRow>()(
    {
      title: requiredLine(120),
      state: kept<ApprovalState>('open'),
      office: optionalLine(120),
      number: optionalLine(60),
      requestedOn: dayFact(wrongDay),
      decidedOn: dayAfter(labels.requestedOn),
      validUntil: dayAfter(labels.decidedOn),
      paidOn: dayAfter(labels.decidedOn),
      promisedRappen: figureFact(wrongAmount),
      paidRappen: figureFact(wrongAmount),
      note: optionalLine(2_000),
    },
    schemaOf(kind),
  )
export type ApprovalValues = ValuesOf<typeof approvalForm>
