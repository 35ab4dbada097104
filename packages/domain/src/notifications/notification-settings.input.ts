import * as z from 'zod/mini'
import { remindersInput } from '../appointments/reminding.input.ts'
import { clientId, wholeNumber } from '../fields/fields.ts'
import { digests, switches } from './notification-settings.ts'

const hour = wholeNumber(0, 23)

/** All settings at once. Version 0 is what nobody has chosen yet. */
export const saveSettingsInput = z.object({
  idempotencyKey: clientId,
  expectedVersion: z.int(),
  digest: z.enum(digests),
  digestHour: hour,
  quietFrom: hour,
  quietTo: hour,
  switchedOff: z
    .array(z.string().check(z.refine((text) => switches.includes(text))))
    .check(z.maxLength(switches.length)),
  // An earlier release knows nothing of it.
  appointmentMinutes: z.optional(remindersInput),
})
