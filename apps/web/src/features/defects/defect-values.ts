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
import type { Contract } from '@hauswart/domain/quotes/contract'
import * as z from 'zod/mini'
import type { DefectRow } from '#house/nouns/defects.ts'
import {
  dayFact,
  formFacts,
  kept,
  optionalChoice,
  optionalLine,
  reference,
  requiredLine,
  ruled,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { defectsTexts } from './defects.texts.ts'

const { expectedVersion: _version, title, foundOn, ...optional } = updateDefectInput.shape

/** State and notice are judged together, as the server does. */
const schema = z
  .object({
    ...optional,
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

const { wrongDay, needsNotice, noticeBefore, stillOpen, notDemanded, repairBefore } = defectsTexts.form

/** A defect as its forms hold it. */
export const defectForm = formFacts<DefectRow>()(
  {
    title: requiredLine(120),
    description: optionalLine(5_000),
    place: optionalLine(120),
    componentId: reference(),
    craftsmanId: reference(),
    nature: kept<DefectNature>('open'),
    state: kept<DefectState>('open', stillOpen),
    foundOn: dayFact(wrongDay),
    terms: kept<ContractTerms>('work'),
    subject: kept<ContractSubject>('immovable'),
    contractOn: dayFact(wrongDay),
    acceptedOn: dayFact(wrongDay),
    notifiedOn: dayFact((day, { code }) =>
      code !== 'custom' ? wrongDay : day === null ? needsNotice : noticeBefore,
    ),
    notifiedBy: optionalChoice<NoticeWay>(),
    demand: kept<DefectDemand>('repair', notDemanded),
    repairUntil: dayFact(ruled(repairBefore, wrongDay)),
  },
  schema,
)
export type DefectValues = ValuesOf<typeof defectForm>

/** A new one, found today, with the contract it is most likely about. */
export const newValues = (today: string, contract: Contract | undefined): DefectValues =>
  defectForm.newValues({ foundOn: today, ...contract, craftsmanId: contract?.craftsmanId ?? '' })
