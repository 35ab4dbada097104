import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { filePieceBytes } from '@hauswart/domain/files/file'
import { inFolder } from '#platform/files/confined.ts'
import type { ObjectStore } from '#platform/files/object-store.ts'
import { pieceObject } from './files.table.ts'
import type { WorkRow } from './files.work.queries.ts'

/** A file on the disk of the worker, and what its bytes really are. */
export type Bytes = {
  readonly folder: string
  readonly path: string
  readonly sha256: string
  readonly size: number
}

/** Joins the pieces of a file. Never whole in memory, and gone when the work is done. */
export const withPieces = <Result>(
  store: ObjectStore,
  { objectKey, sizeBytes }: WorkRow,
  work: (bytes: Bytes) => Promise<Result>,
): Promise<Result> => {
  const keys = Array.from({ length: Math.ceil(sizeBytes / filePieceBytes) }, (_, at) =>
    pieceObject(objectKey, at),
  )
  return withObjects(store, keys, work)
}

/** The same of a file that was judged. */
export const withOriginal = <Result>(
  store: ObjectStore,
  { objectKey }: WorkRow,
  work: (bytes: Bytes) => Promise<Result>,
): Promise<Result> => withObjects(store, [objectKey], work)

function withObjects<Result>(
  store: ObjectStore,
  keys: readonly string[],
  work: (bytes: Bytes) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (folder) => {
    const path = join(folder, 'original')
    const hash = createHash('sha256')
    let size = 0
    async function* joined() {
      for (const key of keys)
        for await (const piece of await store.get(key)) {
          hash.update(piece as Buffer)
          size += (piece as Buffer).length
          yield piece as Buffer
        }
    }
    await pipeline(Readable.from(joined()), createWriteStream(path))
    await chmod(path, 0o644)
    return work({ folder, path, sha256: hash.digest('hex'), size })
  })
}
