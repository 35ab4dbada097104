import * as z from 'zod/mini'
import { contractSubjects, contractTerms, maxDefects } from '../defects/defect.ts'
import { clearable, clientId, day, line, lines } from '../fields/fields.ts'
import {
  acceptanceResults,
  checkMarks,
  maxCheckPoints,
  maxPeople,
  maxSignatures,
  signingSides,
} from './acceptance.ts'
import { isSignaturePath } from './signature.ts'

const title = line(120)
const terms = z.enum(contractTerms)
const subject = z.enum(contractSubjects)
const result = z.enum(acceptanceResults)

const point = z.object({ text: line(160), mark: z.enum(checkMarks) })
const signature = z.object({
  name: line(120),
  side: z.enum(signingSides),
  path: z._default(z.nullable(z.string().check(z.refine(isSignaturePath))), null),
})
const isEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

const optionalFacts = {
  craftsmanId: clearable(clientId),
  contractOn: clearable(day),
  people: z.optional(z.array(line(120)).check(z.maxLength(maxPeople))),
  checklist: z.optional(z.array(point).check(z.maxLength(maxCheckPoints))),
  defectIds: z.optional(z.array(clientId).check(z.maxLength(maxDefects), z.refine(isEachOnce))),
  repairBy: clearable(day),
  note: clearable(lines(5_000)),
  signatures: z.optional(z.array(signature).check(z.maxLength(maxSignatures))),
}

export const addAcceptanceInput = z.object({
  id: clientId,
  projectId: clientId,
  title,
  acceptedOn: day,
  terms,
  subject,
  result,
  ...optionalFacts,
})

export const updateAcceptanceInput = z.object({
  expectedVersion: z.int(),
  title: z.optional(title),
  acceptedOn: z.optional(day),
  terms: z.optional(terms),
  subject: z.optional(subject),
  result: z.optional(result),
  ...optionalFacts,
})
