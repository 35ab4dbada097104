import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { floorRange } from '@hauswart/domain/rooms/room'
import { addRoomInput } from '@hauswart/domain/rooms/room.input'
import { floorLabel } from '@hauswart/domain/rooms/room.labels'
import * as z from 'zod/mini'
import { number } from '#device/text/format.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import type { RoomRow } from '#house/nouns/rooms.ts'
import type { Shown } from '#house/record/record.ts'

export type Room = Shown<RoomRow>

/** A room as the form holds it; a floor is chosen as a text. */
export type RoomValues = {
  readonly name: string
  readonly floor: string
  readonly areaM2: number | null
}

export const noValues: RoomValues = { name: '', floor: '', areaM2: null }

export const valuesOf = ({ name, floor, areaM2 }: RoomRow): RoomValues => ({
  name,
  floor: floor === null ? '' : String(floor),
  areaM2,
})

export const prepare = ({ floor, ...values }: RoomValues): object => ({
  ...values,
  floor: floor === '' ? null : Number(floor),
})

export const schema = z.omit(addRoomInput, { id: true })

const { required, tooLong, choose, between } = fieldFaults
export const faultTexts: FaultTexts<RoomValues> = {
  name: (value) => (value.trim() === '' ? required : tooLong(80)),
  floor: choose,
  areaM2: between('0.5', number(5_000)),
}

/** The floors of a house to choose from, the highest first; a few more than are recorded, and the chosen one. */
export function floorChoices(floors: number | null, chosen: string): { value: string; label: string }[] {
  const top = Math.min(Math.max((floors ?? 2) + 1, Number(chosen), 3), floorRange.highest)
  const bottom = Math.max(Math.min(-2, Number(chosen)), floorRange.lowest)
  return Array.from({ length: top - bottom + 1 }, (_, at) => ({
    value: String(top - at),
    label: floorLabel(top - at),
  }))
}
