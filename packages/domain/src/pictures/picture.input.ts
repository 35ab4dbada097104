import * as z from 'zod/mini'
import { clientId } from '../real-estate/real-estate.input.ts'

export const addPictureInput = z.object({ id: clientId })
