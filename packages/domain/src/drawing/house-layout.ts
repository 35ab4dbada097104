import { hitAreas } from './house-hits.ts'
import { type HousePart, type HouseShape, partOrder, type PartKey } from './house-parts.ts'
import type { Point } from './house-roof.ts'
import { buildHouse, frame, type House } from './house-shape.ts'
import { type Box, type Mark, type Side, type Spot, spotOf } from './house-spots.ts'
import { fitText, textWidth } from './text-width.ts'

export type Label = {
  readonly key: PartKey
  readonly side: Side
  readonly card: Box
  readonly dot: Point
  /** From the dot to the card: level, then slanting within the lane before the card. */
  readonly leader: readonly Point[]
  readonly label: string
  readonly note: string
}

export type PartLayout = {
  readonly part: HousePart
  readonly hit: Box
  readonly bounds: Box
  readonly label: Label
}
export type HouseLayout = { readonly house: House; readonly parts: readonly PartLayout[] }

export const card = {
  height: 44,
  gap: 5,
  margin: 6,
  pad: 11,
  sign: 17,
  widest: 168,
  label: 14,
  note: 12.5,
} as const
const lane = 16
const dotGap = 13

const movable: readonly PartKey[] = ['windows', 'facade', 'cellar', 'floors', 'roof']

type Wish = {
  readonly part: HousePart
  readonly spot: Spot
  readonly side: Side
  readonly hit: Box
  readonly mark: Mark
}

/** Everything the drawing needs to know, computed the same on the server and in the browser. */
export function layoutHouse(shape: HouseShape, parts: readonly HousePart[]): HouseLayout {
  const house = buildHouse(shape)
  const present = partOrder.flatMap((key) => parts.find((part) => part.key === key) ?? [])
  const spots = new Map(present.map(({ key }) => [key, spotOf(house, key)]))
  const hits = hitAreas([...spots.values()].map(({ target }) => target))
  const sides = balance(spots)
  const wishes = [...spots].flatMap(([key, spot], n): readonly Wish[] => {
    const part = present[n]
    const hit = hits[n]
    const side = sides.get(key) ?? spot.side
    return part && hit ? [{ part, spot, side, hit, mark: spot.marks[side] }] : []
  })
  const on = (side: Side) => wishes.filter((wish) => wish.side === side)
  const labels = [...placeSide(house, on('left'), 'left'), ...placeSide(house, on('right'), 'right')]
  return {
    house,
    parts: wishes.flatMap(({ part, spot, hit }) => {
      const label = labels.find(({ key }) => key === part.key)
      return label ? [{ part, hit, bounds: spot.bounds, label }] : []
    }),
  }
}

/** Parts that look right on either side go over where there is more room. */
function balance(spots: ReadonlyMap<PartKey, Spot>): ReadonlyMap<PartKey, Side> {
  const sides = new Map<PartKey, Side>([...spots].map(([key, { side }]) => [key, side]))
  const count = (side: Side) => [...sides.values()].filter((value) => value === side).length
  for (const key of movable) {
    const side = sides.get(key)
    const other = side === 'left' ? 'right' : 'left'
    if (side && count(side) - count(other) > 1) sides.set(key, other)
  }
  return sides
}

function placeSide(house: House, wishes: readonly Wish[], side: Side): readonly Label[] {
  const sorted = wishes.toSorted((a, b) => a.mark.y - b.mark.y)
  const close = placeCards(house, sorted, side, true)
  // Cards that follow the roof are nicer; in one column nothing can cross.
  return isClear(close) ? close : placeCards(house, sorted, side, false)
}

function placeCards(
  house: House,
  wishes: readonly Wish[],
  side: Side,
  followsRoof: boolean,
): readonly Label[] {
  const centres = pushApart(wishes)
  const dots = dotHeights(wishes, centres)
  return wishes.map(({ part, mark }, n) => {
    const centre = centres[n] ?? 0
    const y = centre - card.height / 2
    const isClose = followsRoof && mark.y < house.top && Math.abs(mark.y - centre) < 26
    const inner = part.key === 'surroundings' ? flip(mark.x, side) + 11 : innerEdge(house, y, side, isClose)
    const room = Math.min(card.widest, frame.width - card.margin - inner)
    const text = room - 2 * card.pad
    const label = fitText(part.label, card.label, text)
    const note = fitText(part.note, card.note, text - card.sign)
    const w = Math.ceil(
      Math.max(textWidth(label, card.label), textWidth(note, card.note) + card.sign) + 2 * card.pad,
    )
    const dot: Point = [mark.x, dots[n] ?? mark.y]
    return {
      key: part.key,
      side,
      card: { x: side === 'right' ? inner : flip(inner, side) - w, y, w, h: card.height },
      dot,
      leader: leaderOf(dot, [flip(inner, side), centre], side),
      label,
      note,
    }
  })
}

