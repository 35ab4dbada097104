import * as z from 'zod/mini'
import { clearable, line } from '../fields/fields.ts'

export const updateProfileInput = z.object({
  expectedVersion: z.int(),
  firstName: z.optional(line(60)),
  lastName: z.optional(line(60)),
  phone: clearable(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))),
})
