import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { readZip, unzipInto } from '#platform/files/zip.ts'
import type { Amounts } from './rich-house.ts'

// In Rappen, or in francs with their cents; no part of an identifier.
const exact = /(?<![\w-])-?(\d{5,9})(?:\.(\d\d))?(?![\w-])/g
// Whole francs only where they are called so: a file may well have as many bytes.
const rounded = /CHF\s*-?(\d{5,7})(?![\d.])/g
const thousands = /(?<=\d)[’'\u2019\u00A0\u202F ](?=\d{3}(?!\d))/g

/** What of these amounts stands in a text, however it is written. */
export function amountsIn(text: string, amounts: Amounts): string[] {
  const plain = text.replaceAll(thousands, '')
  const francs = new Map([...amounts].map(([rappen, what]) => [Math.round(rappen / 100), what]))
  return [
    ...Array.from(plain.matchAll(exact), ([, whole, cents]) =>
      amounts.get(cents === undefined ? Number(whole) : Number(whole) * 100 + Number(cents)),
    ),
    ...Array.from(plain.matchAll(rounded), ([, whole]) => francs.get(Number(whole))),
  ].filter((what) => what !== undefined)
}

/** What a person reads in a file: the words of a PDF, and of everything a ZIP holds. */
export async function wordsOf(bytes: Buffer, name: string): Promise<string> {
  if (bytes.subarray(0, 5).toString() === '%PDF-') return pdfWords(bytes)
  if (bytes.subarray(0, 2).toString() !== 'PK') return `${name}\n${bytes.toString('utf8')}`
  const folder = await mkdtemp(join(tmpdir(), 'amounts-'))
  try {
    const path = join(folder, 'all.zip')
    await writeFile(path, bytes)
    const words = (await readZip(path))
      .filter(({ size }) => size > 0)
      .map(async (entry) => {
        const sink = new PassThrough()
        const [inside] = await Promise.all([buffer(sink), unzipInto(path, entry, sink)])
        return wordsOf(inside, entry.name)
      })
    return (await Promise.all(words)).join('\n')
  } finally {
    await rm(folder, { recursive: true })
  }
}

const pdfWords = (bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { maxBuffer: 50_000_000 }
    const reading = execFile('pdftotext', ['-layout', '-', '-'], options, (error, words) =>
      error === null ? resolve(words) : reject(error),
    )
    reading.stdin?.end(bytes)
  })
