import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines, rappen, wholeNumber } from '../../fields/fields.ts'
import { preparations } from '../../todos/preparation.ts'
import { componentIds, seenMeasures } from './measure.input.ts'
import { measureKinds } from './measure.ts'

const year = wholeNumber(1_000, 2_100)
const prepares = z.enum(preparations)

const eachOnce = z.refine<readonly { readonly prepares: string }[]>(
  (list) => new Set(list.map((one) => one.prepares)).size === list.length,
)

const newTodo = z.object({
  id: clientId,
  prepares,
  title: line(200),
  dueOn: clearable(day),
  componentId: clearable(clientId),
})

/**
 * One decision over components, in the place of those that are there, with what is to be prepared for it. `seen` are
 * those, as the person knew them. Upkeep renews nothing, so it takes no other decision's place.
 */
export const decideInput = z.object({
  id: clientId,
  componentIds,
  seen: seenMeasures,
  kind: z.enum(measureKinds).check(z.refine((kind) => kind !== 'upkeep')),
  year,
  title: clearable(line(120)),
  costRappen: clearable(rappen),
  todos: clearable(z.array(newTodo).check(eachOnce)),
})
export type DecideInput = z.output<typeof decideInput>

/** How a decision that has a year still stands. */
export const openStates = ['planned', 'postponed'] as const

/**
 * Another year, and what is decided with it: planned unless told otherwise, and why. A title and an amount that are not
 * told stay. `days`: the usual days of preparations in that year, for those that have none because theirs had passed.
 */
export const moveMeasureInput = z.object({
  expectedVersion: z.int(),
  year,
  state: clearable(z.enum(openStates)),
  reason: clearable(lines(500)),
  title: clearable(line(120)),
  costRappen: clearable(rappen),
  days: clearable(z.array(z.object({ prepares, dueOn: day })).check(eachOnce)),
})
export type MoveMeasureInput = z.output<typeof moveMeasureInput>
