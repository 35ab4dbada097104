import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines, rappen } from '../fields/fields.ts'
import { documentCategories } from './document.ts'

const title = line(200)
const each = <Schema extends z.ZodMiniType>(schema: Schema, most: number) =>
  z.array(schema).check(
    z.maxLength(most),
    z.refine((said) => new Set(said).size === said.length),
  )

const optionalFacts = {
  category: clearable(z.enum(documentCategories)),
  datedOn: clearable(day),
  sender: clearable(line(120)),
  amountRappen: clearable(rappen),
  /** After this day it is worth nothing any more: a policy, an offer, a certificate. */
  validUntil: clearable(day),
  /** Until this day it is better not thrown away; only a hint. */
  keepUntil: clearable(day),
  note: clearable(lines(2_000)),
  tags: z.optional(each(line(40), 10)),
  componentIds: z.optional(each(clientId, 40)),
  todoIds: z.optional(each(clientId, 40)),
}

export const addDocumentInput = z.object({
  id: clientId,
  fileId: clientId,
  title,
  /** Looked through and put into its drawer; else it is still to be reviewed. */
  isFiled: z.boolean(),
  ...optionalFacts,
})
export type AddDocumentInput = z.output<typeof addDocumentInput>

export const editDocumentInput = z.object({
  expectedVersion: z.int(),
  title: z.optional(title),
  isFiled: z.optional(z.boolean()),
  ...optionalFacts,
})
export type EditDocumentInput = z.output<typeof editDocumentInput>
