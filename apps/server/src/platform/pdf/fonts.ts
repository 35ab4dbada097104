import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

export type Face = 'text' | 'strong' | 'head'

/** Each face with the signs of our neighbours' names beside it: «Kovačić», «Şahin». */
export const fontFiles: Record<Face, readonly [latin: string, extended: string]> = {
  text: [
    import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/inter/files/inter-latin-ext-400-normal.woff'),
  ],
  strong: [
    import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
    import.meta.resolve('@fontsource/inter/files/inter-latin-ext-600-normal.woff'),
  ],
  head: [
    import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    import.meta
      .resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'),
  ],
}

const head = { woff: 44, sfnt: 12 } as const
const entry = { woff: 20, sfnt: 16 } as const

/** Unpacks a WOFF 1.0 file (W3C, 13.12.2012): the library inflates in JavaScript, which takes a second. */
export function readFont(address: string): Buffer {
  const woff = readFileSync(new URL(address))
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, n) => {
    const at = head.woff + n * entry.woff
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const directory = Buffer.alloc(head.sfnt + count * entry.sfnt)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  let offset = directory.length
  const parts: Buffer[] = [directory]
  for (const [n, { tag, checksum, bytes }] of tables.entries()) {
    const at = head.sfnt + n * entry.sfnt
    tag.copy(directory, at)
    for (const [field, value] of [checksum, offset, bytes.length].entries())
      directory.writeUInt32BE(value, at + 4 + field * 4)
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
    bytes.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
