import { floorLabel } from '@hauswart/domain/rooms/room.labels'
import { roomsTexts } from './rooms.texts.ts'

type Placed = { readonly name: string; readonly floor: number | null }
export type Floor<R extends Placed> = {
  readonly key: string
  readonly label: string
  readonly rooms: readonly R[]
}

/** Rooms as they lie in the house: from the top floor down to the cellar, those without a floor last. */
export function floorsOf<R extends Placed>(rooms: readonly R[]): Floor<R>[] {
  const floors = Map.groupBy(rooms, ({ floor }) => floor)
  return [...floors]
    .toSorted(([a], [b]) => (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY))
    .map(([floor, own]) => ({
      key: String(floor),
      label: floor === null ? roomsTexts.noFloor : floorLabel(floor),
      rooms: own.toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH', { numeric: true })),
    }))
}
