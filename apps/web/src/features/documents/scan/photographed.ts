import { fitInto } from '#device/photos/photo-copies.ts'
import { findSheet } from './find-sheet.ts'
import { isSheet, sizeOf, straighten, wholeOf, type Corners, type Pixels } from './quad.ts'

/** Enough to read the small print of an A4 page: about 200 dots an inch. */
const longestSide = 2_400
const quality = 0.82
/** Finding a sheet needs its outline only. */
const outlineSide = 400

export type Photographed = { readonly canvas: OffscreenCanvas; readonly corners: Corners }

/** A photo ready to be cut: its pixels, and where a sheet seems to lie. Nothing where this browser cannot read it. */
export async function readPhoto(file: File): Promise<Photographed | undefined> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = drawn(image, longestSide)
    const outline = drawn(image, outlineSide)
    image.close()
    return { canvas, corners: cornersIn(outline, canvas) }
  } catch {
    return undefined
  }
}

/** The page between the corners as a JPEG, straight. */
export async function cutOut({ canvas }: Photographed, corners: Corners): Promise<Blob> {
  const { width, height, data } = straighten(pixelsOf(canvas), corners, sizeOf(corners, longestSide))
  const page = new OffscreenCanvas(width, height)
  page.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  return page.convertToBlob({ type: 'image/jpeg', quality })
}

function drawn(image: ImageBitmap, side: number): OffscreenCanvas {
  const { width, height } = fitInto(image.width, image.height, side)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas
}

function pixelsOf(canvas: OffscreenCanvas): Pixels {
  const { width, height } = canvas
  const image = canvas.getContext('2d')?.getImageData(0, 0, width, height)
  if (image === undefined) throw new Error('no canvas')
  return { width, height, data: image.data }
}

function cornersIn(outline: OffscreenCanvas, canvas: OffscreenCanvas): Corners {
  const { width, height, data } = pixelsOf(outline)
  // Weights of the eye for red, green and blue (ITU-R BT.601).
  const grey = Uint8Array.from(
    { length: width * height },
    (_, at) =>
      0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0),
  )
  const found = findSheet({ width, height, data: grey })
  if (found === undefined || !isSheet(found)) return wholeOf(canvas)
  const scale = canvas.width / width
  const [a, b, c, d] = found
  const enlarge = ({ x, y }: Corners[number]) => ({ x: x * scale, y: y * scale })
  return [enlarge(a), enlarge(b), enlarge(c), enlarge(d)]
}
