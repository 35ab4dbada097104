import { forgetKept, keepNow } from '#device/cache/query-persister.ts'
import { queryClient } from '#device/cache/query.ts'

type Part =
  | 'facts'
  | 'invitations'
  | 'components'
  | 'component-events'
  | 'rooms'
  | 'emergency'
  | 'condominium'
  | 'fund'
  | 'pictures'
  | 'analysis'
  | 'upkeep'

/**
 * Asks anew what a write has changed, and only that: every question costs the person points of a small purse.
 * Resolves when the screen can show it; failing costs only freshness.
 */
export async function refreshHouse(realEstateId: string, part: Part): Promise<void> {
  const ask = async (queryKey: readonly string[], refetchType: 'active' | 'all' = 'active') => {
    const touched = queryClient.getQueryCache().findAll({ queryKey })
    // A page that is opened anew right now must not begin with what was before.
    await Promise.all(touched.map(forgetKept))
    await queryClient.invalidateQueries({ queryKey, refetchType }).catch(() => undefined)
    await Promise.all(touched.map(keepNow))
  }
  await Promise.all([
    ask(['house', realEstateId, part]),
    ask(['house', realEstateId, 'history']),
    // The next page begins with the list of houses and must not begin with an old one.
    part === 'facts' ? ask(['houses'], 'all') : undefined,
    // The share and the fund of a flat are facts of its analysis.
    ['condominium', 'fund'].includes(part) ? ask(['house', realEstateId, 'analysis']) : undefined,
    // A planned year, the age of a component and the next service are dates too.
    ['analysis', 'components', 'upkeep'].includes(part)
      ? ask(['house', realEstateId, 'upcoming'])
      : undefined,
  ])
}
