import type { Corners, Point } from './quad.ts'

type Grey = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** Less of a picture is no sheet somebody wanted to scan. */
const leastShare = 0.15
/** What is bright must be about what its corners enclose, or it is no sheet but a lamp or a beam of light. */
const filled = { least: 0.7, most: 1.15 }

/**
 * The corners of a bright sheet on a darker table: the brighter half of the picture, of it the largest piece, of that
 * its outermost points. Nothing where no such piece is there; the owner then draws the corners.
 */
export function findSheet(picture: Grey): Corners | undefined {
  const { width, data } = picture
  const piece = largestPiece(picture, brightFrom(data))
  if (piece.length < data.length * leastShare) return undefined
  const outermost = (far: (x: number, y: number) => number): Point => {
    let best = -Infinity
    let found = { x: 0, y: 0 }
    for (const pixel of piece) {
      const x = pixel % width
      const y = Math.floor(pixel / width)
      if (far(x, y) <= best) continue
      best = far(x, y)
      found = { x, y }
    }
    return found
  }
  const corners: Corners = [
    outermost((x, y) => -x - y),
    outermost((x, y) => x - y),
    outermost((x, y) => x + y),
    outermost((x, y) => y - x),
  ]
  const share = piece.length / areaOf(corners)
  return share >= filled.least && share <= filled.most ? corners : undefined
}

/** The grey that parts a picture best into two (Otsu 1979). */
function brightFrom(data: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const grey of data) counts[grey] = (counts[grey] ?? 0) + 1
  const sum = counts.reduce((all, count, grey) => all + count * grey, 0)
  let dark = 0
  let darkSum = 0
  let best = 0
  let cut = 128
  for (let grey = 0; grey < 256; grey += 1) {
    dark += counts[grey] ?? 0
    darkSum += grey * (counts[grey] ?? 0)
    const bright = data.length - dark
    if (dark === 0 || bright === 0) continue
    const distance = darkSum / dark - (sum - darkSum) / bright
    const apart = dark * bright * distance * distance
    if (apart <= best) continue
    best = apart
    cut = grey
  }
  return cut
}

function largestPiece({ width, data }: Grey, cut: number): readonly number[] {
  const seen = new Uint8Array(data.length)
  let largest: readonly number[] = []
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] === 1 || (data[start] ?? 0) <= cut) continue
    const piece: number[] = [start]
    seen[start] = 1
    // The piece is its own list of what to look at next: it grows while it is walked.
    for (const pixel of piece)
      for (const next of neighbours(pixel, width)) {
        if (next < 0 || next >= data.length || seen[next] === 1 || (data[next] ?? 0) <= cut) continue
        seen[next] = 1
        piece.push(next)
      }
    if (piece.length > largest.length) largest = piece
  }
  return largest
}

function neighbours(pixel: number, width: number): readonly number[] {
  const x = pixel % width
  return [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]
}

function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}
