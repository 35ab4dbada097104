import {
  GetBucketLifecycleConfigurationCommand,
  GetBucketVersioningCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  type LifecycleRule,
  type S3Client,
} from '@aws-sdk/client-s3'
import { limits } from '#platform/limits.ts'

const ID = 'hauswart-noncurrent-versions'

/**
 * What is overwritten or deleted by somebody else's tool can be brought back for a month, and then goes. Purging does not
 * wait for it: it removes every version itself. What an operator keeps longer is never shortened: of several rules a
 * store follows the shortest, so ours is set only where nobody else has said anything.
 */
export async function keepVersions(client: S3Client, Bucket: string): Promise<void> {
  const rules = await rulesOf(client, Bucket)
  const { noncurrentDays: NoncurrentDays } = limits.objectVersions
  if (rules.some((rule) => !isOurs(rule) && rule.NoncurrentVersionExpiration !== undefined)) return
  const ours = rules.find(isOurs)
  if (ours === undefined && (await isVersioned(client, Bucket)))
    throw new Error('versions are kept without a rule of ours: nothing is changed, see the runbook')
  if (ours?.NoncurrentVersionExpiration?.NoncurrentDays !== NoncurrentDays) {
    const rule: LifecycleRule = {
      ID,
      Status: 'Enabled',
      Filter: { Prefix: '' },
      NoncurrentVersionExpiration: { NoncurrentDays },
    }
    const Rules = [...rules.filter((one) => !isOurs(one)), rule]
    await client.send(
      new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } }),
    )
  }
  // Last: begun and not finished, the next start finds the rule and goes on.
  await client.send(
    new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }),
  )
}

const isVersioned = async (client: S3Client, Bucket: string): Promise<boolean> =>
  (await client.send(new GetBucketVersioningCommand({ Bucket }))).Status === 'Enabled'

const isOurs = (rule: LifecycleRule): boolean => rule.ID === ID

async function rulesOf(client: S3Client, Bucket: string): Promise<readonly LifecycleRule[]> {
  try {
    return (await client.send(new GetBucketLifecycleConfigurationCommand({ Bucket }))).Rules ?? []
  } catch (error) {
    if ((error as Error).name === 'NoSuchLifecycleConfiguration') return []
    throw error
  }
}
