import * as z from 'zod/mini'
import { clientId } from '../fields/fields.ts'

export const addPictureInput = z.object({ id: clientId })
