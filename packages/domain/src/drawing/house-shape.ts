import {
  cellarRooms,
  flatFloorOf,
  type HouseShape,
  itemSizes,
  type RoomItem,
  roomsOf,
} from './house-parts.ts'
import { buildRoof, type Point, type Roof, roofHeight } from './house-roof.ts'

export const frame = { width: 760, height: 520 } as const
/** What a phone shows: the same picture without the room for labels. */
export const closeUp = { x: 100, y: 44, width: 560, height: 476 } as const
export const wall = 9

/** Serves the whole building, so it is never pale around a flat. */
const shared: readonly RoomItem[] = ['heating', 'hot_water', 'electrics']

/** A thing in a room: middle of its foot, scale and outer size. */
export type Placed = {
  readonly item: RoomItem
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly w: number
  readonly h: number
  readonly floor: number
  /** Belongs to the owner; false for the other floors around a flat. */
  readonly isOwn: boolean
}

export type Floor = {
  readonly number: number
  readonly top: number
  readonly bottom: number
  readonly isOwn: boolean
}

export type House = {
  readonly shape: HouseShape
  readonly x0: number
  readonly x1: number
  readonly top: number
  readonly ground: number
  /** Lower edge of cellar or slab. */
  readonly bottom: number
  readonly floors: readonly Floor[]
  readonly roof: Roof
  readonly items: readonly Placed[]
  readonly tree: Point
}

export function buildHouse(given: HouseShape): House {
  const shape = { ...given, floors: Math.min(Math.max(Math.round(given.floors) || 1, 1), 6) }
  const width = widthOf(shape)
  const x0 = (frame.width - width) / 2
  const x1 = x0 + width
  const ground = shape.hasCellar ? 402 : 440
  const room = ground - (shape.roof === 'flat' ? 82 : 64)
  const height = roofHeight(shape, width, room)
  const storey = Math.min(shape.floors === 1 ? 118 : 94, (room - height) / shape.floors)
  const top = ground - shape.floors * storey
  const own = shape.kind === 'flat' ? flatFloorOf(shape) : undefined
  const floors = Array.from({ length: shape.floors }, (_, number): Floor => {
    const bottom = ground - number * storey
    return { number, top: bottom - storey, bottom, isOwn: own === undefined || own === number }
  })
  const bottom = ground + (shape.hasCellar ? 90 : 14)
  const cellar: Floor = { number: -1, top: ground, bottom: bottom - 5, isOwn: true }
  return {
    shape,
    x0,
    x1,
    top,
    ground,
    bottom,
    floors,
    roof: buildRoof(shape, { x0, x1, top, over: shape.kind === 'row' ? 5 : width > 350 ? 16 : 25 }, height),
    items: [
      ...floors.flatMap((floor) => furnish(roomsOf(shape, floor.number), floor, x0, x1)),
      ...(shape.hasCellar ? furnish(cellarRooms, cellar, x0, x1) : []),
    ],
    tree: [x0 - (width > 350 ? 40 : 50), ground],
  }
}

function widthOf(shape: HouseShape): number {
  if (!shape.hasCellar) return 386
  if (shape.kind === 'flat' || shape.floors === 1) return 386
  return 334
}

function furnish(rooms: ReturnType<typeof roomsOf>, floor: Floor, x0: number, x1: number): readonly Placed[] {
  const middle = (x0 + x1) / 2
  return [...inRow(rooms.left, floor, x0 + wall, middle), ...inRow(rooms.right, floor, middle, x1 - wall)]
}

function inRow(items: readonly RoomItem[], floor: Floor, from: number, to: number): readonly Placed[] {
  const shares = items.reduce((sum, item) => sum + itemSizes[item].share, 0)
  const high = (floor.bottom - floor.top) / 94
  let x = from
  return items.map((item) => {
    const size = itemSizes[item]
    const slot = ((to - from) * size.share) / shares
    const middle = x + slot / 2
    x += slot
    const scale = Math.min(high, 1.12, (slot * 0.82) / size.w)
    return {
      item,
      x: middle,
      y: floor.bottom - 5 - size.lift * high,
      scale,
      w: size.w * scale,
      h: size.h * scale,
      floor: floor.number,
      isOwn: floor.isOwn || shared.includes(item),
    }
  })
}
