import { forgetKept, keepNow } from '#device/cache/query-persister.ts'
import { queryClient } from '#device/cache/query.ts'
import { houseKey, type Part } from './parts.ts'
import { touchedWith } from './records.ts'

/**
 * Asks anew what a write has changed, and only that: every question costs the person points of a small purse.
 * Resolves when the screen can show it; failing costs only freshness.
 */
export async function refreshHouse(realEstateId: string, ...changed: readonly Part[]): Promise<void> {
  const ask = async (queryKey: readonly unknown[], refetchType: 'active' | 'all' = 'active') => {
    const touched = queryClient.getQueryCache().findAll({ queryKey })
    // A page that is opened anew right now must not begin with what was before.
    await Promise.all(touched.map(forgetKept))
    await queryClient.invalidateQueries({ queryKey, refetchType }).catch(() => undefined)
    await Promise.all(touched.map(keepNow))
  }
  const parts = new Set(changed.flatMap((part) => [part, ...touchedWith(part)]))
  await Promise.all([
    ...[...parts].map((one) => ask(houseKey(realEstateId, one))),
    // The next page begins with the list of houses and must not begin with an old one.
    parts.has('facts') ? ask(['houses'], 'all') : undefined,
  ])
}
