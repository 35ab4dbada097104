import { createReadStream, createWriteStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'

export type ZipEntry = {
  readonly name: string
  readonly isDeflated: boolean
  readonly packed: number
  readonly size: number
  readonly checksum: number
  /** Where its local header begins. */
  readonly at: number
}

/** Parts of it are under a password. */
export class LockedZipError extends Error {}

const endMark = 0x06_05_4b_50
const end64Mark = 0x06_06_4b_50
const locator64Mark = 0x07_06_4b_50
const centralMark = 0x02_01_4b_50
const localMark = 0x04_03_4b_50
const endLength = 22
const longestComment = 65_535
const saturated = 0xff_ff_ff_ff

/**
 * The files of a ZIP as its central directory lists them; with the large sizes of ZIP64. Of one with more than `most` a
 * single one more is read: a megabyte of directory would be a gigabyte of entries.
 */
export async function readZip(path: string, most = Infinity): Promise<readonly ZipEntry[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const tail = await read(file, Math.max(0, size - endLength - longestComment - 20), size)
    const end = lastIndexOf(tail, endMark)
    if (end < 0) throw new Error('not a ZIP file, or cut off')
    const directory = await findDirectory(file, tail, end)
    // Read into memory: it must not be longer than the file that holds it.
    if (directory.at + directory.length > size) throw new Error('the directory of the ZIP is damaged')
    return listEntries(await read(file, directory.at, directory.at + directory.length), most)
  } finally {
    await file.close()
  }
}

/** Unpacks one file of a ZIP and checks it against the directory. */
export const unzipTo = (path: string, entry: ZipEntry, target: string): Promise<void> =>
  unzipInto(path, entry, createWriteStream(target))

/** The same for whoever wants the bytes as they come. */
export async function unzipInto(path: string, entry: ZipEntry, sink: Writable): Promise<void> {
  const file = await open(path)
  const head = await read(file, entry.at, entry.at + 30).finally(() => file.close())
  if (head.length < 30 || head.readUInt32LE(0) !== localMark) throw new Error(`${entry.name} is damaged`)
  const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  let size = 0
  let checksum = 0
  const check = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.length
      checksum = crc32(piece, checksum)
      done(size > entry.size ? new Error(`${entry.name} is larger than the ZIP says`) : null, piece)
    },
  })
  const source = createReadStream(path, { start, end: start + entry.packed - 1, highWaterMark: 1 << 20 })
  if (entry.isDeflated) await pipeline(source, createInflateRaw({ chunkSize: 1 << 19 }), check, sink)
  else await pipeline(source, check, sink)
  if (size !== entry.size || checksum !== entry.checksum) throw new Error(`${entry.name} is damaged`)
}

async function read(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, to - from)), 0, to - from, from)
  return buffer.subarray(0, bytesRead)
}

function lastIndexOf(buffer: Buffer, mark: number): number {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(mark)
  return buffer.lastIndexOf(bytes)
}

async function findDirectory(
  file: FileHandle,
  tail: Buffer,
  end: number,
): Promise<{ at: number; length: number }> {
  const length = tail.readUInt32LE(end + 12)
  const at = tail.readUInt32LE(end + 16)
  if (at !== saturated && length !== saturated) return { at, length }
  const locator = end - 20
  if (locator < 0 || tail.readUInt32LE(locator) !== locator64Mark) throw new Error('ZIP64 without its end')
  const where = Number(tail.readBigUInt64LE(locator + 8))
  const end64 = await read(file, where, where + 56)
  if (end64.length < 56 || end64.readUInt32LE(0) !== end64Mark) throw new Error('ZIP64 without its end')
  return { length: Number(end64.readBigUInt64LE(40)), at: Number(end64.readBigUInt64LE(48)) }
}

function listEntries(directory: Buffer, most: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.length && entries.length <= most;) {
    if (directory.readUInt32LE(at) !== centralMark) throw new Error('the directory of the ZIP is damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      directory.readUInt16LE(at + offset),
    ) as [number, number, number]
    const method = directory.readUInt16LE(at + 10)
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    if ((directory.readUInt16LE(at + 8) & 1) === 1) throw new LockedZipError(`${name} is encrypted`)
    if (method !== 0 && method !== 8) throw new Error(`${name} is packed in a way we cannot read`)
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    const large = readLarge(
      extra,
      [24, 20, 42].map((offset) => directory.readUInt32LE(at + offset)),
    )
    entries.push({ name, isDeflated: method === 8, checksum: directory.readUInt32LE(at + 16), ...large })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

/** Size, packed size and place; those that do not fit in 32 bits follow, in this order, in an extra field. */
function readLarge(extra: Buffer, values: readonly number[]): { size: number; packed: number; at: number } {
  let field = 0
  while (field + 4 <= extra.length && extra.readUInt16LE(field) !== 1)
    field += 4 + extra.readUInt16LE(field + 2)
  let next = field + 4
  const [size, packed, at] = values.map((value) => {
    if (value !== saturated || next + 8 > extra.length) return value
    next += 8
    return Number(extra.readBigUInt64LE(next - 8))
  }) as [number, number, number]
  return { size, packed, at }
}
