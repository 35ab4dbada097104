import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { floorRange } from '@hauswart/domain/rooms/room'
import { addRoomInput } from '@hauswart/domain/rooms/room.input'
import { floorLabel } from '@hauswart/domain/rooms/room.labels'
import * as z from 'zod/mini'
import { area, number } from '#device/text/format.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import type { HouseRoomsQuery } from '#gql/graphql.ts'
import { roomsTexts } from './rooms.texts.ts'

export type Room = NonNullable<HouseRoomsQuery['realEstate']>['roomList'][number]

/** A room as the form holds it; a floor is chosen as a text. */
export type RoomValues = {
  readonly name: string
  readonly floor: string
  readonly areaM2: number | null
}

export const noValues: RoomValues = { name: '', floor: '', areaM2: null }

/** Any record with the fields of a room: from a list, or what a conflict brought. */
export const valuesOf = (record: Readonly<Record<string, unknown>>): RoomValues => ({
  name: typeof record['name'] === 'string' ? record['name'] : '',
  floor: typeof record['floor'] === 'number' ? String(record['floor']) : '',
  areaM2: typeof record['areaM2'] === 'number' ? record['areaM2'] : null,
})

export const prepare = ({ floor, ...values }: RoomValues): object => ({
  ...values,
  floor: floor === '' ? null : Number(floor),
})

export const schema = z.omit(addRoomInput, { id: true })
export type RoomFacts = z.output<typeof schema>

const { required, tooLong, choose, between } = fieldFaults
export const faultTexts: FaultTexts<RoomValues> = {
  name: (value) => (value.trim() === '' ? required : tooLong(80)),
  floor: choose,
  areaM2: between('0.5', number(5_000)),
}

/** An answer as people read it, for the choice between two versions. */
export function readable(name: keyof RoomValues, value: unknown): string {
  if (typeof value === 'number') return area(value)
  if (typeof value !== 'string' || value === '') return roomsTexts.nothing
  return name === 'floor' ? floorLabel(Number(value)) : value
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
