import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import type { Config } from '#platform/config.ts'

/** Files of owners. Names are random, so nothing is ever overwritten; what they are is known to the database. */
export type ObjectStore = {
  put(key: string, body: Buffer, mime: string): Promise<void>
  get(key: string): Promise<Readable>
  remove(key: string): Promise<void>
  close(): void
}

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
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  })
  const Bucket = config.S3_BUCKET
  return {
    put: async (Key, Body, ContentType) => {
      const send = () =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ContentLength: Body.length }))
      try {
        await send()
      } catch (error) {
        // The first file of a new installation makes the bucket.
        if ((error as Error).name !== 'NoSuchBucket') throw error
        await client.send(new CreateBucketCommand({ Bucket }))
        await send()
      }
    },
    get: async (Key) => (await client.send(new GetObjectCommand({ Bucket, Key }))).Body as Readable,
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    close: () => client.destroy(),
  }
}
