import { createHash } from 'node:crypto'
import { AppError } from './app-error.ts'

/** One file of a form. Its bytes can be read once, and only as fast as they are taken. */
export type UploadedFile = { readonly filename: string; readonly bytes: () => AsyncIterable<Buffer> }
export type Upload = Promise<UploadedFile>
export type ReceivedFile = { bytes: Buffer; mime: string; sha256: string; name: string }

const signatures: readonly { mime: string; matches: (bytes: Buffer) => boolean }[] = [
  { mime: 'image/jpeg', matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    mime: 'image/png',
    matches: (bytes) =>
      bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
  {
    mime: 'image/webp',
    matches: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
]

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
  const mime = signatures.find((signature) => signature.matches(bytes))?.mime
  if (mime === undefined) throw new AppError('FILE_TYPE_NOT_ALLOWED')
  return {
    bytes,
    mime,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    name: safeName(file.filename),
  }
}

// Path parts, control signs and direction marks never reach a disk or a header.
const safeName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .split('/')
    .at(-1)
    ?.replaceAll(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '')
    .slice(0, 120)
    .trim() || 'Bild'
