import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines, wholeNumber } from '../fields/fields.ts'
import { mostWarrantyYears } from './maker-warranty.ts'

const title = line(120)
const years = wholeNumber(1, mostWarrantyYears)

const optionalFacts = {
  maker: clearable(line(120)),
  projectId: clearable(clientId),
  documentId: clearable(clientId),
  note: clearable(lines(2_000)),
}

export const addMakerWarrantyInput = z.object({
  id: clientId,
  componentId: clientId,
  title,
  startsOn: day,
  years,
  ...optionalFacts,
})

/** What it is a warranty of stays the same component. */
export const updateMakerWarrantyInput = z.object({
  expectedVersion: z.int(),
  title: z.optional(title),
  startsOn: z.optional(day),
  years: z.optional(years),
  ...optionalFacts,
})
