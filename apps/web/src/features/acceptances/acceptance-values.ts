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
import {
  dayFact,
  formFacts,
  kept,
  optionalLine,
  reference,
  own,
  requiredLine,
  ruled,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { acceptancesTexts } from './acceptances.texts.ts'

const {
  expectedVersion: _version,
  title,
  acceptedOn,
  people,
  checklist,
  defectIds,
  signatures,
  ...optional
} = updateAcceptanceInput.shape

const shape = z.object({
  ...optional,
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

const { form, signatures: signing } = acceptancesTexts

export const acceptanceForm = formFacts<AcceptanceRow>()(
  {
    title: requiredLine(120),
    acceptedOn: dayFact(form.wrongDay),
    craftsmanId: reference(),
    terms: kept<ContractTerms>('work'),
    subject: kept<ContractSubject>('immovable'),
    contractOn: dayFact(ruled(form.contractAfter, form.wrongDay)),
    // One person a line.
    people: own({
      blank: '',
      read: (names: readonly string[]) => names.join('\n'),
      write: (text) => text.split('\n').filter((line) => line.trim() !== ''),
      fault: form.people,
    }),
    checklist: kept<readonly CheckPoint[]>([], form.points),
    result: kept<AcceptanceResult>('clean', form.notClean),
    defectIds: kept<readonly string[]>([]),
    repairBy: dayFact(ruled(form.repairBefore, form.wrongDay)),
    note: optionalLine(5_000),
    signatures: kept<readonly Signature[]>([], signing.over),
  },
  schemaOver(),
)
export type AcceptanceValues = ValuesOf<typeof acceptanceForm>
export type AcceptanceForm = ReturnType<typeof useForm<AcceptanceValues, unknown>>

type Proposed = {
  readonly today: string
  readonly title: string
  readonly points: ReturnType<typeof proposedPoints>
  /** What is known of the contract it is most likely about. */
  readonly contract: Contract | undefined
}

/** A new one of today, with the points such a renovation usually has. */
export const newValues = ({ today, title: name, points, contract }: Proposed): AcceptanceValues =>
  acceptanceForm.newValues({
    ...contract,
    title: name.slice(0, 120),
    acceptedOn: today,
    craftsmanId: contract?.craftsmanId ?? '',
    checklist: points.map((text) => ({ text, mark: 'open' })),
  })
