import * as z from 'zod/mini'
import { clientId, day, line, lines, rappenMoreOrLess, wholeNumber } from '../fields/fields.ts'
import { changeOrderStates } from './change-order.ts'

/** One change order, whole; version 0 is a new one. */
export const setChangeOrderInput = z.object({
  expectedVersion: z.int(),
  quoteId: clientId,
  title: line(120),
  /** Below zero it lowers what is to pay. */
  amountRappen: rappenMoreOrLess,
  extraDays: z._default(z.nullable(wholeNumber(1, 365)), null),
  state: z.enum(changeOrderStates),
  saidOn: day,
  note: z._default(z.nullable(lines(2_000)), null),
  isActive: z.boolean(),
})
export type ChangeOrderFacts = Omit<z.output<typeof setChangeOrderInput>, 'expectedVersion'>
