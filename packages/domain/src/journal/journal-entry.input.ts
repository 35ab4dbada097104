import * as z from 'zod/mini'
import { clearable, clientId, day, lines } from '../fields/fields.ts'
import { journalMarks } from './journal-entry.ts'

const optionalFacts = { body: clearable(lines(5_000)), mark: clearable(z.enum(journalMarks)) }

export const addJournalEntryInput = z.object({
  id: clientId,
  projectId: clientId,
  happenedOn: day,
  ...optionalFacts,
})

export const updateJournalEntryInput = z.object({
  expectedVersion: z.int(),
  happenedOn: z.optional(day),
  ...optionalFacts,
})
