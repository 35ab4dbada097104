import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { judgeFile, type Judgement } from '../../apps/server/src/features/files/files.judge.service.ts'
import { confined, inFolder } from '../../apps/server/src/platform/files/confined.ts'
import { kindOf } from '../../apps/server/src/platform/files/media-type.ts'
import { readPictureHeader } from '../../apps/server/src/platform/files/picture-header.ts'
import { canUnpack } from '../../apps/server/src/platform/files/picture-maker.ts'
import { judgePdfBytes } from '../../apps/server/src/platform/files/unpack.ts'
import { readZip, unzipTo } from '../../apps/server/src/platform/files/zip.ts'
import { limits } from '../../apps/server/src/platform/limits.ts'
import type { Parts } from '../../apps/server/src/platform/parts.ts'
import { caught, type Figure } from '../proof.ts'
import type { Hostile } from './made.ts'
import { nested } from './time-bombs.ts'

type Loose<T> = { -readonly [K in keyof T]: T[K] extends number ? number : Loose<T[K]> }
/** The bounds of the program this runs in, for whoever takes one away. */
export const loose = limits as Loose<Pick<typeof limits, 'tools' | 'unpacked'>>

/** Each guard taken away in turn: the file it was there for must come in, or the guard is for nothing. */
export async function controls(parts: Parts, files: readonly Hostile[]): Promise<Figure[]> {
  const of = (group: string, what: string) =>
    files.find((file) => file.group === group && file.what === what)?.bytes ?? Buffer.alloc(0)
  const judged = (bytes: Buffer, claimed = bytes, judges = parts) => judge(judges, bytes, claimed)
  const isIn = async (judgement: Promise<Judgement>) => ('mediaType' in (await judgement) ? 1 : 0)
  const { unpacked, tools } = loose
  const hard = await hardTime()
  return [
    caught(
      'no scanner: a virus',
      await withYesSayer(parts, (blind) => isIn(judged(of('virus', 'plain'), undefined, blind))),
    ),
    caught('no hash: other bytes than were announced', await isIn(judged(Buffer.from('anders')))),
    caught(
      'names believed: programs called papers',
      files.filter(({ group, name }) => group === 'wrong magic' && /\.(pdf|jpg|docx|heic)$/.test(name))
        .length,
    ),
    caught(
      'no bound of dots',
      await without(unpacked, 'picturePixels', 1e10, () =>
        isIn(judged(of('bomb', 'PNG of 60 megapixels, whole'))),
      ),
    ),
    caught(
      'only the head of a picture: one that is cut off',
      readPictureHeader(of('cut off', 'jpg after 30 %')) === undefined ? 0 : 1,
    ),
    caught(
      'no look for a second face: a photo that is an archive',
      (await canUnpack(of('polyglot', 'JPEG and ZIP'), 1e9)) ? 1 : 0,
    ),
    caught(
      'no bound of streams',
      await without(unpacked.pdf, 'streamBytes', 2 ** 30, () =>
        isSlim(of('bomb', 'PDF with a stream of 257 MB')),
      ),
    ),
    caught(
      'no bound of pages',
      await without(unpacked.pdf, 'pages', 1e9, () => isIn(judged(of('bomb', 'PDF of 6000 pages')))),
    ),
    caught(
      'no bound of a ratio',
      await without(unpacked.office, 'ratio', 1e9, () =>
        isIn(judged(of('bomb', 'Word, one part of a ratio over 100'))),
      ),
    ),
    caught(
      'no bound of parts',
      await without(unpacked.office, 'entries', 1e9, () => isIn(judged(of('bomb', 'Word of 2100 parts')))),
    ),
    caught('no look into parts: an archive in a letter', await isPlainZip(of('bomb', 'Word in Word'))),
    caught(
      'no seconds of a core counted: a time bomb',
      await without(tools.draw, 'cpuSeconds', 600, () => isIn(judged(hard))),
    ),
    caught('no bound of memory', (await fills(1_024)) && !(await fills(64)) ? 1 : 0),
    caught(
      'names as they were sent',
      files.filter(({ group, name }) => group === 'name' && /[/\\\p{Cc}\p{Cf}]/u.test(name)).length,
    ),
  ]
}

/** As the worker judges a file that lies before it. */
const judge = (parts: Parts, bytes: Buffer, claimed: Buffer): Promise<Judgement> =>
  inFolder(async (folder) => {
    const path = join(folder, 'original')
    await writeFile(path, bytes)
    const sha256 = createHash('sha256').update(claimed).digest('hex')
    return judgeFile(
      parts,
      { sha256, sizeBytes: claimed.length },
      { folder, path, sha256, size: claimed.length },
    )
  })

/** The scanner, which gives up sooner, is not asked. */
const isSlim = (bytes: Buffer): Promise<number> =>
  inFolder(async (folder) => {
    const path = join(folder, 'original')
    await writeFile(path, bytes)
    return (await judgePdfBytes(folder, path)) === undefined ? 1 : 0
  })

async function without<Bounds, Result>(
  bounds: Bounds,
  bound: keyof Bounds,
  instead: Bounds[keyof Bounds],
  work: () => Promise<Result>,
): Promise<Result> {
  const before = bounds[bound]
  bounds[bound] = instead
  try {
    return await work()
  } finally {
    bounds[bound] = before
  }
}

/** A scanner that finds everything clean. */
async function withYesSayer<Result>(parts: Parts, work: (parts: Parts) => Promise<Result>): Promise<Result> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    // An empty frame is the end of the question.
    socket.on('data', (piece: Buffer) => {
      if (piece.subarray(-4).equals(Buffer.alloc(4))) socket.end('stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await work({ ...parts, config: { ...parts.config, CLAMD_HOST: '127.0.0.1', CLAMD_PORT: port } })
  } finally {
    server.close()
  }
}

/** A page that takes more than a second of this core and not much more: grown until that second is over. */
const hardTime = (): Promise<Buffer> =>
  inFolder(async (folder) => {
    const path = join(folder, 'original')
    for (let depth = 8; depth < 40; depth += 1) {
      const bytes = nested(depth, 2)
      await writeFile(path, bytes)
      const argv = ['pdftoppm', '-png', '-singlefile', '-scale-to', '200', path]
      const { isTooMuch } = await confined(argv, folder, { ...limits.tools.draw, cpuSeconds: 1 })
      if (isTooMuch) return bytes
    }
    throw new Error('no page is hard enough for this machine')
  })

const isPlainZip = (bytes: Buffer): Promise<number> =>
  inFolder(async (folder) => {
    const path = join(folder, 'original')
    await writeFile(path, bytes)
    for (const entry of await readZip(path)) await unzipTo(path, entry, join(folder, 'part'))
    return (await kindOf(path)) === 'zip' ? 1 : 0
  })

/** Whether a tool gets 200 MB of memory. */
const fills = (memoryMb: number): Promise<boolean> =>
  inFolder(async (folder) => {
    const script = 'head -c 200000000 /dev/zero | tail -n 1 | wc -c'
    const { output } = await confined(['sh', '-c', script], folder, {
      cpuSeconds: 30,
      memoryMb,
      outputBytes: 1_000,
    })
    return output.toString().trim() === '200000000'
  })
