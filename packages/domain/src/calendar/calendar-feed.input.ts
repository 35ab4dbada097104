import * as z from 'zod/mini'
import { linkToken } from '../fields/fields.ts'
import { calendarContents } from './calendar-feed.ts'

const contents = z.array(z.enum(calendarContents)).check(
  z.minLength(1),
  z.refine((chosen) => new Set(chosen).size === chosen.length),
)

export const startCalendarFeedInput = z.object({
  contents,
  /** SHA-256 of the secret, Base64 for addresses: the secret itself never reaches us from its maker. */
  secretHash: linkToken,
})

export const changeCalendarFeedInput = z.object({ contents, expectedVersion: z.int() })
