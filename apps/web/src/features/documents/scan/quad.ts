/** A point of a picture, in its pixels. */
export type Point = { readonly x: number; readonly y: number }
/** From the upper left clockwise, as the sheet lies. */
export type Corners = readonly [Point, Point, Point, Point]

export type Pixels = {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

export const wholeOf = ({ width, height }: { readonly width: number; readonly height: number }): Corners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
]

/** How large the straight page becomes: as long as the longer of two opposite edges, within `most`. */
export function sizeOf([a, b, c, d]: Corners, most: number): { width: number; height: number } {
  const width = Math.max(between(a, b), between(d, c))
  const height = Math.max(between(a, d), between(b, c))
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Whether the corners enclose a sheet: going round, one always turns the same way. */
export function isSheet(corners: Corners): boolean {
  const turns = corners.map((at, index) => {
    const next = corners[(index + 1) % 4] ?? at
    const after = corners[(index + 2) % 4] ?? at
    return (next.x - at.x) * (after.y - next.y) - (next.y - at.y) * (after.x - next.x)
  })
  return turns.every((turn) => turn > 0)
}

/** The part of a picture between four corners, as if it had been seen from straight above. */
export function straighten(
  picture: Pixels,
  corners: Corners,
  size: { width: number; height: number },
): Pixels {
  const { width, height } = size
  const data = new Uint8ClampedArray(width * height * 4)
  const from = makeProjection(corners, size)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      mix(picture, from(column, row), data, (row * width + column) * 4)
  return { width, height, data }
}

/** One pixel from the four around a place between them. */
function mix({ width, height, data }: Pixels, { x, y }: Point, out: Uint8ClampedArray, at: number): void {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)))
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)))
  const right = Math.max(0, Math.min(1, x - left))
  const down = Math.max(0, Math.min(1, y - top))
  const first = (top * width + left) * 4
  const below = first + width * 4
  for (let channel = 0; channel < 4; channel += 1) {
    const upper = (data[first + channel] ?? 0) * (1 - right) + (data[first + 4 + channel] ?? 0) * right
    const lower = (data[below + channel] ?? 0) * (1 - right) + (data[below + 4 + channel] ?? 0) * right
    out[at + channel] = upper * (1 - down) + lower * down
  }
}

/** Where a place of the straight page lies in the picture: the one projection that moves its corners to the four given. */
export function makeProjection(
  corners: Corners,
  { width, height }: { readonly width: number; readonly height: number },
): (x: number, y: number) => Point {
  const equations = wholeOf({ width, height }).flatMap(({ x: X, y: Y }, index) => {
    const { x, y } = corners[index] ?? { x: 0, y: 0 }
    return [
      [X, Y, 1, 0, 0, 0, -X * x, -Y * x, x],
      [0, 0, 0, X, Y, 1, -X * y, -Y * y, y],
    ]
  })
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(equations)
  return (X, Y) => {
    const depth = g * X + h * Y + 1
    return { x: (a * X + b * Y + c) / depth, y: (d * X + e * Y + f) / depth }
  }
}

/** Linear equations by elimination (Gauss-Jordan); the last number of a row is its right side. */
function solve(rows: number[][]): number[] {
  for (let at = 0; at < rows.length; at += 1) {
    let pivot = at
    for (let row = at; row < rows.length; row += 1)
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = row
    const chosen = rows[pivot] ?? []
    rows[pivot] = rows[at] ?? []
    rows[at] = chosen
    for (const row of rows) {
      if (row === chosen) continue
      const factor = (row[at] ?? 0) / (chosen[at] ?? 1)
      for (let column = at; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - factor * (chosen[column] ?? 0)
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1))
}
