import * as z from 'zod/mini'
import { clearable, personName } from '../fields/fields.ts'

export const updateProfileInput = z.object({
  expectedVersion: z.int(),
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  phone: clearable(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))),
})
