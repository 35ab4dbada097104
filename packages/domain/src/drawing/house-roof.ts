import type { HouseShape } from './house-parts.ts'

export type Point = readonly [x: number, y: number]
export type Segment = readonly [Point, Point]

export type Roof = {
  readonly outline: readonly Point[]
  /** The attic or the set-back top floor; painted quietly. */
  readonly fill: string
  /** What is coloured by the state. */
  readonly line: string
  readonly window: Point | undefined
  readonly panels: readonly Segment[]
  /** Where the marks sit on the left and on the right side. */
  readonly left: Point
  readonly right: Point
}

export type Eaves = {
  readonly x0: number
  readonly x1: number
  readonly top: number
  readonly over: number
}

/** How high the roof stands above the topmost ceiling. */
export function roofHeight(shape: HouseShape, width: number, room: number): number {
  if (shape.roof === 'flat') return shape.hasAttic ? 62 : 12
  const steep = Math.min(width * 0.4, Math.max(70, room - shape.floors * 78), 140)
  return steep * { pitched: 1, hipped: 0.78, shed: 0.72 }[shape.roof]
}

export function buildRoof(shape: HouseShape, eaves: Eaves, height: number): Roof {
  if (shape.roof === 'flat') return flatRoof(shape, eaves, height)
  const { x0, x1, top, over } = eaves
  const low: Point = [x0 - over, top]
  const end: Point = [x1 + over, top]
  const inset = (x1 - x0) * 0.27
  const ridge: readonly Point[] = {
    pitched: [[(x0 + x1) / 2, top - height] as const],
    hipped: [[x0 + inset, top - height] as const, [x1 - inset, top - height] as const],
    shed: [[x0 - over, top - height] as const],
  }[shape.roof]
  const outline = [low, ...ridge, end]
  const first = ridge[0] ?? low
  const last = ridge.at(-1) ?? end
  const line = polygon(outline)
  return {
    outline,
    fill: line,
    line,
    window: shape.hasAttic ? atticWindow(shape, outline, height) : undefined,
    panels: [onSlope(last, end, shape.roof === 'shed' ? [0.42, 0.74] : [0.22, 0.68])],
    left: between(first, low, 0.45),
    right: between(last, end, 0.84),
  }
}

function flatRoof(shape: HouseShape, { x0, x1, top, over }: Eaves, height: number): Roof {
  const out = over * 0.6
  const a0 = x0 + 62
  const a1 = x1 - 62
  const deck = top - height
  const slab = `M${x0 - out} ${top - 4}H${x1 + out}`
  const rack = shape.hasAttic ? deck - 5 : deck
  const from = shape.hasAttic ? (a0 + a1) / 2 - 6 : (x0 + x1) / 2 + 8
  const panels = [0, 1, 2].map((n): Segment => {
    const x = from + n * 36
    return [
      [x, rack - 3],
      [x + 24, rack - 15],
    ]
  })
  const outline: readonly Point[] = shape.hasAttic
    ? [
        [x0 - out, top],
        [x0 - out, top - 10],
        [a0 - 10, deck],
        [a1 + 10, deck],
        [x1 + out, top - 10],
        [x1 + out, top],
      ]
    : [
        [x0 - out, top],
        [x0 - out, deck],
        [x1 + out, deck],
        [x1 + out, top],
      ]
  return {
    outline,
    fill: shape.hasAttic ? `M${a0} ${top - 8}V${deck}H${a1}V${top - 8}Z` : '',
    line: shape.hasAttic ? `${slab}M${a0 - 10} ${deck}H${a1 + 10}` : slab,
    window: shape.hasAttic ? [a0 + 42, (top + deck) / 2 + 1] : undefined,
    panels,
    left: [x0 - out + 6, top - 4],
    right: [x1 + out - 6, top - 4],
  }
}

function atticWindow(shape: HouseShape, outline: readonly Point[], height: number): Point | undefined {
  if (height < 60) return undefined
  const xs = outline.map(([x]) => x)
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2
  const base = outline[0]?.[1] ?? 0
  return [shape.roof === 'shed' ? middle - 70 : middle, base - height * 0.36]
}

/** Panels lie on the tiles: a piece of the slope, moved outwards. */
function onSlope(a: Point, b: Point, [from, to]: readonly [number, number]): Segment {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const nx = ((b[1] - a[1]) / length) * 11
  const ny = (-(b[0] - a[0]) / length) * 11
  const move = ([x, y]: Point): Point => [x + nx, y + ny]
  return [move(between(a, b, from)), move(between(a, b, to))]
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

function polygon(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}Z`
}
