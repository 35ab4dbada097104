import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { cleanLines } from '@hauswart/domain/fields/clean-text'
import type { FileMediaType } from '@hauswart/domain/files/file'
import type { RecognisedPage } from '@hauswart/domain/files/recognised'
import { confined } from '#platform/files/confined.ts'
import { isPlainJpeg } from '#platform/files/picture-header.ts'
import { readableOf, wordsIn, type WordKind } from '#platform/files/unpack.ts'
import { limits } from '#platform/limits.ts'
import type { Bytes } from './files.bytes.service.ts'
import { asPicture, drawPage } from './files.preview.service.ts'
import { recognisedIn, type Recognised } from '#platform/files/recognised-table.ts'

const { tools } = limits
const readableSide = 2_400
/** A picture this much larger is read as it is: making it smaller takes longer than it saves. */
const mostReadableSide = 2_800
const headBytes = 64 * 1_024
const longestPage = 100_000
/** Fewer letters than this on a page are a scan with a stamp, not a text. */
const leastLetters = 20

export type Reading = {
  readonly pages: readonly string[]
  /** Pages that nobody looked at, because there are more than may be read. */
  readonly unread: number
  /** Numbers of the pages that are pictures, or have a stamp and no text. */
  readonly scanned: readonly number[]
  /** Where the words of scanned pages stand. */
  readonly recognised: readonly RecognisedPage[]
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
  const seen = await recognise(bytes.folder, picture)
  return { pages: [seen.text], unread: 0, scanned: [1], recognised: placesOf(1, seen) }
}

const office = 'application/vnd.openxmlformats-officedocument'
const wordKinds: Readonly<Partial<Record<FileMediaType, WordKind>>> = {
  [`${office}.wordprocessingml.document`]: 'letter',
  [`${office}.spreadsheetml.sheet`]: 'sheet',
  'message/rfc822': 'mail',
}

const nothing: Reading = { pages: [], unread: 0, scanned: [], recognised: [] }

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
  const recognised: RecognisedPage[] = []
  let [looked, unread] = [0, all - within]
  for (let at = 0; at < within; at += 1) {
    const text = written[at] ?? ''
    if (letters(text) >= leastLetters) {
      pages.push(text)
      continue
    }
    scanned.push(at + 1)
    const seen = looked < tools.recognisedPages ? await recognisePage(bytes, at + 1) : undefined
    if (seen === undefined) unread += 1
    else looked += 1
    // A stamp that was typed over a picture says less than the picture.
    const isBetter = seen !== undefined && letters(seen.text) > letters(text)
    pages.push(isBetter ? seen.text : text)
    if (isBetter) recognised.push(...placesOf(at + 1, seen))
  }
  return { pages, unread, scanned, recognised }
}

async function writtenText({ folder, path }: Bytes): Promise<string[]> {
  const argv = ['pdftotext', '-layout', '-l', String(tools.pages), path, '-']
  const { code, output } = await confined(argv, folder, tools.look)
  // Each page ends with a form feed.
  return code === 0 ? output.toString().split('\f').slice(0, -1).map(tidy) : []
}

async function recognisePage(bytes: Bytes, page: number): Promise<Recognised> {
  const drawn = await drawPage(bytes, page, readableSide, 'grey')
  return (drawn === undefined ? undefined : await lookAt(bytes.folder, drawn)) ?? blank
}

const blank: Recognised = { text: '', width: 0, height: 0, lines: [] }

/** What lies upright and is small already needs no other picture made of it. */
async function recognise(folder: string, picture: string): Promise<Recognised> {
  const seen = (await isReadable(picture)) ? await lookAt(folder, picture) : undefined
  if (seen !== undefined) return seen
  const readable = await readableOf(folder, picture)
  if (readable === undefined) return blank
  const path = join(folder, 'readable.tif')
  await writeFile(path, readable)
  return (await lookAt(folder, path)) ?? blank
}

const isReadable = async (picture: string): Promise<boolean> =>
  isPlainJpeg(await buffer(createReadStream(picture, { end: headBytes - 1 })), mostReadableSide)

/** As one block of lines (`--psm 6`): other ways lose parts of skewed photos and tear totals from their words. */
async function lookAt(folder: string, path: string): Promise<Recognised | undefined> {
  const argv = ['tesseract', path, 'stdout', '--psm', '6', '-l', 'deu', 'tsv']
  const { code, isTooMuch, output } = await confined(argv, folder, tools.read)
  // What took too long does so once more, in whatever picture.
  if (code !== 0) return code === undefined || isTooMuch ? blank : undefined
  const seen = recognisedIn(output.toString().toWellFormed())
  return { ...seen, text: tidy(seen.text) }
}

const placesOf = (page: number, { width, height, lines }: Recognised): readonly RecognisedPage[] =>
  lines.length === 0 ? [] : [{ page, width, height, lines }]

const tidy = (text: string): string => cleanLines(text.toWellFormed()).slice(0, longestPage).trimEnd()
