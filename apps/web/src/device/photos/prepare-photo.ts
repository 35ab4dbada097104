import { mostPictureBytes, pictureMimes } from '@hauswart/domain/pictures/picture'
import { copyOf } from './copy-file.ts'
import { fitInto } from './photo-copies.ts'

/** Up to here a file stays as it is: sharp, as a photographed document must be. Larger ones are made smaller. */
const enoughBytes = 4 * 1_024 * 1_024
const longestSide = 2_400
const quality = 0.85

/** A photo as it will be sent, or why it cannot be: this browser does not read it, or it stays too large. */
type Prepared = { readonly file: File } | { readonly fault: 'unreadable' | 'too-large' }

/**
 * JPEG, PNG and WebP up to 4 MB untouched; everything larger, and every other format the browser can read (HEIC on an
 * iPhone), as JPEG of at most 2400 pixels. The bytes are copied, because a photo fresh from the camera may vanish before
 * the line is back.
 */
export async function preparePhoto(chosen: File): Promise<Prepared> {
  const file = await prepare(chosen)
  if (file === undefined) return { fault: 'unreadable' }
  return file.size > mostPictureBytes ? { fault: 'too-large' } : { file }
}

type PreparedPhotos = {
  readonly files: readonly File[]
  /** Names of those that cannot be taken. */
  readonly unreadable: readonly string[]
  readonly tooLarge: readonly string[]
}

export async function preparePhotos(chosen: readonly File[]): Promise<PreparedPhotos> {
  const files: File[] = []
  const unreadable: string[] = []
  const tooLarge: string[] = []
  // One after another: several large photos decoded at once are too much for an old phone.
  for (const one of chosen) {
    const prepared = await preparePhoto(one)
    if ('file' in prepared) files.push(prepared.file)
    else if (prepared.fault === 'unreadable') unreadable.push(one.name)
    else tooLarge.push(one.name)
  }
  return { files, unreadable, tooLarge }
}

async function prepare(file: File): Promise<File | undefined> {
  const isAccepted = pictureMimes.some((mime) => mime === file.type)
  if (isAccepted && file.size <= enoughBytes) return copyOf(file)
  // What cannot be made smaller may still be small enough.
  return (await asJpeg(file)) ?? (isAccepted ? copyOf(file) : undefined)
}

async function asJpeg(file: File): Promise<File | undefined> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const { width, height } = fitInto(image.width, image.height, longestSide)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) return undefined
    context.imageSmoothingQuality = 'high'
    // JPEG knows no transparency; without paper below it would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(image, 0, 0, width, height)
    image.close()
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
  } catch {
    return undefined
  }
}
