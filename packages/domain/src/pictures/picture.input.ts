import * as z from 'zod/mini'
import { clearable, clientId } from '../fields/fields.ts'

/** A picture shows the house, one of its to-dos or one of its components. */
export const addPictureInput = z
  .object({ id: clientId, todoId: clearable(clientId), componentId: clearable(clientId) })
  .check(
    z.refine(({ todoId = null, componentId = null }) => todoId === null || componentId === null, {
      path: ['componentId'],
    }),
  )
