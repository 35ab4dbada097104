import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { cleanLines } from '@hauswart/domain/fields/clean-text'
import type { FileMediaType } from '@hauswart/domain/files/file'
import { confined } from '#platform/files/confined.ts'
import { readableOf } from '#platform/files/unpack.ts'
import { limits } from '#platform/limits.ts'
import type { Bytes } from './files.bytes.service.ts'
import { asPicture, drawPage } from './files.preview.service.ts'

const { tools } = limits
const readableSide = 2_400
const longestPage = 100_000
/** Fewer letters than this on all pages together are a scan with a stamp, not a text. */
const leastLetters = 20

/** The text of a file, page by page: as it stands in it, else as it is recognised in its pictures. */
export async function readText(mediaType: FileMediaType, bytes: Bytes): Promise<readonly string[]> {
  if (mediaType === 'text/plain') return [tidy(await beginning(bytes.path))]
  if (mediaType === 'application/pdf') {
    const written = await writtenText(bytes)
    return letters(written) >= leastLetters ? written : recognisePages(bytes)
  }
  const picture = await asPicture(mediaType, bytes)
  return picture === undefined ? [] : [await recognise(bytes.folder, picture)]
}

// A sign has at most four bytes; the last may be cut, and is left out with what is too long.
const beginning = async (path: string): Promise<string> =>
  (await buffer(createReadStream(path, { end: 4 * longestPage - 1 }))).toString()

const letters = (pages: readonly string[]): number => pages.join('').replaceAll(/[^\p{L}]/gu, '').length

async function writtenText({ folder, path }: Bytes): Promise<string[]> {
  const argv = ['pdftotext', '-layout', '-l', String(tools.pages), path, '-']
  const { code, output } = await confined(argv, folder, tools.look)
  return code === 0 ? output.toString().split('\f').map(tidy) : []
}

async function recognisePages(bytes: Bytes): Promise<string[]> {
  const pages: string[] = []
  while (pages.length < tools.recognisedPages) {
    const drawn = await drawPage(bytes, pages.length + 1, readableSide)
    if (drawn === undefined) break
    pages.push(await recognise(bytes.folder, drawn))
  }
  return pages
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
