import * as z from 'zod/mini'
import { clearable, clientId, day, each, line, lines, rappen } from '../fields/fields.ts'
import { documentCategories } from './document.ts'
import { maxLinks, maxSeveralDocuments, maxTags, severalDocumentsActs } from './several-documents.ts'

const title = line(200)
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
  tags: z.optional(each(line(40), maxTags)),
  componentIds: z.optional(each(clientId, maxLinks)),
  todoIds: z.optional(each(clientId, maxLinks)),
  projectIds: z.optional(each(clientId, maxLinks)),
  measureIds: z.optional(each(clientId, maxLinks)),
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

/** Which file is the current one from now on. */
export const documentVersionInput = z.object({ expectedVersion: z.int(), fileId: clientId })

/** `category` is the drawer they go into, `tags` what they get beside their own, `withoutTags` what they lose. */
export const changeDocumentsInput = z
  .object({
    ids: each(clientId, maxSeveralDocuments).check(z.minLength(1)),
    act: z.enum(severalDocumentsActs),
    category: z.optional(z.enum(documentCategories)),
    tags: z.optional(each(line(40), maxTags)),
    withoutTags: z.optional(each(line(40), maxSeveralDocuments)),
    componentId: z.optional(clientId),
    todoId: z.optional(clientId),
    projectId: z.optional(clientId),
    measureId: z.optional(clientId),
  })
  .check(
    z.refine(({ act, category }) => (act === 'file') === (category !== undefined), { path: ['category'] }),
    // To one thing at a time.
    z.refine(
      ({ act, componentId, todoId, projectId, measureId }) =>
        [componentId, todoId, projectId, measureId].filter((id) => id !== undefined).length ===
        (act === 'link' ? 1 : 0),
      { path: ['componentId'] },
    ),
    z.refine(
      ({ act, tags = [], withoutTags = [] }) => (act === 'tag') === tags.length + withoutTags.length > 0,
      { path: ['tags'] },
    ),
  )
