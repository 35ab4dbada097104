import { floorsOf } from './floors.ts'
import type { Room } from './room-values.ts'

/** Rooms to choose from, in the order of the house; the floor tells two bathrooms apart. */
export const roomOptions = (rooms: readonly Room[]): { value: string; label: string }[] =>
  floorsOf(rooms).flatMap(({ label, rooms: own }) =>
    own.map(({ id, name, floor }) => ({ value: id, label: floor === null ? name : `${name}, ${label}` })),
  )
