import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines } from '../fields/fields.ts'
import { defectDemands } from './demand.ts'
import { contractSubjects, contractTerms, defectNatures, defectStates, noticeWays } from './defect.ts'

const title = line(120)
const nature = z.enum(defectNatures)
const terms = z.enum(contractTerms)
const subject = z.enum(contractSubjects)

const optionalFacts = {
  description: clearable(lines(5_000)),
  place: clearable(line(120)),
  componentId: clearable(clientId),
  craftsmanId: clearable(clientId),
  contractOn: clearable(day),
  acceptedOn: clearable(day),
  repairUntil: clearable(day),
  demand: z.optional(z.enum(defectDemands)),
}

export const addDefectInput = z.object({
  id: clientId,
  projectId: clientId,
  title,
  nature,
  foundOn: day,
  terms,
  subject,
  ...optionalFacts,
})

export const updateDefectInput = z.object({
  expectedVersion: z.int(),
  title: z.optional(title),
  nature: z.optional(nature),
  foundOn: z.optional(day),
  terms: z.optional(terms),
  subject: z.optional(subject),
  state: z.optional(z.enum(defectStates)),
  notifiedOn: clearable(day),
  notifiedBy: clearable(z.enum(noticeWays)),
  ...optionalFacts,
})
