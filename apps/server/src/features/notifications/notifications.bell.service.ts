import { follow, together } from '#features/live/live.service.ts'
import { requireIdentity, userScope, type Context } from '#platform/db/access.ts'
import type { Pause } from '#platform/live.ts'
import { findBell } from './notifications.queries.ts'
import type { BellRow } from './notifications.table.ts'

export type Bell = BellRow

// Whatever is told is announced; by itself the bell is looked at only in case that got lost.
const pauseMs: Pause = { shared: 60_000, alone: 5_000 }

/** The bell of a person: as it is now, and again whenever something is told or was read elsewhere. */
export async function watchBell(ctx: Context): Promise<AsyncGenerator<Bell>> {
  const { userId } = requireIdentity(ctx)
  const scope = userScope(ctx)
  let known: Bell | undefined
  const look = async () => {
    const bell = await together(ctx, userId, () => findBell(ctx.reads, scope))
    const isSame = bell.unreadCount === known?.unreadCount && bell.newestId === known.newestId
    known = bell
    return isSame ? [] : [bell]
  }
  return follow(ctx, userId, look, pauseMs)
}
