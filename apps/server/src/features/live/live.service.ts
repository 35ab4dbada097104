import { requireMember, type Context } from '#platform/db/access.ts'
import { listNews } from './live.queries.ts'
import type { NewsRow } from './live.table.ts'

export type News = NewsRow

/**
 * What changes in a house from now on. Membership and session are proven with every look, so a person who
 * loses access hears nothing more.
 */
export async function watchHouse(ctx: Context, realEstateId: string): Promise<AsyncGenerator<News>> {
  const scope = requireMember(ctx, realEstateId, 'read')
  let seen = idsOf(await listNews(ctx.reads, scope))
  let wake: () => void = () => undefined
  let isAwake = false
  let isOver = false

  async function* follow(): AsyncGenerator<News> {
    const stop = ctx.live.watch(realEstateId, () => {
      isAwake = true
      wake()
    })
    try {
      for (;;) {
        if (!isAwake) await new Promise<void>((resolve) => (wake = resolve))
        if (isOver) return
        isAwake = false
        const rows = await listNews(ctx.reads, scope)
        const fresh = rows.filter((row) => !seen.has(row.id))
        seen = idsOf(rows)
        yield* fresh
      }
    } finally {
      stop()
    }
  }

  // A generator that waits does not hear that it is no longer wanted: it has to be woken for that.
  const stream = follow()
  const end = stream.return.bind(stream)
  return Object.assign(stream, {
    return: (value: undefined) => {
      isOver = true
      wake()
      return end(value)
    },
  })
}

const idsOf = (rows: readonly News[]): ReadonlySet<string> => new Set(rows.map((row) => row.id))
