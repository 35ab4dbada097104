import { crc32, deflateSync } from 'node:zlib'
import type { FileRefusal } from '../../packages/domain/src/files/file.ts'
import { heic, inForms, paper } from '../../apps/server/test/papers.ts'
import { excelFile, wordFile } from '../../apps/server/test/zips.ts'

/** A hostile file and what may become of it: refused for one of these reasons, or taken in and harmless. */
export type Hostile = {
  readonly group: string
  readonly what: string
  readonly name: string
  readonly bytes: Buffer
  readonly may: readonly (FileRefusal | 'harmless')[]
  /** Also in the form of CI: one of each kind. */
  readonly isShort: boolean
}

/** The same files in every run: whoever finds one that gets through can look at it again. */
export function lot(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Honest files to bend: of every type we take in. */
export type Honest = {
  readonly jpg: Buffer
  readonly png: Buffer
  readonly webp: Buffer
  readonly heic: Buffer
  readonly pdf: Buffer
  readonly docx: Buffer
  readonly xlsx: Buffer
}

let phone: Buffer | undefined

export async function honest(seed: number): Promise<Honest> {
  const draw = lot(seed)
  const [width, height] = [48 + draw(40), 48 + draw(40)]
  const raw = Buffer.from(Array.from({ length: width * height * 3 }, () => draw(256)))
  const pictures = await inForms(raw, width, height)
  return {
    ...pictures,
    heic: (phone ??= heic(pictures.jpg)),
    pdf: paper([`Rechnung ${seed}`, 'Muster Heizungen AG, Lindenweg 4, 3000 Bern', 'x'.repeat(draw(60))]),
    docx: wordFile({ name: 'word/styles.xml', bytes: 's'.repeat(draw(500)) }),
    xlsx: excelFile({ name: 'xl/styles.xml', bytes: 's'.repeat(draw(500)) }),
  }
}

/** A PDF of objects as they are, the first of them its root. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let at = 9
  const places = objects.map((object, index) => {
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    const place = at
    pieces.push(piece)
    at += piece.length
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const tail = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...pieces, Buffer.from(tail)])
}

export const streamOf = (words: string, body: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${words} /Length ${Buffer.byteLength(body)} >>\nstream\n`),
    Buffer.from(body),
    Buffer.from('\nendstream'),
  ])

/** A page with more in its catalogue and more objects from the sixth on. */
export const onePage = (
  catalogue: string,
  content: Buffer | string,
  more: readonly (string | Buffer)[] = [],
  page = '',
): Buffer =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${page} >> >>`,
    Buffer.isBuffer(content) ? content : streamOf('', content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ])

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of one bit a dot, whole: nothing but its size is wrong with it. */
export function widePng(width: number, height: number, packed?: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const dots = packed ?? deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 })
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    start,
    pngChunk('IHDR', head),
    pngChunk('IDAT', dots),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A segment after the first two bytes of a JPEG. */
export function withSegment(jpg: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpg.subarray(0, 2), head, body, jpg.subarray(2)])
}
