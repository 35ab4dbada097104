import * as z from 'zod/mini'
import { clearable, clientId, line, wholeNumber } from '../fields/fields.ts'
import { floorRange } from './room.ts'

const name = line(80)

const optionalFacts = {
  floor: clearable(wholeNumber(floorRange.lowest, floorRange.highest)),
  areaM2: clearable(z.number().check(z.minimum(0.5), z.maximum(5_000))),
}

export const addRoomInput = z.object({ id: clientId, name, ...optionalFacts })
export type AddRoomInput = z.output<typeof addRoomInput>

export const updateRoomInput = z.object({
  expectedVersion: z.int(),
  name: z.optional(name),
  ...optionalFacts,
})
export type UpdateRoomInput = z.output<typeof updateRoomInput>
