import type { PictureMime } from '@hauswart/domain/pictures/picture'

/** What a picture says of itself, before anybody unpacks it. */
export type PictureHeader = { readonly mime: PictureMime; readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number }
type Format = {
  readonly mime: PictureMime
  readonly matches: (bytes: Buffer) => boolean
  readonly size: (bytes: Buffer) => Size | undefined
}

const word = (bytes: Buffer, at: number, length = 4): string => bytes.toString('latin1', at, at + length)

const formats: readonly Format[] = [
  {
    mime: 'image/jpeg',
    matches: (bytes) => word(bytes, 0, 3) === '\xff\xd8\xff',
    size: jpegSize,
  },
  {
    mime: 'image/png',
    matches: (bytes) => word(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' && word(bytes, 12) === 'IHDR',
    size: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  },
  {
    mime: 'image/webp',
    matches: (bytes) => word(bytes, 0) === 'RIFF' && word(bytes, 8) === 'WEBP',
    size: webpSize,
  },
]

/** Kind and size of a picture by its first bytes; undefined for anything that is none, or is cut off before it says. */
export function readPictureHeader(bytes: Buffer): PictureHeader | undefined {
  const format = formats.find(({ matches }) => matches(bytes))
  if (format === undefined) return undefined
  try {
    const size = format.size(bytes)
    return size === undefined || size.width === 0 || size.height === 0
      ? undefined
      : { mime: format.mime, width: size.width, height: size.height }
  } catch (error) {
    // The bytes end before their header does.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * Whether the first bytes of a JPEG say that it lies as it was taken, in usual colours and at most so wide and high. What
 * a camera or a program notes in it may say otherwise.
 */
export function isPlainJpeg(head: Buffer, side: number): boolean {
  const header = readPictureHeader(head)
  const isNoted = head.includes('Exif\0') || head.includes('Adobe')
  return header?.mime === 'image/jpeg' && Math.max(header.width, header.height) <= side && !isNoted
}

/** Segment after segment until a frame begins; its header holds the size. */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    // A marker may be padded with any number of these.
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else if (marker === 0xd9 || marker === 0xda) return undefined
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

// C0 to CF begin a frame, but for the tables of Huffman (C4), JPEG-LS (C8) and arithmetic coding (CC).
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The three ways a WebP begins: plain, lossless, and with further parts. */
function webpSize(bytes: Buffer): Size | undefined {
  const kind = word(bytes, 12)
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8L') {
    const packed = bytes.readUInt32LE(21)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  return undefined
}
