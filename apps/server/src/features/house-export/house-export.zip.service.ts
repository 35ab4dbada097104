import { createHash } from 'node:crypto'
import { PassThrough, pipeline, Readable } from 'node:stream'
import yazl from 'yazl'

export type Packed = {
  readonly path: string
  readonly open: () => Promise<Readable | string | Uint8Array>
  /** Pictures and PDFs are packed already. */
  readonly isPacked?: boolean
}

const manifest = 'manifest.sha256'

/**
 * A ZIP that is written while it is read: each entry is opened when its turn comes, so that nothing is whole in memory.
 * The last entry holds the SHA-256 of all others; a ZIP without it was cut off.
 */
export function zipOf(entries: readonly Packed[], at: Date): Readable {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as PassThrough
  const sums: string[] = []
  let current: Readable | undefined
  const add = ({ path, open, isPacked = false }: Packed): void =>
    zip.addReadStreamLazy(path, { mtime: at, compress: !isPacked }, (give) => {
      open().then(
        (content) => {
          current = hashed(content instanceof Readable ? content : Readable.from([content]), (sum) =>
            sums.push(`${sum}  ${path}\n`),
          )
          give(null, current)
        },
        // One file that is away does not keep the owner from all others: it is empty, and the sums say so.
        () => {
          sums.push(`# fehlt: ${path}\n`)
          current = Readable.from([])
          give(null, current)
        },
      )
    })
  // Whoever left, or a file that broke: what is open is closed, and the reader sees that it ended early.
  zip.on('error', (error: Error) => out.destroy(error))
  out.once('close', () => current?.destroy())
  for (const entry of entries) add(entry)
  zip.addReadStreamLazy(manifest, { mtime: at }, (give) => give(null, Readable.from([sums.join('')])))
  zip.end()
  return out
}

function hashed(source: Readable, onEnd: (sum: string) => void): Readable {
  const hash = createHash('sha256')
  const passed = new PassThrough({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      done(null, piece)
    },
    flush(done) {
      onEnd(hash.digest('hex'))
      done()
    },
  })
  pipeline(source, passed, () => undefined)
  return passed
}
