import * as z from 'zod/mini'
import { clientId, line, linkToken } from '../fields/fields.ts'
import { guestLinkDays, guestPurposes, maxSharedDocuments } from './guest-link.ts'

const pin = z.string().check(z.regex(/^\d{6}$/))

export const addGuestLinkInput = z.object({
  id: clientId,
  label: line(100),
  purpose: z.enum(guestPurposes),
  documentIds: z.array(clientId).check(
    z.minLength(1),
    z.maxLength(maxSharedDocuments),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
  /** SHA-256 of the secret, Base64 for addresses: the secret itself never reaches us from its maker. */
  secretHash: linkToken,
  /** SHA-256 of secret and PIN together: without the secret six digits cannot be tried out. */
  pinHash: z.nullish(linkToken),
  days: z.int().check(z.refine((days) => guestLinkDays.some((one) => one === days))),
})

/** Holding the link is all that is asked for, and its PIN if it has one. */
export const guestEntry = z.object({ token: linkToken, pin: z.nullish(pin) })
