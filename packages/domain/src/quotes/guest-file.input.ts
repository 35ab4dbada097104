import * as z from 'zod/mini'
import { lines } from '../fields/fields.ts'
import { guestFileKinds } from './guest-file.ts'

/** What a firm says of a file besides its facts. */
export const guestFileInput = z.object({ sentAs: z.enum(guestFileKinds) })

export const longestQuestion = 1_000

/** What a firm wants to know before it answers. */
export const guestQuestion = z.object({ message: lines(longestQuestion) })
