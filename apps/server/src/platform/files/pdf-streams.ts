import { constants, inflateSync } from 'node:zlib'

type Most = { readonly streamBytes: number; readonly bytes: number }

const word = 'stream'
const longestHead = 4_096
const deepest = 3

/** Whether the packed parts of a PDF unpack to more than it may hold. What cannot be unpacked is of no weight. */
export function isPdfBomb(bytes: Buffer, most: Most): boolean {
  let sum = 0
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
    const times = timesPacked(bytes, at)
    if (times === 0) continue
    if (times > deepest) return true
    const size = unpackedSize(bodyAfter(bytes, at + word.length), times, most.streamBytes)
    sum += size
    if (size > most.streamBytes || sum > most.bytes) return true
  }
  return false
}

/** How often a stream is packed, by the words before it. */
function timesPacked(bytes: Buffer, at: number): number {
  const head = bytes.toString('latin1', Math.max(0, at - longestHead), at)
  if (head.endsWith('end')) return 0
  const own = head.slice(head.lastIndexOf('obj') + 1)
  return own.match(/\/(?:FlateDecode|Fl)(?![A-Za-z])/g)?.length ?? 0
}

function bodyAfter(bytes: Buffer, at: number): Buffer {
  const start = at + (bytes[at] === 13 ? 2 : 1)
  const end = bytes.indexOf('endstream', start)
  return bytes.subarray(start, end < 0 ? bytes.length : end)
}

function unpackedSize(packed: Buffer, times: number, most: number): number {
  let body = packed
  for (let time = 0; time < times; time += 1) {
    try {
      body = inflateSync(body, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most })
    } catch (error) {
      return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : 0
    }
  }
  return body.length
}
