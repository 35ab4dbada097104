import * as z from 'zod/mini'
import { clearable, email, line, phoneNumber } from '../fields/fields.ts'

/** The community of owners a flat belongs to. Its fund is a money fact and stands with those. */
export const condominiumInput = z.object({
  expectedVersion: z.int(),
  name: clearable(line(120)),
  sharePermille: clearable(z.number().check(z.minimum(0.01), z.maximum(1_000))),
  managerName: clearable(line(120)),
  managerEmail: clearable(email),
  managerPhone: clearable(phoneNumber),
})
export type CondominiumInput = z.output<typeof condominiumInput>
