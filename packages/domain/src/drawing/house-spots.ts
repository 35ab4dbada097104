import type { PartKey, RoomItem } from './house-parts.ts'
import type { Point } from './house-roof.ts'
import type { House, Placed } from './house-shape.ts'

export type Side = 'left' | 'right'
export type Box = {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Where a mark may sit: `y` is wished, `from` to `to` is still on the part. */
export type Mark = {
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
}

export type Spot = {
  /** The middle of this box is where a finger goes. */
  readonly target: Box
  /** What the focus ring goes around. */
  readonly bounds: Box
  readonly marks: Readonly<Record<Side, Mark>>
  readonly side: Side
}

export function spotOf(house: House, key: PartKey): Spot {
  return spots[key](house)
}

const spots: Record<PartKey, (house: House) => Spot> = {
  roof({ x0, x1, top, roof, shape }) {
    const bounds = boundsOf(roof.outline)
    const x = x0 + (x1 - x0) * (shape.roof === 'shed' ? 0.26 : 0.33)
    const target = around(x, Math.min(top - 36, bounds.y + bounds.h / 2 + 12))
    return {
      target,
      bounds,
      marks: { left: fixed(roof.left), right: fixed(roof.right) },
      side: 'left',
    }
  },
  photovoltaics({ roof }) {
    const bounds = boundsOf(roof.panels.flat())
    const x = bounds.x + bounds.w / 2
    const y = bounds.y + bounds.h / 2
    const mark = fixed([x, y])
    return {
      target: around(x + 8, y - 8),
      bounds,
      marks: { left: mark, right: mark },
      side: 'right',
    }
  },
  surroundings({ tree: [x, ground] }) {
    const mark = { x, y: ground - 14, from: ground - 84, to: ground - 6 }
    const bounds = { x: x - 44, y: ground - 112, w: 88, h: 112 }
    const target = { ...bounds, y: ground - 92, h: 92 }
    return { target, bounds, marks: { left: mark, right: mark }, side: 'left' }
  },
  facade({ x0, x1, top, ground, floors }) {
    const own = floors.filter((floor) => floor.isOwn)
    const from = own.at(-1)?.top ?? top
    const to = own[0]?.bottom ?? ground
    const high = (own.at(-1)?.bottom ?? to) - from
    const y = from + high * 0.28
    const at = (x: number): Mark => ({ x, y, from: from + 10, to: to - 10 })
    // Beside a single low floor stands the tree: there the other wall is the free one.
    const side = own.length === 1 && own[0]?.number === 0 ? 'right' : 'left'
    return {
      target: around(side === 'left' ? x0 - 26 : x1 + 26, from + Math.min(high / 2, 30)),
      bounds: { x: side === 'left' ? x0 - 1 : x1 - 8, y: from + 8, w: 9, h: to - from - 16 },
      marks: { left: at(x0 + 4), right: at(x1 - 4) },
      side,
    }
  },
  floors({ x0, x1, ground, floors, items }) {
    const own = floors.filter((floor) => floor.isOwn)
    const y = ((own[1] ?? own[0])?.bottom ?? ground) - 5
    const door = items.find(({ item, isOwn }) => item === 'door' && isOwn)
    return {
      target: door ? boxOf(door) : around((x0 + x1) / 2, y),
      bounds: { x: x0 + 14, y: y - 2, w: x1 - x0 - 28, h: 4 },
      marks: { left: fixed([x0 + 24, y]), right: fixed([x1 - 24, y]) },
      side: 'right',
    }
  },
  cellar({ x0, x1, ground, bottom, items }) {
    const shelf = items.find(({ item }) => item === 'cellar')
    return {
      target: shelf ? boxOf(shelf) : around((x0 + x1) / 2, bottom + 24),
      bounds: { x: x0, y: ground, w: x1 - x0, h: bottom - ground },
      marks: { left: fixed([x0 + 60, bottom - 4]), right: fixed([x1 - 60, bottom - 4]) },
      side: 'right',
    }
  },
  windows: (house) => inRooms(house, 'window', 0.8),
  sun_protection: (house) => inRooms(house, 'shaded_window', 0.62, 8),
  bathroom: (house) => inRooms(house, 'bathroom', 0.3, 6),
  kitchen: (house) => inRooms(house, 'kitchen', 0.26, 12),
  heating: (house) => inRooms(house, 'heating', 0.4, 14),
  // The line of the boiler passes above the heating, that of the fuse box above both.
  hot_water: (house) => inRooms(house, 'hot_water', 0.9, 2),
  electrics: (house) => inRooms(house, 'electrics', house.shape.hasCellar ? 0.6 : 0.95, 2),
}

function inRooms(house: House, item: RoomItem, height: number, play = Infinity): Spot {
  const all = house.items.filter((placed) => placed.isOwn && placed.item === item)
  const upper = Math.max(...all.map(({ floor }) => floor))
  const level = all.filter(({ floor }) => floor === upper)
  const first = level[0]
  const last = level.at(-1)
  const middle = (house.x0 + house.x1) / 2
  if (!first || !last) {
    const mark = fixed([middle, house.ground])
    const target = around(middle, house.ground)
    return { target, bounds: target, marks: { left: mark, right: mark }, side: 'right' }
  }
  const edge = (placed: Placed, x: number): Mark => {
    const y = placed.y - placed.h * height
    const inside = Math.min(6, placed.h / 4)
    const from = Math.max(placed.y - placed.h + inside, y - play)
    return {
      x,
      y,
      from: Math.min(from, y),
      to: Math.max(Math.min(placed.y - inside, y + play), y),
    }
  }
  return {
    target: boxOf(last),
    bounds: boxOf(last),
    marks: {
      left: edge(first, first.x - first.w / 2 + 2),
      right: edge(last, last.x + last.w / 2 - 2),
    },
    side: last.x < middle ? 'left' : 'right',
  }
}

function fixed([x, y]: Point): Mark {
  return { x, y, from: y, to: y }
}

function boxOf({ x, y, w, h }: Placed): Box {
  return { x: x - w / 2, y: y - h, w, h }
}

function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

function around(x: number, y: number): Box {
  return { x: x - 10, y: y - 10, w: 20, h: 20 }
}
