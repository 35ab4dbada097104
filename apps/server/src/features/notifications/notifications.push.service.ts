import { isWanted } from '@hauswart/domain/notifications/notification-settings'
import { pushMessage, pushTest, wakingTime, type PushMessage } from '@hauswart/domain/notifications/push'
import { addPushInput, pushInput } from '@hauswart/domain/notifications/push.input'
import { AppError } from '#platform/app-error.ts'
import { requireWithin } from '#platform/cache.ts'
import { requireIdentity, userScope, type Context } from '#platform/db/access.ts'
import { mutate } from '#platform/db/mutate.ts'
import { objectId } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import type { Pusher } from '#platform/jobs/push.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { limits } from '#platform/limits.ts'
import {
  deletePush,
  enqueuePush,
  findToPush,
  forgetTarget,
  insertPush,
  listPush,
  listTargets,
  listWaiting,
  markPushed,
  type PushRow,
} from './notifications.push.queries.ts'

/** The browsers of a person, and the key they subscribe with; null where messages cannot be sent this way. */
export const getPush = async (
  ctx: Context,
  { publicKey }: Pusher,
): Promise<{ publicKey: string | null; browsers: PushRow[] }> => ({
  publicKey: publicKey ?? null,
  browsers: await listPush(ctx.reads, userScope(ctx)),
})

export async function addPush(ctx: Context, pusher: Pusher, body: unknown): Promise<{ id: string }> {
  const input = parseInput(addPushInput, body)
  const scope = userScope(ctx)
  if (pusher.publicKey === undefined) throw new AppError('NOT_CONFIGURED')
  if (!pusher.isKnownService(input.endpoint)) throw new AppError('BAD_INPUT', { field: 'endpoint' })
  const { id } = input
  return mutate(ctx, scope, 'push.add', input, async (tx) => {
    await insertPush(tx, scope, input, limits.push.browsersPerPerson)
    tx.record({ objectId: id, version: 1, changes: {} })
    return { id }
  })
}

/** One that is gone already is no fault. */
export async function removePush(ctx: Context, id: string, body: unknown): Promise<{ id: string }> {
  const input = parseInput(pushInput, body)
  const scope = userScope(ctx)
  return mutate(ctx, scope, 'push.remove', { ...input, id: objectId(id) }, async (tx) => {
    await deletePush(tx, scope, id)
    // Not the id that was given: it may be another person's, whose name has no place in this one's history.
    tx.record({ objectId: requireIdentity(ctx).userId, version: 1, changes: {} })
    return { id }
  })
}

/** A message to all browsers of the person who asks, whatever the hour. */
export async function testPush(ctx: Context, body: unknown): Promise<{ browsers: number }> {
  const input = parseInput(pushInput, body)
  const { userId } = requireIdentity(ctx)
  const scope = userScope(ctx)
  await requireWithin(ctx, `push-test:${userId}`, limits.push.tests)
  return mutate(ctx, scope, 'push.test', input, async (tx) => {
    const browsers = (await listPush(tx, scope)).length
    tx.enqueue('push_test', { userId })
    tx.record({ objectId: userId, version: 1, changes: {} })
    return { browsers }
  })
}

type Told = { readonly userId: string; readonly id: string }

/** Passes on what was told: at once, or when the devices of a person may be woken again. */
export async function pushTold(deps: JobDeps, told: readonly Told[]): Promise<void> {
  const now = deps.parts.clock.now()
  const wanted = (await findToPush(deps, told)).filter((row) => isWanted(row, row.kind, 'push'))
  for (const { userId, id, ...settings } of new Map(wanted.map((row) => [row.userId, row])).values())
    await enqueuePush(deps, { userId, id }, wakingTime(settings, now))
}

/**
 * The last look, and one push for all that waits: what was read, or is no longer wanted, does not leave; quiet hours may
 * have changed since.
 */
export async function pushWaiting(deps: JobDeps, userId: string): Promise<void> {
  const rows = (await listWaiting(deps, userId)).filter((row) => isWanted(row, row.kind, 'push'))
  const [newest] = rows
  if (newest === undefined) return
  const now = deps.parts.clock.now()
  const at = wakingTime(newest, now)
  if (at > now) return enqueuePush(deps, { userId, id: newest.id }, at)
  await sendToAll(deps, userId, pushMessage(newest.id, rows.length))
  const ids = rows.map(({ id }) => id)
  await markPushed(deps, userId, ids)
}

export const pushTestTo = (deps: JobDeps, userId: string): Promise<void> => sendToAll(deps, userId, pushTest)

async function sendToAll(deps: JobDeps, userId: string, message: PushMessage): Promise<void> {
  const { pusher, log } = deps.parts
  // Sent again it replaces itself, at the service and on the device.
  const topic = (message.id ?? userId).replaceAll('-', '')
  let isUnsettled = false
  for (const target of await listTargets(deps, userId)) {
    const outcome = await pusher.send(target, JSON.stringify(message), topic)
    if (outcome === 'gone') await forgetTarget(deps, userId, target.id)
    if (outcome === 'refused') log.warn({ service: new URL(target.endpoint).host }, 'a push was refused')
    isUnsettled ||= outcome === 'later'
  }
  if (isUnsettled) throw new Error('a push service did not take a message')
}
