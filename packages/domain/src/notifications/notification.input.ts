import * as z from 'zod/mini'
import { clientId } from '../fields/fields.ts'

/** Marking as read says nothing but its key. */
export const readNotificationInput = z.object({ idempotencyKey: clientId })
