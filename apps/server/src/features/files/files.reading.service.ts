import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { cleanLines } from '@hauswart/domain/fields/clean-text'
import type { FileMediaType } from '@hauswart/domain/files/file'
import { confined } from '#platform/files/confined.ts'
import { readableOf, wordsIn, type WordKind } from '#platform/files/unpack.ts'
import { limits } from '#platform/limits.ts'
import type { Bytes } from './files.bytes.service.ts'
import { asPicture, drawPage } from './files.preview.service.ts'

const { tools } = limits
const readableSide = 2_400
const longestPage = 100_000
/** Fewer letters than this on a page are a scan with a stamp, not a text. */
const leastLetters = 20

export type Reading = {
  readonly pages: readonly string[]
  /** Pages that nobody looked at, because there are more than may be read. */
  readonly unread: number
  /** Numbers of the pages that are pictures, or have a stamp and no text. */
  readonly scanned: readonly number[]
}

/** The text of a file, page by page: as it stands in it, else as it is recognised in its pictures. */
export async function readText(
  mediaType: FileMediaType,
  bytes: Bytes,
  pageCount: number | null,
): Promise<Reading> {
  if (mediaType === 'text/plain') return { ...nothing, pages: [tidy(await beginning(bytes.path))] }
  if (mediaType === 'application/pdf') return readPages(bytes, pageCount)
  const kind = wordKinds[mediaType]
  if (kind !== undefined)
    return { ...nothing, pages: (await wordsIn(bytes.folder, bytes.path, kind)).map(tidy) }
  const picture = await asPicture(mediaType, bytes)
  if (picture === undefined) return nothing
  return { pages: [await recognise(bytes.folder, picture)], unread: 0, scanned: [1] }
}

const office = 'application/vnd.openxmlformats-officedocument'
const wordKinds: Readonly<Partial<Record<FileMediaType, WordKind>>> = {
  [`${office}.wordprocessingml.document`]: 'letter',
  [`${office}.spreadsheetml.sheet`]: 'sheet',
  'message/rfc822': 'mail',
}

const nothing: Reading = { pages: [], unread: 0, scanned: [] }

// A sign has at most four bytes; the last may be cut, and is left out with what is too long.
const beginning = async (path: string): Promise<string> =>
  (await buffer(createReadStream(path, { end: 4 * longestPage - 1 }))).toString()

const letters = (page: string): number => page.replaceAll(/[^\p{L}]/gu, '').length

/** Each page on its own: behind a typed letter there often is what was scanned. */
async function readPages(bytes: Bytes, pageCount: number | null): Promise<Reading> {
  const written = await writtenText(bytes)
  const all = pageCount ?? written.length
  const within = Math.min(all, tools.pages)
  const pages: string[] = []
  const scanned: number[] = []
  let [recognised, unread] = [0, all - within]
  for (let at = 0; at < within; at += 1) {
    const text = written[at] ?? ''
    if (letters(text) >= leastLetters) {
      pages.push(text)
      continue
    }
    scanned.push(at + 1)
    if (recognised < tools.recognisedPages) {
      recognised += 1
      const seen = await recognisePage(bytes, at + 1)
      pages.push(letters(seen) > letters(text) ? seen : text)
    } else {
      unread += 1
      pages.push(text)
    }
  }
  return { pages, unread, scanned }
}

async function writtenText({ folder, path }: Bytes): Promise<string[]> {
  const argv = ['pdftotext', '-layout', '-l', String(tools.pages), path, '-']
  const { code, output } = await confined(argv, folder, tools.look)
  // Each page ends with a form feed.
  return code === 0 ? output.toString().split('\f').slice(0, -1).map(tidy) : []
}

async function recognisePage(bytes: Bytes, page: number): Promise<string> {
  const drawn = await drawPage(bytes, page, readableSide)
  return drawn === undefined ? '' : recognise(bytes.folder, drawn)
}

/** As one block of lines (`--psm 6`): other ways lose parts of skewed photos and tear totals from their words. */
async function recognise(folder: string, picture: string): Promise<string> {
  const readable = await readableOf(folder, picture)
  if (readable === undefined) return ''
  const path = join(folder, 'readable.png')
  await writeFile(path, readable)
  const argv = ['tesseract', path, 'stdout', '--psm', '6', '-l', 'deu']
  const { code, output } = await confined(argv, folder, tools.read)
  return code === 0 ? tidy(output.toString()) : ''
}

const tidy = (text: string): string => cleanLines(text.toWellFormed()).slice(0, longestPage).trimEnd()
