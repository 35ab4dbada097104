import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileMediaType } from '@hauswart/domain/files/file'

/** By its first bytes; an office file is a ZIP, or in the old way and under a password a `cfb`, until looked into. */
export type Kind = Exclude<FileMediaType, `application/vnd.${string}`> | 'zip' | 'cfb'

const headLength = 10_000
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'])
const mailHead = /^(?:[\w-]+: [^\n]*\n(?:[ \t][^\n]*\n)*){2,}/
/** Written in plain letters, and yet no words: markup a browser runs, pictures, letters with programs, scripts. */
const noWords = /^[\s\u00ef\u00bb\u00bf]*(?:<|GIF8|%!|\{\\rtf|#!)/

/**
 * What bytes are, whatever their name says: from their very first one on, so that nothing hides before it. Undefined is
 * nothing we take in.
 */
export async function kindOf(path: string): Promise<Kind | undefined> {
  const head = await readHead(path)
  const word = (at: number, length: number) => head.toString('latin1', at, at + length)
  if (word(0, 5) === '%PDF-') return 'application/pdf'
  if (word(0, 4) === 'PK\u0003\u0004') return 'zip'
  if (word(0, 4) === '\u00d0\u00cf\u0011\u00e0') return 'cfb'
  if (word(4, 4) === 'ftyp') return heicBrands.has(word(8, 4)) ? 'image/heic' : undefined
  if (word(0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg'
  if (word(0, 4) === '\u0089PNG') return 'image/png'
  if (word(0, 4) === 'RIFF' && word(8, 4) === 'WEBP') return 'image/webp'
  return textKind(path, head.toString('latin1'))
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Plain words to the end; never markup, nor a PDF with something before it. */
async function textKind(path: string, start: string): Promise<'text/plain' | 'message/rfc822' | undefined> {
  if (noWords.test(start)) return undefined
  let last = ''
  for await (const piece of createReadStream(path)) {
    const bytes = piece as Buffer
    const text = last + bytes.toString('latin1')
    if (hasControl(bytes) || text.includes('%PDF-')) return undefined
    last = text.slice(-4)
  }
  const head = start.replaceAll('\r\n', '\n')
  const isMail =
    mailHead.test(head) && /^from: /im.test(head) && /^(date|received|mime-version): /im.test(head)
  return isMail ? 'message/rfc822' : 'text/plain'
}

// All but those that end lines and set columns.
function hasControl(bytes: Buffer): boolean {
  for (const byte of bytes) if (byte < 9 || (byte > 13 && byte < 32) || byte === 127) return true
  return false
}
