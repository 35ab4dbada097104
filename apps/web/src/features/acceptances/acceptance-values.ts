import {
  acceptanceFault,
  acceptanceResults,
  isOverSigned,
  type AcceptanceResult,
  type CheckPoint,
  type Signature,
  type SignedAcceptance,
} from '@hauswart/domain/acceptances/acceptance'
import type { proposedPoints } from '@hauswart/domain/acceptances/acceptance-template'
import { updateAcceptanceInput } from '@hauswart/domain/acceptances/acceptance.input'
import {
  contractSubjects,
  contractTerms,
  type ContractSubject,
  type ContractTerms,
} from '@hauswart/domain/defects/defect'
import type { Contract } from '@hauswart/domain/quotes/contract'
import * as z from 'zod/mini'
import type { AcceptanceRow } from '#house/nouns/acceptances.ts'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { acceptancesTexts } from './acceptances.texts.ts'

export type AcceptanceValues = {
  readonly title: string
  readonly acceptedOn: string | null
  readonly craftsmanId: string
  readonly terms: ContractTerms
  readonly subject: ContractSubject
  readonly contractOn: string | null
  /** One person a line. */
  readonly people: string
  readonly checklist: readonly CheckPoint[]
  readonly result: AcceptanceResult
  readonly defectIds: readonly string[]
  readonly repairBy: string | null
  readonly note: string
  readonly signatures: readonly Signature[]
}

export type AcceptanceForm = ReturnType<typeof useForm<AcceptanceValues, unknown>>

type Proposed = {
  readonly today: string
  readonly title: string
  readonly points: ReturnType<typeof proposedPoints>
  /** What is known of the contract it is most likely about. */
  readonly contract: Contract | undefined
}

/** A new one of today, with the points such a renovation usually has. */
export const newValues = ({ today, title, points, contract }: Proposed): AcceptanceValues => ({
  title: title.slice(0, 120),
  acceptedOn: today,
  craftsmanId: contract?.craftsmanId ?? '',
  terms: contract?.terms ?? 'work',
  subject: contract?.subject ?? 'immovable',
  contractOn: contract?.contractOn ?? null,
  people: '',
  checklist: points.map((text) => ({ text, mark: 'open' })),
  result: 'clean',
  defectIds: [],
  repairBy: null,
  note: '',
  signatures: [],
})

export const valuesOf = (row: AcceptanceRow): AcceptanceValues => ({
  ...row,
  craftsmanId: row.craftsmanId ?? '',
  people: row.people.join('\n'),
  note: row.note ?? '',
})

const orNothing = (text: string): string | null => (text.trim() === '' ? null : text)

export const prepare = (values: AcceptanceValues): object => ({
  ...values,
  craftsmanId: orNothing(values.craftsmanId),
  people: values.people.split('\n').filter((line) => line.trim() !== ''),
  note: orNothing(values.note),
})

const { title, acceptedOn, people, checklist, defectIds, signatures, ...optional } =
  updateAcceptanceInput.shape

const shape = z.object({
  ...optional,
  expectedVersion: z.optional(z.int()),
  title: z.nonoptional(title),
  acceptedOn: z.nonoptional(acceptedOn),
  people: z.nonoptional(people),
  checklist: z.nonoptional(checklist),
  defectIds: z.nonoptional(defectIds),
  signatures: z.nonoptional(signatures),
  terms: z.enum(contractTerms),
  subject: z.enum(contractSubjects),
  result: z.enum(acceptanceResults),
})

/** Its facts are judged together, as the server does; over one that was signed also what the signatures stand under. */
export const schemaOver = (before?: SignedAcceptance) =>
  shape.check((context) => {
    const { craftsmanId = null, contractOn = null, repairBy = null, note = null, ...facts } = context.value
    const after = { ...facts, craftsmanId, contractOn, repairBy, note }
    const isOver = before !== undefined && isOverSigned(before, after)
    const field = acceptanceFault(after) ?? (isOver ? 'signatures' : undefined)
    if (field !== undefined)
      context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
  })

const { required, tooLong } = fieldFaults
const { form, signatures: signing } = acceptancesTexts

export const faultTexts: FaultTexts<AcceptanceValues> = {
  title: (value) => (value.trim() === '' ? required : tooLong(120)),
  acceptedOn: form.wrongDay,
  craftsmanId: required,
  terms: required,
  subject: required,
  contractOn: (_value, { code }) => (code === 'custom' ? form.contractAfter : form.wrongDay),
  people: form.people,
  checklist: form.points,
  result: form.notClean,
  defectIds: required,
  repairBy: (_value, { code }) => (code === 'custom' ? form.repairBefore : form.wrongDay),
  note: tooLong(5_000),
  signatures: signing.over,
}
