import { expect, test } from 'vitest'
import { findSheet } from './find-sheet.ts'
import { jpegPdf, jpegSize } from './jpeg-pdf.ts'
import { isSheet, makeProjection, sizeOf, straighten, wholeOf, type Corners } from './quad.ts'

const askew: Corners = [
  { x: 20, y: 10 },
  { x: 80, y: 18 },
  { x: 74, y: 92 },
  { x: 14, y: 86 },
]

/** A white sheet on a dark table, its corners at `askew`. */
function photo(width = 100, height = 100) {
  const inside = (x: number, y: number) =>
    askew.every((at, index) => {
      const next = askew[(index + 1) % 4] ?? at
      return (next.x - at.x) * (y - at.y) - (next.y - at.y) * (x - at.x) >= 0
    })
  const grey = Uint8Array.from({ length: width * height }, (_, index) =>
    inside(index % width, Math.floor(index / width)) ? 230 : 40,
  )
  const data = new Uint8ClampedArray(width * height * 4)
  grey.forEach((value, index) => data.set([value, value, value, 255], index * 4))
  return { width, height, data, grey: { width, height, data: grey } }
}

test('a bright sheet on a dark table is found by its corners', () => {
  const found = findSheet(photo().grey) ?? wholeOf({ width: 0, height: 0 })
  for (const [index, { x, y }] of askew.entries()) {
    expect(Math.abs((found[index]?.x ?? 0) - x)).toBeLessThanOrEqual(1)
    expect(Math.abs((found[index]?.y ?? 0) - y)).toBeLessThanOrEqual(1)
  }
})

test('a beam of light across a dark room is no sheet', () => {
  const data = new Uint8Array(100 * 100).fill(30)
  for (let y = 5; y < 95; y += 1)
    for (let x = 0; x < 100; x += 1) if (Math.abs(x - y) < 12) data[y * 100 + x] = 240
  expect(findSheet({ width: 100, height: 100, data })).toBeUndefined()
  expect(findSheet({ width: 10, height: 10, data: new Uint8Array(100) })).toBeUndefined()
})

test('the corners of the straight page lie where the owner put them', () => {
  const size = { width: 60, height: 80 }
  const at = makeProjection(askew, size)
  for (const [index, { x, y }] of wholeOf(size).entries()) {
    expect(at(x, y).x).toBeCloseTo(askew[index]?.x ?? 0, 6)
    expect(at(x, y).y).toBeCloseTo(askew[index]?.y ?? 0, 6)
  }
})

test('what lay askew is straight: nothing of the table is left on the page', () => {
  const picture = photo()
  const size = sizeOf(askew, 1_000)
  const page = straighten(picture, askew, size)
  expect([page.width, page.height]).toEqual([61, 76])
  let dark = 0
  for (let at = 0; at < page.data.length; at += 4) if ((page.data[at] ?? 0) < 200) dark += 1
  // At most the outermost row of pixels is mixed with the table.
  expect(dark / (page.width * page.height)).toBeLessThan(0.06)
})

test('a page grows no larger than asked, and crossed corners are no sheet', () => {
  expect(sizeOf(wholeOf({ width: 4_000, height: 3_000 }), 2_000)).toEqual({ width: 2_000, height: 1_500 })
  expect(isSheet(askew)).toBe(true)
  expect(isSheet([askew[1], askew[0], askew[2], askew[3]])).toBe(false)
})

/** The head of a JPEG of this size, with a comment before its frame. */
const jpeg = (width: number, height: number, channels = 3) =>
  // oxfmt-ignore
  new Uint8Array([
    0xff, 0xd8, 0xff, 0xfe, 0x00, 0x04, 0x48, 0x77,
    0xff, 0xc0, 0x00, 0x11, 0x08, height >> 8, height & 255, width >> 8, width & 255, channels,
    0xff, 0xd9,
  ])

test('pages become one PDF that names each object where it lies', async () => {
  expect(jpegSize(jpeg(1_240, 1_754, 1))).toEqual({ width: 1_240, height: 1_754, channels: 1 })
  expect(() => jpegSize(new Uint8Array([1, 2, 3]))).toThrow('not a JPEG')
  const pdf = Buffer.from(await jpegPdf([jpeg(1_240, 1_754), jpeg(2_000, 1_000, 1)]).arrayBuffer())
  const text = pdf.toString('latin1')
  expect(text).toContain('/Count 2/Kids[3 0 R 6 0 R]')
  expect(text).toContain('MediaBox[0 0 595 842]')
  expect(text).toContain('MediaBox[0 0 842 595]')
  expect(text).toContain('/DeviceGray/Filter/DCTDecode')
  const places = [...text.matchAll(/(\d{10}) 00000 n /g)].map(([, place]) => Number(place))
  expect(places).toHaveLength(8)
  for (const [index, place] of places.entries())
    expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`))
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/)
})
