import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { limits } from '#platform/limits.ts'

export type Scanner = { host: string; port: number; timeoutMs?: number }
export type Verdict = 'clean' | 'infected' | 'too_large'

const maxChunk = 64 * 1_024
const maxReply = 4_096

/**
 * Streams bytes through clamd (INSTREAM). Only its word OK about all of them is clean; a scanner that is
 * away, late or unsure throws, so that the caller asks again later.
 */
export async function scanForVirus(scanner: Scanner, bytes: Readable): Promise<Verdict> {
  const socket = connect({ host: scanner.host, port: scanner.port })
  const late = setTimeout(
    () => socket.destroy(new Error('the virus scanner is late')),
    scanner.timeoutMs ?? limits.scanner.answerWithinMs,
  )
  // Half a file gets no verdict.
  bytes.once('error', (error) => socket.destroy(error))
  const sent = { isAll: false }
  try {
    // It may answer and hang up before it has everything. Then its answer counts, and the rest is not waited for: a stream
    // into a line that was closed in good order ends neither well nor badly.
    pipeline(bytes, (source) => inFrames(source, sent), socket, { end: false }).catch(() => undefined)
    const verdict = judge(await readReply(socket))
    if (verdict === 'clean' && !sent.isAll) throw new Error('the virus scanner answered half a question')
    return verdict
  } finally {
    clearTimeout(late)
    bytes.destroy()
    socket.destroy()
  }
}

async function* inFrames(source: AsyncIterable<Buffer>, sent: { isAll: boolean }): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of source) {
    for (let at = 0; at < piece.length; at += maxChunk) {
      const chunk = piece.subarray(at, at + maxChunk)
      yield lengthOf(chunk)
      yield chunk
    }
  }
  sent.isAll = true
  yield lengthOf(Buffer.alloc(0))
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (data: Buffer) => {
      text = (text + data.toString('latin1')).slice(0, maxReply)
      if (text.includes('\0')) resolve(text)
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the virus scanner hung up without an answer')))
  })
}

function judge(reply: string): Verdict {
  const text = reply.replaceAll('\0', '').trim()
  if (text === 'stream: OK') return 'clean'
  // It gave up unpacking: nothing was found, and nothing was ruled out.
  if (/ Heuristics\.Limits\.Exceeded(?:\.\w+)? FOUND$/.test(text)) return 'too_large'
  if (text.endsWith(' FOUND')) return 'infected'
  if (text.includes('size limit exceeded')) return 'too_large'
  throw new Error(`the virus scanner is unsure: ${text}`)
}
