import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { JobHandler } from '#platform/jobs/worker.ts'
import { mailTold, sendNews } from './notifications.news.service.ts'
import { pushTestTo, pushTold, pushWaiting } from './notifications.push.service.ts'

export const notificationJobs: Readonly<Record<string, JobHandler>> = {
  /** Enqueued by the database for every statement that told somebody something. May come twice. */
  deliver_notifications: async (payload, deps) => {
    const told = toldOf(payload['notifications'])
    for (const userId of new Set(told.map((one) => one.userId))) deps.parts.live.announce(userId)
    await mailTold(deps, told)
    await pushTold(deps, told)
  },
  push_notification: async (payload, deps) => {
    if (!isTold(payload)) throw new Error('push_notification needs a person and what they were told')
    await pushWaiting(deps, payload.userId)
  },
  send_news: async ({ userId, until }, deps) => {
    if (typeof userId !== 'string' || !isUuid(userId) || typeof until !== 'string')
      throw new Error('send_news needs a person and a moment')
    await sendNews(deps, userId, until)
  },
  push_test: async ({ userId }, deps) => {
    if (typeof userId !== 'string' || !isUuid(userId)) throw new Error('push_test needs a person')
    await pushTestTo(deps, userId)
  },
}

type Told = { readonly userId: string; readonly id: string }

function toldOf(said: unknown): readonly Told[] {
  if (!Array.isArray(said) || !said.every(isTold))
    throw new Error('deliver_notifications needs people and what they were told')
  return said
}

function isTold(said: unknown): said is Told {
  const { userId, id } = (said ?? {}) as Partial<Record<string, unknown>>
  return typeof userId === 'string' && isUuid(userId) && typeof id === 'string' && isUuid(id)
}
