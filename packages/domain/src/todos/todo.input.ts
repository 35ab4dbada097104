import * as z from 'zod/mini'
import { recurrenceInput } from '../days/recurrence.input.ts'
import { clearable, clientId, day, line, lines } from '../fields/fields.ts'
import { isUuid } from '../ids/uuid7.ts'
import { maxSteps, todoPriorities } from './todo.ts'

const title = line(200)

const step = z.object({ id: clientId, text: line(120), isDone: z.boolean() })
const isEachOnce = (steps: readonly { readonly id: string }[]): boolean =>
  new Set(steps.map(({ id }) => id)).size === steps.length

const optionalFacts = {
  note: clearable(lines(5_000)),
  dueOn: clearable(day),
  componentId: clearable(clientId),
  recurrence: clearable(recurrenceInput),
  priority: z.optional(z.enum(todoPriorities)),
  /** Whoever does not belong to the house is not assigned to anything. */
  assigneeId: clearable(z.string().check(z.refine(isUuid))),
  checklist: z.optional(z.array(step).check(z.maxLength(maxSteps), z.refine(isEachOnce))),
  /** When it was done last; only what comes again has such a day. */
  lastDoneOn: clearable(day),
  /** The renovation it belongs to. */
  projectId: clearable(clientId),
}

/** `measureId`: the decision it was written down for; it belongs to it from the start and for good. */
export const addTodoInput = z.object({
  id: clientId,
  title,
  ...optionalFacts,
  measureId: clearable(clientId),
})
export type AddTodoInput = z.output<typeof addTodoInput>

/**
 * `isMovedAlong`: its day follows the decision it prepares. That is nobody's work on it, and says nothing else. Only entries
 * say so that releases before `moveMeasure` left on devices.
 */
export const updateTodoInput = z
  .object({
    expectedVersion: z.int(),
    title: z.optional(title),
    ...optionalFacts,
    isMovedAlong: clearable(z.boolean()),
  })
  .check(
    z.refine(
      ({ isMovedAlong, expectedVersion: _over, dueOn: _day, ...others }) =>
        isMovedAlong !== true || Object.values(others).every((fact) => fact === undefined),
      { path: ['isMovedAlong'] },
    ),
  )
export type UpdateTodoInput = z.output<typeof updateTodoInput>

/** What can be done to several at once. */
export const severalActs = ['complete', 'move', 'assign', 'delete'] as const
export type SeveralAct = (typeof severalActs)[number]
export const maxSeveral = 100

/** `doneOn` is the day of the doer, `dueOn` where they are moved to, `assigneeId` who gets them; nobody, if it is left out. */
export const changeTodosInput = z
  .object({
    ids: z.array(clientId).check(
      z.minLength(1),
      z.maxLength(maxSeveral),
      z.refine((ids) => new Set(ids).size === ids.length),
    ),
    act: z.enum(severalActs),
    doneOn: z.optional(day),
    dueOn: z.optional(day),
    assigneeId: clearable(z.string().check(z.refine(isUuid))),
  })
  .check(z.refine(({ act, dueOn }) => (act === 'move') === (dueOn !== undefined), { path: ['dueOn'] }))

/**
 * Done for this time: it comes again. `lastDoneOn` is what its doer saw: if somebody else did it since, this time is done
 * already. `doneOn` is the day of the doer, who may have had no line.
 */
export const repeatTodoInput = z.object({
  expectedVersion: z.int(),
  doneOn: day,
  lastDoneOn: clearable(day),
})
