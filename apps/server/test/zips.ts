import { crc32, deflateRawSync } from 'node:zlib'

/** One part of a ZIP made by hand; what is said of it beside its bytes may be a lie. */
export type ZipPart = {
  readonly name: string
  readonly bytes: Buffer | string
  readonly isStored?: boolean
  /** Under a password, as its flag says. */
  readonly isLocked?: boolean
  /** Lies where the first part lies. */
  readonly isOverFirst?: boolean
  readonly claimedSize?: number
}

/** A ZIP of these parts, in front of which `before` may stand. */
export function zipOf(parts: readonly ZipPart[], before: Buffer = Buffer.alloc(0)): Buffer {
  const locals: Buffer[] = [before]
  const centrals: Buffer[] = []
  let at = before.length
  for (const { name, bytes, isStored, isLocked, isOverFirst, claimedSize } of parts) {
    const raw = Buffer.from(bytes)
    const packed = isStored === true ? raw : deflateRawSync(raw)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isLocked === true ? 1 : 0, 2)
    facts.writeUInt16LE(isStored === true ? 0 : 8, 4)
    facts.writeUInt32LE(crc32(raw), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimedSize ?? raw.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(isOverFirst === true ? before.length : at, 10)
    centrals.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, place, Buffer.from(name))
    if (isOverFirst === true) continue
    const local = [Buffer.from('PK\u0003\u0004', 'latin1'), facts, Buffer.from(name), packed]
    locals.push(...local)
    at += local.reduce((sum, piece) => sum + piece.length, 0)
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(parts.length % 65_536, 8)
  end.writeUInt16LE(parts.length % 65_536, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

const types = (kind: string) => `<?xml version="1.0"?><Types><Override ContentType="${kind}"/></Types>`

/** A letter of Word, as small as one can be, with further parts. */
export const wordFile = (...more: readonly ZipPart[]): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', bytes: types('application/…wordprocessingml.document.main+xml') },
    {
      name: 'word/document.xml',
      bytes:
        '<w:document><w:body><w:p><w:t>Sanitär Muster AG</w:t></w:p><w:p><w:t>Offerte Boiler</w:t></w:p></w:body></w:document>',
    },
    ...more,
  ])

/** A sheet of Excel, with how it is to be printed, as Windows leaves it. */
export const excelFile = (...more: readonly ZipPart[]): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', bytes: types('application/…spreadsheetml.sheet.main+xml') },
    { name: 'xl/workbook.xml', bytes: '<workbook><sheets/></workbook>' },
    { name: 'xl/printerSettings/printerSettings1.bin', bytes: 'A4' },
    ...more,
  ])
