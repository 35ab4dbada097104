import { readFileSync, writeSync } from 'node:fs'
import { isPdfBomb } from './pdf-streams.ts'
import { readPictureHeader } from './picture-header.ts'
import { canUnpack, makeReadable, makeSizes } from './picture-maker.ts'
import { holdsMarkup, isArchiveToo } from './second-face.ts'
import { codes, type Order, type Packed } from './unpack.ts'

// A process of its own for bytes of a stranger: whatever they do to it, the worker hears of it and goes on.
process.exitCode = codes[await follow(JSON.parse(process.argv[2] ?? '') as Order)]

async function follow(order: Order): Promise<keyof typeof codes> {
  if (order.task === 'words') return (await import('./words.ts')).tellWords(order, say)
  const bytes = readFileSync(order.path)
  if (order.task === 'pdf') {
    if (isArchiveToo(bytes)) return 'type'
    return isPdfBomb(bytes, order) ? 'too_large' : 'fine'
  }
  if (order.task === 'picture') return judge(bytes, order.pixels)
  // Fetched by whoever looks for a code alone: it is a megabyte to be made ready.
  if (order.task === 'code')
    return say(await (await import('./code-finder.ts')).findCode(bytes, order.effort))
  if (order.task === 'readable') return say(await makeReadable(bytes))
  const made = await makeSizes(bytes)
  if (made === undefined) return 'damaged'
  const sizes = made.sizes.map((size) => ({ ...size, bytes: size.bytes.toString('base64') }))
  const packed: Packed = { ...made, sizes }
  return say(Buffer.from(JSON.stringify(packed)))
}

async function judge(bytes: Buffer, pixels: number): Promise<keyof typeof codes> {
  const header = readPictureHeader(bytes)
  if (header === undefined) return 'damaged'
  // A few kilobytes can hold a picture that fills the memory of whoever unpacks it.
  if (header.width * header.height > pixels) return 'too_large'
  if (isArchiveToo(bytes) || holdsMarkup(bytes)) return 'type'
  return (await canUnpack(bytes, pixels)) ? 'fine' : 'damaged'
}

function say(words: Buffer): 'fine' {
  for (let at = 0; at < words.length;) at += writeSync(1, words, at)
  return 'fine'
}
