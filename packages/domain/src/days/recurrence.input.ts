import * as z from 'zod/mini'
import { day, wholeNumber } from '../fields/fields.ts'
import { mostEvery, recurrenceModes, recurrenceUnits } from './recurrence.ts'

/** How something comes again, as a whole. */
export const recurrenceInput = z.object({
  mode: z.enum(recurrenceModes),
  every: wholeNumber(1, mostEvery),
  unit: z.enum(recurrenceUnits),
  anchorOn: day,
})
