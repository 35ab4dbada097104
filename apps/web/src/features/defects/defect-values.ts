import {
  contractSubjects,
  contractTerms,
  defectNatures,
  defectStates,
  noticeFault,
  noticeWays,
  type ContractSubject,
  type ContractTerms,
  type DefectNature,
  type DefectState,
  type NoticeWay,
} from '@hauswart/domain/defects/defect'
import { defectDemands, demandFault, type DefectDemand } from '@hauswart/domain/defects/demand'
import { updateDefectInput } from '@hauswart/domain/defects/defect.input'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import type { Contract } from '@hauswart/domain/quotes/contract'
import * as z from 'zod/mini'
import type { DefectRow } from '#house/nouns/defects.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { defectsTexts } from './defects.texts.ts'

/** A defect as its forms hold it; an empty text or choice is no answer. */
export type DefectValues = {
  readonly title: string
  readonly description: string
  readonly place: string
  readonly componentId: string
  readonly craftsmanId: string
  readonly nature: DefectNature
  readonly state: DefectState
  readonly foundOn: string | null
  readonly terms: ContractTerms
  readonly subject: ContractSubject
  readonly contractOn: string | null
  readonly acceptedOn: string | null
  readonly notifiedOn: string | null
  readonly notifiedBy: NoticeWay | ''
  readonly demand: DefectDemand
  readonly repairUntil: string | null
}

/** A new one, found today, with the contract it is most likely about. */
export const newValues = (today: string, contract: Contract | undefined): DefectValues => ({
  title: '',
  description: '',
  place: '',
  componentId: '',
  craftsmanId: contract?.craftsmanId ?? '',
  nature: 'open',
  state: 'open',
  foundOn: today,
  terms: contract?.terms ?? 'work',
  subject: contract?.subject ?? 'immovable',
  contractOn: contract?.contractOn ?? null,
  acceptedOn: contract?.acceptedOn ?? null,
  notifiedOn: null,
  notifiedBy: '',
  demand: 'repair',
  repairUntil: null,
})

export const valuesOf = (row: DefectRow): DefectValues => ({
  ...row,
  description: row.description ?? '',
  place: row.place ?? '',
  componentId: row.componentId ?? '',
  craftsmanId: row.craftsmanId ?? '',
  notifiedBy: row.notifiedBy ?? '',
})

const orNothing = (text: string): string | null => (text.trim() === '' ? null : text)

export const prepare = (values: DefectValues): object => ({
  ...values,
  description: orNothing(values.description),
  place: orNothing(values.place),
  componentId: orNothing(values.componentId),
  craftsmanId: orNothing(values.craftsmanId),
  notifiedBy: orNothing(values.notifiedBy),
})

const { title, foundOn, ...optional } = updateDefectInput.shape

/** State and notice are judged together, as the server does. */
export const schema = z
  .object({
    ...optional,
    expectedVersion: z.optional(z.int()),
    title: z.nonoptional(title),
    foundOn: z.nonoptional(foundOn),
    nature: z.enum(defectNatures),
    state: z.enum(defectStates),
    terms: z.enum(contractTerms),
    subject: z.enum(contractSubjects),
    notifiedBy: z.nullable(z.enum(noticeWays)),
    demand: z.enum(defectDemands),
  })
  .check((context) => {
    const { state, notifiedOn = null } = context.value
    const field =
      noticeFault({ state, foundOn: context.value.foundOn, notifiedOn }) ??
      demandFault({ ...context.value, repairUntil: context.value.repairUntil ?? null })
    if (field !== undefined)
      context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
  })

const { required, tooLong } = fieldFaults
const { wrongDay, needsNotice, noticeBefore, stillOpen, notDemanded, repairBefore } = defectsTexts.form

export const faultTexts: FaultTexts<DefectValues> = {
  title: (value) => (value.trim() === '' ? required : tooLong(120)),
  description: tooLong(5_000),
  place: tooLong(120),
  componentId: required,
  craftsmanId: required,
  nature: required,
  state: stillOpen,
  foundOn: wrongDay,
  terms: required,
  subject: required,
  contractOn: wrongDay,
  acceptedOn: wrongDay,
  notifiedOn: (value, { code }) =>
    code !== 'custom' ? wrongDay : value === null ? needsNotice : noticeBefore,
  notifiedBy: required,
  demand: notDemanded,
  repairUntil: (_value, { code }) => (code === 'custom' ? repairBefore : wrongDay),
}
