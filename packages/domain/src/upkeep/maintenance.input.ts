import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines, rappen, wholeNumber } from '../fields/fields.ts'

/** The whole task, over version 0 for a new one. */
export const maintenanceTaskInput = z.object({
  expectedVersion: z.int(),
  componentId: clientId,
  templateKey: clearable(z.string().check(z.regex(/^[a-z][a-z0-9_]{1,59}$/))),
  title: line(120),
  intervalMonths: wholeNumber(1, 1_200),
  nextOn: day,
  /** Not said, it stays as it was: a device may be older than this fact. */
  anchorOn: clearable(day),
  isActive: z.optional(z.boolean()),
})
export type MaintenanceTaskInput = z.output<typeof maintenanceTaskInput>

export const completeMaintenanceInput = z.object({
  expectedVersion: z.int(),
  eventId: clientId,
  doneOn: day,
  performedBy: clearable(line(120)),
  note: clearable(lines(5_000)),
  costRappen: clearable(rappen),
})
export type CompleteMaintenanceInput = z.output<typeof completeMaintenanceInput>

/**
 * A to-do was done and becomes an entry in the history of its component. `lastDoneOn` is what its doer saw: if somebody
 * else did it since, this time is done and told already.
 */
export const finishTodoInput = z.extend(completeMaintenanceInput, { lastDoneOn: clearable(day) })
