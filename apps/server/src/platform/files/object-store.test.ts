import { randomBytes } from 'node:crypto'
import {
  DeleteBucketCommand,
  DeleteObjectCommand,
  GetBucketLifecycleConfigurationCommand,
  PutBucketLifecycleConfigurationCommand,
  S3Client,
  type LifecycleRule,
} from '@aws-sdk/client-s3'
import { afterAll, expect, test } from 'vitest'
import { testEnvironment } from '#test/database.ts'
import { readConfig } from '#platform/config.ts'
import { openObjectStore } from './object-store.ts'

const Bucket = `hauswart-test-${randomBytes(6).toString('hex')}`
const config = readConfig({ ...testEnvironment('none'), S3_BUCKET: Bucket })
const store = openObjectStore(config)
/** Some other tool with the same key. */
const other = new S3Client({
  endpoint: config.S3_ENDPOINT,
  region: 'default',
  forcePathStyle: true,
  credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
})
afterAll(async () => {
  await store.removeAll('')
  await other.send(new DeleteBucketCommand({ Bucket }))
  store.close()
  other.destroy()
})

const put = (key: string, words: string) => store.put(key, Buffer.from(words), 'text/plain')
const versionsOf = async (prefix: string) =>
  (await store.list(undefined, prefix)).objects.map(({ key }) => key).toSorted()
const rules = async () =>
  (await other.send(new GetBucketLifecycleConfigurationCommand({ Bucket }))).Rules ?? []

test('a bucket there is not keeps no versions, and nobody minds', async () => {
  await store.keepVersions()
  expect(await versionsOf('')).toEqual([])
})

test('what is purged is gone in every version, also what somebody overwrote or deleted before; a neighbour stays', async () => {
  await put('house/a', 'eins')
  await put('house/a', 'zwei')
  await other.send(new DeleteObjectCommand({ Bucket, Key: 'house/a' }))
  await put('house/a-320', 'klein')
  await put('house/a-320', 'kleiner')
  // Two versions and the mark of the deletion.
  expect(await versionsOf('house/')).toEqual(['house/a', 'house/a', 'house/a', 'house/a-320', 'house/a-320'])
  await store.remove('house/a')
  expect(await versionsOf('house/')).toEqual(['house/a-320', 'house/a-320'])
  await store.removeAll('house/')
  expect(await versionsOf('')).toEqual([])
})

test('versions that are not current go after 30 days, beside rules of an operator; what an operator keeps longer stays', async () => {
  const old = { ID: 'own', Status: 'Enabled' as const, Filter: { Prefix: 'logs/' }, Expiration: { Days: 9 } }
  const longer = { ...old, NoncurrentVersionExpiration: { NoncurrentDays: 365 } }
  const say = (Rules: LifecycleRule[]) =>
    other.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } }))
  const names = async () => (await rules()).map(({ ID = '' }) => ID).toSorted()
  const [ours] = await rules()
  expect(ours).toMatchObject({ Status: 'Enabled', NoncurrentVersionExpiration: { NoncurrentDays: 30 } })
  await say([old, { ...ours, Status: 'Enabled', NoncurrentVersionExpiration: { NoncurrentDays: 7 } }])
  await store.keepVersions()
  await store.keepVersions()
  expect(await names()).toEqual(['hauswart-noncurrent-versions', 'own'])
  expect((await rules()).find(({ ID }) => ID === 'own')).toMatchObject({ Expiration: { Days: 9 } })
  expect((await rules()).find(({ ID }) => ID !== 'own')).toMatchObject(ours ?? {})
  await say([longer])
  await store.keepVersions()
  expect(await names()).toEqual(['own'])
  await say([old])
  await expect(store.keepVersions()).rejects.toThrow('nothing is changed')
  expect(await names()).toEqual(['own'])
})
