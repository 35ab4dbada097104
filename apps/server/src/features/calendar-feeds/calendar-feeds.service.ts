import {
  changeCalendarFeedInput,
  startCalendarFeedInput,
} from '@hauswart/domain/calendar/calendar-feed.input'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { requireWithin } from '#platform/cache.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import { changeFeed, endFeed, findCalendarFeed, startFeed } from './calendar-feeds.queries.ts'
import type { CalendarFeedRow } from './calendar-feeds.table.ts'

export type CalendarFeed = CalendarFeedRow

export const getCalendarFeed = async (
  ctx: Context,
  realEstateId: string | undefined,
): Promise<CalendarFeed | null> =>
  (await findCalendarFeed(ctx.reads, requireMember(ctx, realEstateId, 'read'))) ?? null

/** Lets a calendar of this person fetch the dates of the house by a new address; one it had before opens nothing more. */
export async function startCalendarFeed(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<CalendarFeed> {
  const { contents, secretHash } = parseInput(startCalendarFeedInput, input)
  const scope = requireMember(ctx, realEstateId, 'read')
  const { userId } = requireIdentity(ctx)
  return mutate(ctx, scope, 'calendar_feed.start', { realEstateId, ...input }, async (tx) => {
    await requireWithin(ctx, `calendar-feed:person:${userId}`, limits.calendarFeeds.perPerson)
    const row = mustFind(await startFeed(tx, scope, Buffer.from(secretHash, 'base64url'), contents))
    tx.record({ objectId: userId, version: row.version, changes: { contents } })
    return row
  })
}

export async function changeCalendarFeed(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<CalendarFeed> {
  const { contents, expectedVersion } = parseInput(changeCalendarFeedInput, input)
  const scope = requireMember(ctx, realEstateId, 'read')
  return mutate(ctx, scope, 'calendar_feed.change', { realEstateId, ...input }, async (tx) => {
    const { row } = await overVersion(
      () => findCalendarFeed(tx, scope),
      expectedVersion,
      (old) => changeFeed(tx, scope, old.version, contents),
    )
    tx.record({ objectId: requireIdentity(ctx).userId, version: row.version, changes: { contents } })
    return row
  })
}

/** From now on the address opens nothing. */
export async function endCalendarFeed(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<CalendarFeed> {
  const scope = requireMember(ctx, realEstateId, 'read')
  return mutate(ctx, scope, 'calendar_feed.end', { realEstateId, ...input }, async (tx) => {
    const row = mustFind(await endFeed(tx, scope))
    tx.record({ objectId: requireIdentity(ctx).userId, version: row.version, changes: {} })
    return row
  })
}
