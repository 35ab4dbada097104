import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Config } from '#platform/config.ts'
import { keepVersions } from './object-versions.ts'

/** Files of owners. Names are random, so nothing is ever overwritten; what they are is known to the database. */
export type ObjectStore = {
  put(key: string, body: Buffer, mime: string): Promise<void>
  /** A file of the disk; streamed, hence tried once. */
  putFile(key: string, path: string, mime: string): Promise<void>
  get(key: string): Promise<Readable>
  /** This object, in every version a store that keeps versions has of it. */
  remove(key: string): Promise<void>
  /** Everything whose name begins so, in every version. */
  removeAll(prefix: string): Promise<void>
  /** What is there in the order of names, page by page, the hidden versions among it. */
  list(after: string | undefined, prefix?: string): Promise<ObjectPage>
  /** Has the store keep what is overwritten or deleted, for a month; one that cannot says so. */
  keepVersions(): Promise<void>
  close(): void
}

/** What is not current was overwritten, or says that there is nothing any more. */
type StoredObject = {
  readonly key: string
  readonly version: string
  readonly at: Date
  readonly isCurrent: boolean
}
type ObjectPage = { readonly objects: readonly StoredObject[]; readonly next: string | undefined }

export function openObjectStore(config: Config): ObjectStore {
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: 'default',
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    // The newer default checksums are not understood by every S3 server; we keep our own SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 10_000, requestTimeout: 20_000 },
  })
  const Bucket = config.S3_BUCKET
  // A page may end between two versions of a name: whoever must see all of them goes on at exactly that place.
  async function versions(Prefix: string | undefined, KeyMarker?: string, VersionIdMarker?: string) {
    const page = await client
      .send(new ListObjectVersionsCommand({ Bucket, Prefix, KeyMarker, VersionIdMarker }))
      .catch(emptyIfNew)
    const marks = (page.DeleteMarkers ?? []).map((mark) => ({ ...mark, IsLatest: false }))
    const objects = [...(page.Versions ?? []), ...marks].map(
      ({ Key = '', VersionId = 'null', LastModified = new Date(), IsLatest = true }) => ({
        key: Key,
        version: VersionId,
        at: LastModified,
        isCurrent: IsLatest,
      }),
    )
    const next = page.IsTruncated === true ? page.NextKeyMarker : undefined
    return { objects, next, nextVersion: page.NextVersionIdMarker }
  }
  async function removeVersions(prefix: string, isMeant: (key: string) => boolean): Promise<void> {
    let place: { next: string | undefined; nextVersion: string | undefined } | undefined
    do {
      const page = await versions(prefix, place?.next, place?.nextVersion)
      for (const { key: Key, version: VersionId } of page.objects)
        if (isMeant(Key)) await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))
      place = page
    } while (place.next !== undefined)
  }
  return {
    put: async (Key, Body, ContentType) => {
      const send = () =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ContentLength: Body.length }))
      try {
        await send()
      } catch (error) {
        // The first file of a new installation makes the bucket.
        emptyIfNew(error)
        await client.send(new CreateBucketCommand({ Bucket }))
        // One that cannot keep versions is a store all the same; who starts the worker is told.
        await keepVersions(client, Bucket).catch(() => undefined)
        await send()
      }
    },
    putFile: async (Key, path, ContentType) => {
      const { size: ContentLength } = await stat(path)
      const Body = createReadStream(path)
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ContentLength }))
    },
    get: async (Key) => (await client.send(new GetObjectCommand({ Bucket, Key }))).Body as Readable,
    remove: (key) => removeVersions(key, (found) => found === key),
    removeAll: (prefix) => removeVersions(prefix, () => true),
    list: async (after, prefix) => {
      const { objects, next } = await versions(prefix, after)
      return { objects, next }
    },
    // A new installation has no bucket yet: its first file makes one.
    keepVersions: () => keepVersions(client, Bucket).catch((error: unknown) => void emptyIfNew(error)),
    close: () => client.destroy(),
  }
}

/** A new installation has no bucket, which is one with nothing in it. */
function emptyIfNew(error: unknown): Partial<ListObjectVersionsCommandOutput> {
  if ((error as Error).name !== 'NoSuchBucket') throw error
  return {}
}
