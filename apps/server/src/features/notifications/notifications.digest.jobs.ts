import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { JobHandler } from '#platform/jobs/worker.ts'
import { stopDigests } from './notifications.digest.queries.ts'
import { planDigests, sendDigest } from './notifications.digest.service.ts'

export const digestJobs: Readonly<Record<string, JobHandler>> = {
  plan_digests: (_payload, deps) => planDigests(deps),
  send_digest: ({ userId }, deps) => {
    if (!isId(userId)) throw new Error('send_digest needs a person')
    return sendDigest(deps, userId)
  },
  stop_digests: ({ userId }, deps) => {
    if (!isId(userId)) throw new Error('stop_digests needs a person')
    return stopDigests(deps, userId)
  },
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)
