import {
  approvalFault,
  type ApprovalFacts,
  type ApprovalKind,
  type ApprovalState,
} from '@hauswart/domain/approvals/approval'
import { updateApprovalInput } from '@hauswart/domain/approvals/approval.input'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import * as z from 'zod/mini'
import { approvals, type ApprovalRow } from '#house/nouns/approvals.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { approvalsTexts } from './approvals.texts.ts'

/** A request as its forms hold it; an empty text is no answer. */
export type ApprovalValues = {
  readonly title: string
  readonly state: ApprovalState
  readonly office: string
  readonly number: string
  readonly requestedOn: string | null
  readonly decidedOn: string | null
  readonly validUntil: string | null
  readonly paidOn: string | null
  readonly promisedRappen: number | null
  readonly paidRappen: number | null
  readonly note: string
}

export const newValues = (title = ''): ApprovalValues => ({
  title,
  state: 'open',
  office: '',
  number: '',
  requestedOn: null,
  decidedOn: null,
  validUntil: null,
  paidOn: null,
  promisedRappen: null,
  paidRappen: null,
  note: '',
})

export const valuesOf = (row: ApprovalRow): ApprovalValues => ({
  title: row.title,
  state: row.state,
  office: row.office ?? '',
  number: row.number ?? '',
  requestedOn: row.requestedOn,
  decidedOn: row.decidedOn,
  validUntil: row.validUntil,
  paidOn: row.paidOn,
  promisedRappen: row.promisedRappen,
  paidRappen: row.paidRappen,
  note: row.note ?? '',
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

export const prepare = ({ office, number, note, ...values }: ApprovalValues): object => ({
  ...values,
  office: orNull(office),
  number: orNull(number),
  note: orNull(note),
})

const facts = z.omit(updateApprovalInput, { expectedVersion: true })

/** The whole is judged as the server does. */
export const schemaOf = (kind: ApprovalKind) =>
  z
    .extend(facts, { title: z.nonoptional(facts.shape.title), state: z.nonoptional(facts.shape.state) })
    .check((context) => {
      const { state, requestedOn = null, decidedOn = null, validUntil = null, paidOn = null } = context.value
      const said: ApprovalFacts = { kind, state, requestedOn, decidedOn, validUntil, paidOn }
      const field = approvalFault(said)
      if (field !== undefined)
        context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
    })

const { required, tooLong } = fieldFaults
const { facts: labels } = approvals
const { wrongDay, before, wrongAmount } = approvalsTexts.form
const after =
  (earlier: string) =>
  (_value: unknown, { code }: { readonly code?: string | undefined }) =>
    code === 'custom' ? before(earlier) : wrongDay

export const faultTexts: FaultTexts<ApprovalValues> = {
  title: (value) => (value.trim() === '' ? required : tooLong(120)),
  state: required,
  office: tooLong(120),
  number: tooLong(60),
  requestedOn: wrongDay,
  decidedOn: after(labels.requestedOn),
  validUntil: after(labels.decidedOn),
  paidOn: after(labels.decidedOn),
  promisedRappen: wrongAmount,
  paidRappen: wrongAmount,
  note: tooLong(2_000),
}
