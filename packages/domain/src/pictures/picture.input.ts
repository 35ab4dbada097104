import * as z from 'zod/mini'
import { clearable, clientId } from '../fields/fields.ts'

const owner = clearable(clientId)

/** A picture shows the house, or one of its to-dos, components, entries of a journal or defects. */
export const addPictureInput = z
  .object({ id: clientId, todoId: owner, componentId: owner, journalEntryId: owner, defectId: owner })
  .check(
    z.refine(({ id: _id, ...owners }) => Object.values(owners).filter(Boolean).length <= 1, {
      path: ['componentId'],
    }),
  )
