import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import type { Pause } from '#platform/live.ts'
import { listNews } from './live.queries.ts'
import type { NewsRow } from './live.table.ts'

export type News = NewsRow

/**
 * What changes in a house from now on. Membership and session are proven with every look, so a person who
 * loses access hears nothing more.
 */
export async function watchHouse(ctx: Context, realEstateId: string): Promise<AsyncGenerator<News>> {
  const scope = requireMember(ctx, realEstateId, 'read')
  const look = () => together(ctx, realEstateId, () => listNews(ctx.reads, scope))
  let seen = idsOf(await look())
  return follow(ctx, realEstateId, async () => {
    const rows = await look()
    const fresh = rows.filter((row) => !seen.has(row.id))
    seen = idsOf(rows)
    return fresh
  })
}

/** Of one session, all that watch the same: it may see the same by each of them. */
export const together = <Rows>(ctx: Context, id: string, look: () => Promise<Rows>): Promise<Rows> =>
  ctx.live.together(`${requireIdentity(ctx).sessionId}:${id}`, look)

/** Looks whenever there may be news of a house or a person, and passes on what it finds. */
export function follow<Item>(
  { live }: Context,
  id: string,
  look: () => Promise<readonly Item[]>,
  pause?: Pause,
): AsyncGenerator<Item> {
  let wake: () => void = () => undefined
  let isAwake = false
  let isOver = false

  async function* stream(): AsyncGenerator<Item> {
    const rouse = () => {
      isAwake = true
      wake()
    }
    const stop = live.watch(id, rouse, pause)
    try {
      for (;;) {
        if (!isAwake) await new Promise<void>((resolve) => (wake = resolve))
        if (isOver) return
        isAwake = false
        yield* await look()
      }
    } finally {
      stop()
    }
  }

  // A generator that waits does not hear that it is no longer wanted: it has to be woken for that.
  const found = stream()
  const end = found.return.bind(found)
  return Object.assign(found, {
    return: (value: undefined) => {
      isOver = true
      wake()
      return end(value)
    },
  })
}

const idsOf = (rows: readonly News[]): ReadonlySet<string> => new Set(rows.map((row) => row.id))
