import * as z from 'zod/mini'
import { line } from '../fields/fields.ts'

const source = z.object({
  title: line(200),
  url: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/))),
})

/** What stands at the head of every text we publish; a text without sources or date is not published. */
export const articleHead = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80)),
  title: line(120),
  lead: line(400),
  category: line(40),
  checkedOn: z.iso.date(),
  sources: z.array(source).check(z.minLength(1)),
})
export type ArticleHead = z.output<typeof articleHead>
