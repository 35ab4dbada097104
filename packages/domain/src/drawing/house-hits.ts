import { closeUp } from './house-shape.ts'
import type { Box } from './house-spots.ts'

/** 44 px on a phone of 390 px, where the 560 units of the close-up are about 338 px wide. */
export const touch = 74
/** So much of the area stays on either side of the middle of its part. */
const hold = 14

/** One direction of an area: where it starts and ends, and the middle of its part. */
type Span = {
  from: number
  to: number
  readonly middle: number
  readonly least: number
  readonly most: number
}
type Area = readonly [x: Span, y: Span]

/** Each part gets a finger's width: areas move out of each other's way, what then still overlaps is halved. */
export function hitAreas(targets: readonly Box[]): readonly Box[] {
  const areas = targets.map(({ x, y, w, h }): Area => [
    span(x, w, closeUp.x, closeUp.width),
    span(y, h, closeUp.y, closeUp.height),
  ])
  for (let round = 0; round < 6; round++) eachOverlap(areas, moveApart)
  eachOverlap(areas, halve)
  return areas.map(([x, y]) => ({ x: x.from, y: y.from, w: x.to - x.from, h: y.to - y.from }))
}

function span(start: number, length: number, least: number, room: number): Span {
  const size = Math.max(length, touch)
  const from = within(start + (length - size) / 2, least, least + room - size)
  return { from, to: from + size, middle: start + length / 2, least, most: least + room }
}

function eachOverlap(areas: readonly Area[], settle: (first: Span, second: Span) => void): void {
  for (const [n, a] of areas.entries()) {
    for (const b of areas.slice(n + 1)) {
      if (!isShared(a[0], b[0]) || !isShared(a[1], b[1])) continue
      const axis = Math.abs(a[0].middle - b[0].middle) >= Math.abs(a[1].middle - b[1].middle) ? 0 : 1
      if (a[axis].middle <= b[axis].middle) settle(a[axis], b[axis])
      else settle(b[axis], a[axis])
    }
  }
}

function isShared(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to
}

function moveApart(first: Span, second: Span): void {
  const half = (first.to - second.from) / 2
  shift(first, -half)
  shift(second, half)
}

function shift(area: Span, by: number): void {
  const size = area.to - area.from
  const low = Math.max(area.least, area.middle + hold - size)
  const high = Math.min(area.most - size, area.middle - hold)
  area.from = within(area.from + by, Math.min(low, area.from), Math.max(high, area.from))
  area.to = area.from + size
}

function halve(first: Span, second: Span): void {
  const low = Math.max(first.middle, second.from)
  first.to = second.from = (low + Math.min(second.middle, first.to)) / 2
}

function within(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to)
}
