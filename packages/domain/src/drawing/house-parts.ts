import type { DrawingPart } from '../real-estate/drawing-part.ts'

export type PartState = 'good' | 'soon' | 'due' | 'unknown'

export type PartKey = DrawingPart | 'cellar'

export type HousePart = {
  readonly key: PartKey
  readonly label: string
  readonly state: PartState
  readonly note: string
  readonly href?: string
}

export type HouseShape = {
  readonly kind: 'detached' | 'row' | 'flat'
  readonly roof: 'pitched' | 'hipped' | 'flat' | 'shed'
  /** Above ground, 1 to 6. */
  readonly floors: number
  readonly hasCellar: boolean
  readonly hasAttic: boolean
  /** Floor of a flat, 0 is the ground floor. */
  readonly flatFloor?: number
}

/** Order of Tab: from the roof down to the cellar, then what stands around the house. */
export const partOrder = [
  'roof',
  'photovoltaics',
  'facade',
  'windows',
  'sun_protection',
  'bathroom',
  'kitchen',
  'floors',
  'heating',
  'hot_water',
  'electrics',
  'cellar',
  'surroundings',
] as const satisfies readonly PartKey[]

/** What stands in a room; the shaded window is the one that can carry blinds. */
export type RoomItem =
  | 'window'
  | 'wide_window'
  | 'shaded_window'
  | 'door'
  | 'bathroom'
  | 'kitchen'
  | 'heating'
  | 'hot_water'
  | 'electrics'
  | 'cellar'

type ItemSize = {
  readonly w: number
  readonly h: number
  readonly share: number
  readonly lift: number
}

/** Natural size in a room 94 high, share of the room's width, height above the floor. */
export const itemSizes: Record<RoomItem, ItemSize> = {
  window: { w: 48, h: 48, share: 1, lift: 24 },
  wide_window: { w: 62, h: 52, share: 1.1, lift: 20 },
  shaded_window: { w: 48, h: 48, share: 1, lift: 24 },
  door: { w: 42, h: 58, share: 0.9, lift: 0 },
  bathroom: { w: 60, h: 60, share: 1, lift: 5 },
  kitchen: { w: 124, h: 78, share: 1.8, lift: 5 },
  heating: { w: 46, h: 52, share: 1, lift: 7 },
  hot_water: { w: 30, h: 65, share: 0.85, lift: 7 },
  electrics: { w: 38, h: 50, share: 0.95, lift: 29 },
  cellar: { w: 54, h: 52, share: 1, lift: 5 },
}

type Rooms = { readonly left: readonly RoomItem[]; readonly right: readonly RoomItem[] }

/** Which things stand on a floor, from left to right of the dividing wall. */
export function roomsOf(shape: HouseShape, floor: number): Rooms {
  const top = shape.floors - 1
  const plant = floor === 0 && !shape.hasCellar ? boilers : []
  if (shape.kind === 'flat' && floor === flatFloorOf(shape)) {
    return plant.length > 0
      ? everything
      : { left: ['window', 'shaded_window', 'door'], right: ['kitchen', 'bathroom'] }
  }
  if (shape.kind === 'flat')
    return floor === 0 ? { left: ['window', 'door'], right: orWindows(plant) } : windows
  if (top === 0) {
    return plant.length > 0
      ? everything
      : { left: ['window', 'shaded_window', 'door'], right: ['bathroom', 'kitchen'] }
  }
  if (floor === top) return { left: ['shaded_window', 'window'], right: ['bathroom', 'window'] }
  if (floor === 0) {
    return plant.length > 0
      ? { left: ['kitchen', 'door'], right: plant }
      : { left: ['wide_window', 'door'], right: ['kitchen'] }
  }
  return windows
}

export function flatFloorOf(shape: HouseShape): number {
  return Math.min(Math.max(shape.flatFloor ?? 1, 0), shape.floors - 1)
}

export const cellarRooms: Rooms = {
  left: ['heating', 'hot_water'],
  right: ['cellar', 'electrics'],
}

const boilers: readonly RoomItem[] = ['electrics', 'hot_water', 'heating']
const everything: Rooms = {
  left: ['window', 'shaded_window', 'door', 'bathroom'],
  right: ['kitchen', ...boilers],
}
const windows: Rooms = { left: ['window', 'window'], right: ['window', 'window'] }

function orWindows(plant: readonly RoomItem[]): readonly RoomItem[] {
  return plant.length > 0 ? plant : windows.right
}

/** Nobody needs to see that these are missing. */
export const omittedWhenAbsent: readonly PartKey[] = [
  'photovoltaics',
  'sun_protection',
  'floors',
  'cellar',
  'surroundings',
  'facade',
]
