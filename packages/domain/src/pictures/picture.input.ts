import * as z from 'zod/mini'
import { clearable, clientId } from '../fields/fields.ts'

export const addPictureInput = z.object({ id: clientId, todoId: clearable(clientId) })
