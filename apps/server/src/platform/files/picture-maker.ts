import {
  mostPictureBytes,
  mostPicturePixels,
  picturePlaceholder,
  pictureWidths,
  type PictureMime,
} from '@hauswart/domain/pictures/picture'
import sharp, { type Sharp } from 'sharp'

/** A picture made anew from its dots: nothing but them is left of the file that was sent. */
export type MadePicture = MadeSizes & {
  /** As it is to be seen: turned upright. */
  readonly width: number
  readonly height: number
  readonly full: { readonly mime: PictureMime; readonly bytes: Buffer }
}

export type MadeSizes = {
  readonly sizes: readonly { readonly width: number; readonly bytes: Buffer }[]
  /** Ten by ten dots, as base64. */
  readonly placeholder: string
}

/** What every size but the full one is. */
export const sizeMime: PictureMime = 'image/webp'

// One picture must not take every core and keep its memory afterwards; only the three formats are ever unpacked.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const sizeQuality = 75
const longestSide = 16_000
const readableSide = 2_400
const dotsSide = 3_000
const seconds = 60

/**
 * Unpacks a picture to its end and packs it anew, upright, in sRGB and without place, camera or any other note. Bytes
 * that are damaged or cut off give undefined.
 */
export async function makePicture(bytes: Buffer, mime: PictureMime): Promise<MadePicture | undefined> {
  try {
    const full = await pack(bytes, mime)
    return full === undefined ? undefined : { ...full, ...(await packSizes(bytes)) }
  } catch (error) {
    return unlessPassing(error)
  }
}

/** The sizes alone, for what is shown small and kept as it was sent; undefined if it cannot be unpacked to its end. */
export async function makeSizes(bytes: Buffer): Promise<MadeSizes | undefined> {
  try {
    return await packSizes(bytes)
  } catch (error) {
    return unlessPassing(error)
  }
}

/** Whether a picture can be unpacked to its end. */
export async function canUnpack(bytes: Buffer, mostPixels: number): Promise<boolean> {
  try {
    const { data } = await shrunk(open(bytes, mostPixels))
    return data.length > 0
  } catch (error) {
    return unlessPassing(error) ?? false
  }
}

/**
 * Grey and upright, no larger than what reading needs; in one channel and not packed, for it is read once and thrown away:
 * half of the time of a PNG, and nearly a quarter less for its reader.
 */
export const makeReadable = (bytes: Buffer): Promise<Buffer> =>
  open(bytes)
    .resize({ width: readableSide, height: readableSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .greyscale()
    .toColourspace('b-w')
    .tiff({ compression: 'none' })
    .toBuffer()

/** Four bytes a dot, upright on white, no larger than a code needs: on a page that fills it a code is 370 dots wide. */
export const makeDots = async (bytes: Buffer): Promise<{ data: Buffer; width: number; height: number }> => {
  const { data, info } = await open(bytes)
    .resize({ width: dotsSide, height: dotsSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function packSizes(bytes: Buffer): Promise<MadeSizes> {
  const { data, info } = await shrunk(open(bytes))
  // The small ones are made of the largest of them: the file itself is unpacked twice, not eight times.
  const { width: widest, height: tallest, channels } = info
  const largest = () => sharp(data, { raw: { width: widest, height: tallest, channels } })
  const sizes: { width: number; bytes: Buffer }[] = []
  for (const width of Object.values(pictureWidths).filter((one) => one <= widest)) {
    const size = largest().resize({ width }).webp({ quality: sizeQuality })
    sizes.push({ width, bytes: await size.toBuffer() })
  }
  const { width, height, quality: placeholderQuality } = picturePlaceholder
  const dots = largest().resize(width, height, { fit: 'fill' }).webp({ quality: placeholderQuality })
  return { sizes, placeholder: (await dots.toBuffer()).toString('base64') }
}

const shrunk = (image: Sharp) =>
  image
    .resize({ width: pictureWidths.xxl, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })

function unlessPassing(error: unknown): undefined {
  if (!(error instanceof Error) || isPassing(error)) throw error
}

const open = (bytes: Buffer, limitInputPixels: number = mostPicturePixels): Sharp =>
  sharp(bytes, { limitInputPixels, failOn: 'error' }).autoOrient().timeout({ seconds })

type Full = Pick<MadePicture, 'width' | 'height' | 'full'>

async function pack(bytes: Buffer, mime: PictureMime): Promise<Full | undefined> {
  for (const way of [{ mime, quality: 85 }, ...smallerWays]) {
    const { data, info } = await inFormat(open(bytes), way).toBuffer({ resolveWithObject: true })
    if (data.length <= mostPictureBytes)
      return { width: info.width, height: info.height, full: { mime: way.mime, bytes: data } }
  }
  return undefined
}

// Packed anew, a photo sent as PNG or packed harder than ours may outgrow what a picture may have.
const smallerWays = [85, 70, 50].map((quality) => ({ mime: 'image/jpeg' as const, quality }))

function inFormat(image: Sharp, { mime, quality }: { mime: PictureMime; quality: number }): Sharp {
  if (mime === 'image/png') return image.png()
  if (mime === 'image/webp') return image.webp({ quality })
  return image.flatten({ background: '#fff' }).jpeg({ quality })
}

// Nothing to do with the bytes: the machine is short of something, and the job comes again.
const isPassing = (error: Error): boolean => /out of memory/i.test(error.message) || isTooSlow(error)

/** Whether a picture took longer to unpack than it may. */
export const isTooSlow = (error: unknown): boolean => error instanceof Error && /timeout/i.test(error.message)
