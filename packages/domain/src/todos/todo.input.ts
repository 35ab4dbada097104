import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines } from '../fields/fields.ts'

const title = line(200)

const optionalFacts = {
  note: clearable(lines(5_000)),
  dueOn: clearable(day),
  componentId: clearable(clientId),
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
      ({ isMovedAlong, title: said, note, componentId }) =>
        isMovedAlong !== true || [said, note, componentId].every((fact) => fact === undefined),
      { path: ['isMovedAlong'] },
    ),
  )
export type UpdateTodoInput = z.output<typeof updateTodoInput>
