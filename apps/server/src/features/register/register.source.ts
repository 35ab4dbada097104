import { createHash } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, existsSync, openSync, readSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readZip, unzipTo } from '#platform/files/zip.ts'

/** A file to be imported, known by its content. */
export type Source = {
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly checksum: string
}

const downloadMs = 30 * 60_000
const downloadTries = 3

/** Finds a file or fetches an address into the work folder. */
export async function openSource(given: string, folder: string): Promise<Source> {
  await mkdir(folder, { recursive: true })
  if (/^https?:\/\//.test(given)) return download(given, folder)
  const found = await stat(given).catch(() => undefined)
  if (found?.isFile() !== true) throw new Error(`${given}: there is no such file`)
  return { name: basename(given), path: given, bytes: found.size, checksum: await checksumOf(given) }
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(piece as Buffer)
  return hash.digest('hex')
}

// A download that breaks off begins anew: the content, not the address, says whether rows were read before.
async function download(address: string, folder: string): Promise<Source> {
  const path = join(folder, `${createHash('sha256').update(address).digest('hex').slice(0, 24)}.download`)
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, { redirect: 'follow', signal: AbortSignal.timeout(downloadMs) })
    if (!answer.ok || answer.body === null) throw new Error(`${address}: answered ${answer.status}`)
    try {
      const checksum = await keep(Readable.fromWeb(answer.body), path)
      return { name: basename(new URL(address).pathname), path, bytes: (await stat(path)).size, checksum }
    } catch (error) {
      if (attempt >= downloadTries) throw new Error(`${address}: broke off`, { cause: error })
    }
  }
}

async function keep(body: Readable, path: string): Promise<string> {
  const hash = createHash('sha256')
  const tap = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      done(null, piece)
    },
  })
  await pipeline(body, tap, createWriteStream(path))
  return hash.digest('hex')
}

/** The one file of the wanted kind inside a source; a source that is such a file already is taken as it is. */
export async function unpack(source: Source, folder: string, endings: readonly string[]): Promise<string> {
  const start = startOf(source.path)
  if (!start.startsWith('PK\u0003\u0004')) {
    if (endings.includes('.sqlite') && start !== 'SQLite format 3')
      throw new Error('neither a ZIP nor a SQLite file')
    return source.path
  }
  const target = join(folder, `${source.checksum}${endings[0]}`)
  // Left by a run that was killed: written aside and renamed, so it is whole.
  if (existsSync(target)) return target
  const entries = await readZip(source.path)
  const fitting = entries.filter(({ name }) => endings.some((ending) => name.toLowerCase().endsWith(ending)))
  const [entry] = fitting
  if (entry === undefined || fitting.length > 1)
    throw new Error(
      `the ZIP holds ${fitting.length === 0 ? 'no' : 'more than one'} ${endings.join(' or ')} file`,
    )
  const aside = `${target}.part`
  await unzipTo(source.path, entry, aside)
  await rename(aside, target)
  return target
}

/** Removes what `unpack` wrote; never the file that was given. */
export const discard = async (source: Source, path: string): Promise<void> => {
  if (path !== source.path) await rm(path, { force: true })
}

/** Removes downloads and whatever killed runs have left behind. */
export const tidy = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

function startOf(path: string): string {
  const file = openSync(path, 'r')
  const start = Buffer.alloc(15)
  readSync(file, start)
  closeSync(file)
  return start.toString('latin1')
}
