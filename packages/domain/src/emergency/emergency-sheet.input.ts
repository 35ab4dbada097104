import * as z from 'zod/mini'
import { clearable, line, lines, phoneNumber } from '../fields/fields.ts'
import { maxContacts } from './emergency-sheet.ts'

const place = clearable(lines(300))
const note = z._default(z.nullable(line(120)), null)
const contact = z.object({ name: line(80), phone: phoneNumber, note })

/** Contacts come as the whole list or not at all. */
export const emergencySheetInput = z.object({
  expectedVersion: z.int(),
  mainWater: place,
  fuseBox: place,
  heatingOff: place,
  gasTap: place,
  keys: place,
  contacts: z.optional(z.array(contact).check(z.maxLength(maxContacts))),
})
export type EmergencySheetInput = z.output<typeof emergencySheetInput>
