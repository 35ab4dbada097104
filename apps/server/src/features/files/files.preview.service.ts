import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileMediaType } from '@hauswart/domain/files/file'
import { confined, type Said } from '#platform/files/confined.ts'
import { sizesOf } from '#platform/files/unpack.ts'
import { limits } from '#platform/limits.ts'
import type { Bytes } from './files.bytes.service.ts'

/** An upright page is then as wide as the widest picture. */
const previewSide = 2_000

/** Pictures of the first page in the usual widths; nothing for what has none, or cannot be drawn within its bounds. */
export async function drawPreview(mediaType: FileMediaType, bytes: Bytes): ReturnType<typeof sizesOf> {
  const first = await firstPage(mediaType, bytes)
  return first === undefined ? undefined : sizesOf(bytes.folder, first)
}

async function firstPage(mediaType: FileMediaType, bytes: Bytes): Promise<string | undefined> {
  return mediaType === 'application/pdf' ? drawPage(bytes, 1, previewSide) : asPicture(mediaType, bytes)
}

/** Where a picture lies that every browser and our own tools read; nothing for what is none. */
export async function asPicture(mediaType: FileMediaType, bytes: Bytes): Promise<string | undefined> {
  if (mediaType === 'image/heic') return (await heicAsJpeg(bytes)).picture
  return mediaType.startsWith('image/') ? bytes.path : undefined
}

/** A picture of an iPhone as a JPEG; of several in one file the first. */
export async function heicAsJpeg({ folder, path }: Bytes): Promise<{ picture?: string; said: Said }> {
  const target = join(folder, 'picture.jpg')
  const said = await confined(['heif-convert', '-q', '90', path, target], folder, limits.tools.draw)
  if (said.code !== 0) return { said }
  for (const picture of [target, join(folder, 'picture-1.jpg')])
    if (await isThere(picture)) return { picture, said }
  return { said }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Who reads words needs none, and is done sooner. */
type Colours = 'all' | 'grey'

/** One page of a PDF as a picture in the folder. */
export async function drawPage(
  bytes: Bytes,
  page: number,
  side: number,
  colours: Colours = 'all',
): Promise<string | undefined> {
  const { code, output } = await drawPdf(bytes, page, side, colours)
  if (code !== 0 || output.length === 0) return undefined
  const picture = join(bytes.folder, 'page.png')
  await writeFile(picture, output)
  return picture
}

/**
 * By its longest side and never by resolution: a page may say it is as large as a house, and then the tool gives no picture
 * and says that all is well.
 */
export function drawPdf(
  { folder, path }: Bytes,
  page: number,
  side: number,
  colours: Colours = 'all',
): Promise<Said> {
  const at = String(page)
  const grey = colours === 'grey' ? ['-gray'] : []
  const argv = [
    'pdftoppm',
    '-png',
    ...grey,
    '-f',
    at,
    '-l',
    at,
    '-singlefile',
    '-scale-to',
    String(side),
    path,
  ]
  return confined(argv, folder, limits.tools.draw)
}
