import { requireIdentity, userScope, type Context } from '#platform/db/access.ts'
import type { Pause } from '#platform/live-follow.ts'
import { findBell } from './notifications.queries.ts'
import type { BellRow } from './notifications.table.ts'

export type Bell = BellRow

// Whatever is told is announced; by itself the bell is looked at only in case that got lost.
const pauseMs: Pause = { shared: 60_000, alone: 5_000 }

/** The bell of a person: as it is now, and again whenever something is told or was read elsewhere. */
export async function watchBell(ctx: Context): Promise<AsyncGenerator<Bell>> {
  const { userId, sessionId } = requireIdentity(ctx)
  const scope = userScope(ctx)
  return ctx.live.follow({ kind: 'bell', sessionId, id: userId }, () => {
    let known: Bell | undefined
    return {
      pause: pauseMs,
      greet: () => (known === undefined ? [] : [known]),
      look: async () => {
        const bell = await findBell(ctx.reads, scope)
        const isSame = bell.unreadCount === known?.unreadCount && bell.newestId === known.newestId
        known = bell
        return isSame ? [] : [bell]
      },
    }
  })
}
