import { deflateSync } from 'node:zlib'
import { excelFile, wordFile, zipOf, type ZipPart } from '../../apps/server/test/zips.ts'
import { hugePng, paper } from '../../apps/server/test/papers.ts'
import {
  honest,
  onePage,
  pngChunk,
  streamOf,
  widePng,
  withSegment,
  type Honest,
  type Hostile,
} from './made.ts'

const megabyte = 1_024 * 1_024
const nothing = (megabytes: number) => Buffer.alloc(megabytes * megabyte)
const packed = (megabytes: number) => deflateSync(nothing(megabytes), { level: 1 })

const flate = '/Filter /FlateDecode'
const parts = (count: number, one: (at: number) => Omit<ZipPart, 'name'>): ZipPart[] =>
  Array.from({ length: count }, (_, at) => ({ name: `word/${at}.xml`, ...one(at) }))
type Made = readonly [string, string, Buffer, Hostile['may']]

/** Small on the way and huge for whoever unpacks them. */
export async function bombs(seed: number, short: boolean): Promise<Hostile[]> {
  const honestly = await honest(seed)
  const { jpg, heic, docx } = honestly
  const stream = packed(257 + seed)
  const made: Made[] = [
    [
      'Word, one part of a ratio over 100',
      'a.docx',
      wordFile({ name: 'word/a.xml', bytes: nothing(2 + seed) }),
      ['too_large'],
    ],
    ['Word of 2100 parts', 'a.docx', wordFile(...parts(2_100 + seed, () => ({ bytes: '' }))), ['too_large']],
    [
      'Word that says 300 MB',
      'a.docx',
      wordFile(...parts(3, () => ({ bytes: 'x', claimedSize: 100 * megabyte }))),
      ['too_large'],
    ],
    [
      'Word whose parts lie over each other',
      'a.docx',
      wordFile(...parts(50, (at) => ({ bytes: jpg, isOverFirst: at > 0 }))),
      ['too_large', 'damaged'],
    ],
    ['Word in Word', 'a.docx', wordFile({ name: 'word/media/image1.png', bytes: docx }), ['type']],
    ['PNG that says 900 megapixels', 'a.png', hugePng(30_000, 30_000 + seed), ['too_large']],
    ['PNG of 60 megapixels, whole', 'a.png', widePng(8_000, 7_500 + seed), ['too_large']],
    ['JPEG that says 900 megapixels', 'a.jpg', sized(jpg, 30_000, 30_000), ['too_large']],
    ['WebP that says 268 megapixels', 'a.webp', wideWebp(), ['too_large']],
    ['HEIC that says 900 megapixels', 'a.heic', heicOf(heic, 30_000), ['too_large']],
    ['PDF with a stream of 257 MB', 'a.pdf', onePage('', streamOf(flate, stream)), ['too_large']],
    [
      'PDF with a stream packed four times',
      'a.pdf',
      onePage('', streamOf('/Filter [/Fl /Fl /Fl /Fl]', 'x')),
      ['too_large', 'damaged'],
    ],
    ['PDF of 6000 pages', 'a.pdf', paper(...Array.from({ length: 6_000 + seed }, () => [])), ['too_large']],
    [
      'PDF that says two milliards of pages',
      'a.pdf',
      Buffer.from(paper(['x']).toString('latin1').replace('/Count 1', '/Count 2147483647'), 'latin1'),
      ['damaged', 'harmless'],
    ],
  ]
  return toFiles(seed, short ? made : [...made, ...heavy(seed, honestly, stream)])
}

/** Those that take a while to make, too. */
const heavy = (seed: number, { jpg }: Honest, stream: Buffer): Made[] => [
  [
    'Excel, one part of a ratio over 100',
    'a.xlsx',
    excelFile({ name: 'xl/a.xml', bytes: nothing(2 + seed) }),
    ['too_large'],
  ],
  [
    'Word that says less than it holds',
    'a.docx',
    wordFile({ name: 'a.xml', bytes: nothing(3), claimedSize: 10 + seed }),
    ['damaged'],
  ],
  [
    'Excel with a packed archive',
    'a.xlsx',
    excelFile({ name: 'xl/a.xml', bytes: zipOf([{ name: 'a', bytes: nothing(1) }]) }),
    ['type'],
  ],
  [
    'archive of archives',
    'a.zip',
    zipOf(parts(16, () => ({ bytes: zipOf([{ name: 'a', bytes: nothing(1) }]) }))),
    ['type'],
  ],
  ['PNG of 900 megapixels, whole', 'a.png', widePng(30_000, 30_000 + seed), ['too_large']],
  ['PNG with more dots than it says', 'a.png', widePng(64, 64, packed(40)), ['damaged', 'harmless']],
  ['PNG with a note of 40 MB', 'a.png', noted(packed(40)), ['damaged', 'harmless', 'too_large']],
  [
    'PDF with a stream packed twice',
    'a.pdf',
    onePage('', streamOf('/Filter [/FlateDecode /FlateDecode]', deflateSync(stream))),
    ['too_large'],
  ],
  [
    'PDF of many streams, 1.5 GB together',
    'a.pdf',
    onePage(
      '',
      ' ',
      Array.from({ length: 6 }, () => streamOf(flate, stream)),
    ),
    ['too_large'],
  ],
  [
    'JPEG with notes to its brim',
    'a.jpg',
    Array.from({ length: 40 }, () => 0).reduce(
      (bytes) => withSegment(bytes, 0xfe, Buffer.alloc(65_000, 32)),
      jpg,
    ),
    ['harmless'],
  ],
]

const toFiles = (seed: number, made: readonly Made[]): Hostile[] =>
  made.map(([what, name, bytes, may]) => ({
    group: 'bomb',
    what,
    name: `${seed}-${name}`,
    bytes,
    may,
    isShort: seed === 0,
  }))

const noted = (note: Buffer): Buffer => {
  const png = widePng(64, 64)
  return Buffer.concat([
    png.subarray(0, 33),
    pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), note])),
    png.subarray(33),
  ])
}

/** The same picture under another size: in its first frame. */
function sized(jpg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpg)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

function wideWebp(): Buffer {
  const bytes = Buffer.alloc(64)
  bytes.write('RIFF\u0038\0\0\0WEBPVP8X\u000a\0\0\0', 'latin1')
  bytes.writeUIntLE(16_382, 24, 3)
  bytes.writeUIntLE(16_382, 27, 3)
  return bytes
}

function heicOf(heic: Buffer, side: number): Buffer {
  const bytes = Buffer.from(heic)
  const at = bytes.indexOf('ispe')
  bytes.writeUInt32BE(side, at + 8)
  bytes.writeUInt32BE(side, at + 12)
  return bytes
}
