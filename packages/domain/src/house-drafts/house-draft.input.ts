import * as z from 'zod/mini'
import { clientId } from '../fields/fields.ts'
import { isDraftText } from './house-draft.ts'

/** A draft under the id its house will have. Version 0 is a draft nobody has saved yet. */
export const saveHouseDraftInput = z.object({
  id: clientId,
  expectedVersion: z.int(),
  step: z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/)),
  values: z.string().check(z.refine(isDraftText)),
})
export type SaveHouseDraftInput = z.output<typeof saveHouseDraftInput>
