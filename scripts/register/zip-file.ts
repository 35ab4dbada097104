import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

// 1 January 1980, the first day a ZIP can say: the same content makes the same file on any day.
const day = 33
const localLength = 30
const centralLength = 46

/** Packs one file. Sizes and checksum stand in the central directory, as packers do that write a stream. */
export async function zipOne(source: string, nameInside: string, target: string): Promise<void> {
  const name = Buffer.from(nameInside)
  let plain = 0
  let packed = 0
  let checksum = 0
  const before = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      plain += chunk.length
      checksum = crc32(chunk, checksum)
      done(null, chunk)
    },
  })
  const after = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      packed += chunk.length
      done(null, chunk)
    },
    flush(done) {
      done(null, ending())
    },
    construct(done) {
      this.push(Buffer.concat([local(), name]))
      done()
    },
  })

  function local(): Buffer {
    const header = Buffer.alloc(localLength)
    header.writeUInt32LE(0x04_03_4b_50, 0)
    header.writeUInt16LE(20, 4)
    // Bit 3: sizes follow the data; bit 11: the name is UTF-8.
    header.writeUInt16LE(0x08_08, 6)
    header.writeUInt16LE(8, 8)
    header.writeUInt16LE(day, 12)
    header.writeUInt16LE(name.length, 26)
    return header
  }

  function ending(): Buffer {
    const descriptor = Buffer.alloc(16)
    descriptor.writeUInt32LE(0x08_07_4b_50, 0)
    sizes(descriptor, 4)
    const central = Buffer.alloc(centralLength)
    central.writeUInt32LE(0x02_01_4b_50, 0)
    central.writeUInt16LE(20, 4)
    central.writeUInt16LE(20, 6)
    central.writeUInt16LE(0x08_08, 8)
    central.writeUInt16LE(8, 10)
    central.writeUInt16LE(day, 14)
    sizes(central, 16)
    central.writeUInt16LE(name.length, 28)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06_05_4b_50, 0)
    end.writeUInt16LE(1, 8)
    end.writeUInt16LE(1, 10)
    end.writeUInt32LE(centralLength + name.length, 12)
    end.writeUInt32LE(localLength + name.length + packed + descriptor.length, 16)
    return Buffer.concat([descriptor, central, name, end])
  }

  function sizes(buffer: Buffer, at: number): void {
    buffer.writeUInt32LE(checksum, at)
    buffer.writeUInt32LE(packed, at + 4)
    buffer.writeUInt32LE(plain, at + 8)
  }

  await pipeline(
    createReadStream(source, { highWaterMark: 1 << 20 }),
    before,
    createDeflateRaw({ level: 1, chunkSize: 1 << 18 }),
    after,
    createWriteStream(target),
  )
}
