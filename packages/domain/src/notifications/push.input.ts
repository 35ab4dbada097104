import * as z from 'zod/mini'
import { clientId } from '../fields/fields.ts'

/** A browser as its push service knows it: an address, and two keys that only this browser can open. */
export const addPushInput = z.object({
  idempotencyKey: clientId,
  id: clientId,
  endpoint: z.string().check(z.minLength(10), z.maxLength(1_000), z.regex(/^[!-~]+$/)),
  p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}$/)),
})

/** Removing a browser, or asking for a test, says nothing but its key. */
export const pushInput = z.object({ idempotencyKey: clientId })