/** Distances on the left are measured from the right, so that one rule serves both sides. */
function flip(x: number, side: Side): number {
  return side === 'right' ? x : frame.width - x
}

function innerEdge(house: House, y: number, side: Side, followsRoof: boolean): number {
  const points = [...house.roof.outline, ...house.roof.panels.flat()].map(([x, py]): Point => [
    flip(x, side),
    py,
  ])
  const column = Math.max(...points.map(([x]) => x), house.x1) + lane + 4
  const low = y + card.height + 10
  if (!followsRoof || low > house.top - 8) return column
  const reach = points.map(([ax, ay], n) => {
    if (ay <= low) return ax
    const [bx, by] = points[n - 1] ?? [ax, ay]
    const [cx, cy] = points[n + 1] ?? [ax, ay]
    return Math.max(cut(bx, by, ax, ay, low), cut(cx, cy, ax, ay, low))
  })
  return Math.min(column, Math.max(...reach) + lane)
}

/** Where the edge from a point above the height to one below it passes that height. */
function cut(ax: number, ay: number, bx: number, by: number, y: number): number {
  return ay < y && by > y ? ax + ((bx - ax) * (y - ay)) / (by - ay) : 0
}

/** As close to the wishes as possible, in their order, with room between (pool adjacent violators). */
function pushApart(wishes: readonly Wish[]): readonly number[] {
  const step = card.height + card.gap
  const blocks: { sum: number; weight: number; size: number }[] = []
  for (const [n, { part, mark }] of wishes.entries()) {
    // The tree stands among the cards: its own card stays beside it, so that no other can cover its dot.
    const weight = part.key === 'surroundings' ? 50 : 1
    let block = { sum: (mark.y - n * step) * weight, weight, size: 1 }
    for (
      let last = blocks.at(-1);
      last && last.sum / last.weight > block.sum / block.weight;
      last = blocks.at(-1)
    ) {
      block = {
        sum: block.sum + last.sum,
        weight: block.weight + last.weight,
        size: block.size + last.size,
      }
      blocks.pop()
    }
    blocks.push(block)
  }
  const least = card.margin + card.height / 2
  const most = frame.height - least - (wishes.length - 1) * step
  const free = blocks.flatMap(({ sum, weight, size }) => Array.from({ length: size }, () => sum / weight))
  return free.map((value, n) => Math.round(Math.min(Math.max(value, least), most) + n * step))
}

/** A dot slides along its part towards its card, and keeps clear of the dots above and below. */
function dotHeights(wishes: readonly Wish[], centres: readonly number[]): readonly number[] {
  const heights = wishes.map(({ mark }, n) => Math.min(Math.max(centres[n] ?? mark.y, mark.from), mark.to))
  const inHouse = [...wishes.keys()].filter((n) => wishes[n]?.part.key !== 'surroundings')
  let above = -Infinity
  for (const n of inHouse) above = heights[n] = Math.max(heights[n] ?? 0, above + dotGap)
  let below = Infinity
  for (const n of inHouse.toReversed()) {
    below = heights[n] = Math.min(heights[n] ?? 0, wishes[n]?.mark.to ?? 0, below - dotGap)
  }
  return heights
}

function leaderOf(dot: Point, port: Point, side: Side): readonly Point[] {
  if (Math.abs(dot[1] - port[1]) < 1) return [dot, port]
  const bend = port[0] + (side === 'right' ? -lane : lane)
  const isPast = side === 'right' ? bend > dot[0] : bend < dot[0]
  return isPast ? [dot, [bend, dot[1]], port] : [dot, port]
}

function isClear(labels: readonly Label[]): boolean {
  return labels.every((a) =>
    labels.every((b) => a === b || (!crosses(a.leader, b.leader) && !enters(a, b.card))),
  )
}

function enters({ leader }: Label, { x, y, w, h }: Box): boolean {
  const around: readonly Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ]
  return crosses(leader, around)
}

/** Whether two lines of straight pieces have a point in common. */
export function crosses(a: readonly Point[], b: readonly Point[]): boolean {
  return pieces(a).some(([p, q]) =>
    pieces(b).some(
      ([r, s]) =>
        isNear(p[0], q[0], r[0], s[0]) &&
        isNear(p[1], q[1], r[1], s[1]) &&
        turn(p, q, r) * turn(p, q, s) <= 0 &&
        turn(r, s, p) * turn(r, s, q) <= 0,
    ),
  )
}

function isNear(a: number, b: number, c: number, d: number): boolean {
  return Math.max(a, b) >= Math.min(c, d) && Math.max(c, d) >= Math.min(a, b)
}

function pieces(line: readonly Point[]): readonly (readonly [Point, Point])[] {
  return line.slice(1).flatMap((to, n) => {
    const from = line[n]
    return from ? [[from, to] as const] : []
  })
}

function turn(a: Point, b: Point, c: Point): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
}
