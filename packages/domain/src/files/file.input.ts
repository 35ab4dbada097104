import * as z from 'zod/mini'
import { line, wholeNumber } from '../fields/fields.ts'
import { mostFileBytes } from './file.ts'

/** What a device says of a file before it sends it. A long name is cut by the server: it refuses nobody's paper. */
export const announceFileInput = z.object({
  name: line(1_000),
  size: wholeNumber(1, mostFileBytes),
  sha256: z.string().check(z.regex(/^[\da-f]{64}$/)),
})
