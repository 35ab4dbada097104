import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { floorRange } from '@hauswart/domain/rooms/room'
import { addRoomInput } from '@hauswart/domain/rooms/room.input'
import { floorLabel } from '@hauswart/domain/rooms/room.labels'
import * as z from 'zod/mini'
import { number } from '#device/text/format.ts'
import { figureFact, formFacts, own, requiredLine, type ValuesOf } from '#ui/form/form-facts.ts'
import type { RoomRow } from '#house/nouns/rooms.ts'
import type { Shown } from '#house/record/record.ts'

export type Room = Shown<RoomRow>

const { choose, between } = fieldFaults

/** A room as the form holds it; a floor is chosen as a text. */
export const roomForm = formFacts<RoomRow>()(
  {
    name: requiredLine(80),
    floor: own({
      blank: '',
      read: (floor: number | null) => (floor === null ? '' : String(floor)),
      write: (floor) => (floor === '' ? null : Number(floor)),
      fault: choose,
    }),
    areaM2: figureFact(between('0.5', number(5_000))),
  },
  z.omit(addRoomInput, { id: true }),
)
export type RoomValues = ValuesOf<typeof roomForm>

/** The floors of a house to choose from, the highest first; a few more than are recorded, and the chosen one. */
export function floorChoices(floors: number | null, chosen: string): { value: string; label: string }[] {
  const top = Math.min(Math.max((floors ?? 2) + 1, Number(chosen), 3), floorRange.highest)
  const bottom = Math.max(Math.min(-2, Number(chosen)), floorRange.lowest)
  return Array.from({ length: top - bottom + 1 }, (_, at) => ({
    value: String(top - at),
    label: floorLabel(top - at),
  }))
}
