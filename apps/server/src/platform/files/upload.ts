import { createHash } from 'node:crypto'
import { mostPicturePixels } from '@hauswart/domain/pictures/picture'
import { AppError } from '#platform/app-error.ts'
import { safeName } from './file-name.ts'
import { readPictureHeader } from './picture-header.ts'

/** One file of a form. Its bytes can be read once, and only as fast as they are taken. */
export type UploadedFile = { readonly filename: string; readonly bytes: () => AsyncIterable<Buffer> }
export type Upload = Promise<UploadedFile>
export type ReceivedFile = { bytes: Buffer; mime: string; sha256: string; name: string }

/** Reads a picture into memory under a hard limit. The bytes decide what it is, never the name or header. */
export async function receivePicture(upload: Upload, maxBytes: number): Promise<ReceivedFile> {
  const file = await upload
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file.bytes()) {
    size += chunk.length
    if (size > maxBytes) throw new AppError('FILE_TOO_LARGE')
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  const header = readPictureHeader(bytes)
  if (header === undefined) throw new AppError('FILE_TYPE_NOT_ALLOWED')
  // A few kilobytes can hold a picture that fills the memory of whoever unpacks it.
  if (header.width * header.height > mostPicturePixels) throw new AppError('PICTURE_TOO_LARGE')
  return {
    bytes,
    mime: header.mime,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    name: safeName(file.filename, 120, 'Bild'),
  }
}
