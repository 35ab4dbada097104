import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { FileMediaType, FileRefusal } from '@hauswart/domain/files/file'
import { confined, isOverdone } from '#platform/files/confined.ts'
import { kindOf } from '#platform/files/media-type.ts'
import { judgeOffice } from '#platform/files/office-file.ts'
import { holdsMarkup, isArchiveToo } from '#platform/files/second-face.ts'
import { judgePdfBytes, judgePicture } from '#platform/files/unpack.ts'
import { scanForVirus } from '#platform/files/virus-scan.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import type { Bytes } from './files.bytes.service.ts'
import { drawPdf, heicAsJpeg } from './files.preview.service.ts'
import type { WorkRow } from './files.work.queries.ts'

export type Judgement =
  | { readonly mediaType: FileMediaType; readonly pageCount: number | null }
  | { readonly refusal: FileRefusal }

type Claimed = Pick<WorkRow, 'sha256' | 'sizeBytes'>

/** What a file is, or why it stays out: by its bytes alone, scanned before anything unpacks them, unpacked to their end. */
export async function judgeFile({ config }: Parts, file: Claimed, bytes: Bytes): Promise<Judgement> {
  if (bytes.sha256 !== file.sha256 || bytes.size !== file.sizeBytes) return { refusal: 'hash' }
  const scanner = { host: config.CLAMD_HOST, port: config.CLAMD_PORT }
  const verdict = await scanForVirus(scanner, createReadStream(bytes.path))
  if (verdict !== 'clean') return { refusal: verdict }
  const kind = await kindOf(bytes.path)
  if (kind === undefined) return { refusal: 'type' }
  if (kind === 'cfb') return { refusal: (await isLocked(bytes.path)) ? 'encrypted' : 'type' }
  if (kind === 'zip') {
    const office = await judgeOffice(bytes.path)
    return 'refusal' in office ? office : { ...office, pageCount: null }
  }
  if (kind === 'application/pdf') return judgePdf(bytes)
  if (kind === 'text/plain' || kind === 'message/rfc822') return { mediaType: kind, pageCount: null }
  const refusal =
    kind === 'image/heic' ? await judgeHeic(bytes) : await judgePicture(bytes.folder, bytes.path)
  return refusal === undefined ? { mediaType: kind, pageCount: 1 } : { refusal }
}

/** An office file under a password is an old container with one part of this name. */
const isLocked = async (path: string): Promise<boolean> =>
  (await readFile(path)).includes('EncryptedPackage', 0, 'utf16le')

async function judgePdf(bytes: Bytes): Promise<Judgement> {
  const { folder, path } = bytes
  const said = await confined(['pdfinfo', path], folder, limits.tools.look)
  if (isOverdone(said)) return { refusal: 'unreadable' }
  if (said.complaint.includes('Incorrect password')) return { refusal: 'encrypted' }
  const pageCount = Number(/^Pages:\s+(\d+)$/m.exec(said.output.toString())?.[1] ?? 0)
  if (said.code !== 0 || pageCount === 0) return { refusal: 'damaged' }
  if (pageCount > limits.unpacked.pdf.pages) return { refusal: 'too_large' }
  const refusal = await judgePdfBytes(folder, path)
  if (refusal !== undefined) return { refusal }
  // A first page that keeps a core busy without end would do so with whoever opens it.
  if (isOverdone(await drawPdf(bytes, 1, glanceSide))) return { refusal: 'unreadable' }
  return { mediaType: 'application/pdf', pageCount }
}

const glanceSide = 200

async function judgeHeic(bytes: Bytes): Promise<FileRefusal | undefined> {
  const whole = await readFile(bytes.path)
  const most = limits.unpacked.picturePixels
  if (heicSizes(whole).some((pixels) => pixels > most)) return 'too_large'
  if (isArchiveToo(whole) || holdsMarkup(whole)) return 'type'
  const { picture, said } = await heicAsJpeg(bytes)
  if (isOverdone(said)) return 'unreadable'
  return picture === undefined ? 'damaged' : judgePicture(bytes.folder, picture)
}

/** The dots of all pictures inside, as their boxes `ispe` say before anything is unpacked. */
function heicSizes(bytes: Buffer): number[] {
  const sizes: number[] = []
  for (let at = bytes.indexOf('ispe'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4))
    sizes.push(bytes.readUInt32BE(at + 8) * bytes.readUInt32BE(at + 12))
  return sizes
}
