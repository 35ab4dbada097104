import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { listNews } from './live.queries.ts'
import type { NewsRow } from './live.table.ts'

export type News = NewsRow

/**
 * What changes in a house from now on. Membership and session are proven with every look, so a person who
 * loses access hears nothing more.
 */
export async function watchHouse(ctx: Context, realEstateId: string): Promise<AsyncGenerator<News>> {
  const { sessionId } = requireIdentity(ctx)
  const scope = requireMember(ctx, realEstateId, 'read')
  return ctx.live.follow({ kind: 'house', sessionId, id: realEstateId }, () => {
    let seen: ReadonlySet<string> | undefined
    return {
      look: async () => {
        const rows = await listNews(ctx.reads, scope)
        const known = seen
        seen = new Set(rows.map((row) => row.id))
        return known === undefined ? [] : rows.filter((row) => !known.has(row.id))
      },
    }
  })
}
