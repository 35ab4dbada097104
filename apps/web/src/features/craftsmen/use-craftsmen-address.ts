import { useSearchParams } from 'react-router'
import { pathTo } from '#device/routing/routes.ts'
import { craftsmanPath } from '#house/paths/places.ts'
import type { Trade } from '@hauswart/domain/craftsmen/trade'
import { noFilter, slugOf, tradeOf, type CraftsmenFilter } from './craftsmen-filter.ts'

const names = {
  selected: 'eintrag',
  search: 'suche',
  trade: 'gewerk',
  favourite: 'favoriten',
  pikett: 'pikett',
  fresh: 'neu',
} as const

/** What the address says: who is open, what is looked for, whether somebody new is being written down. */
export function useCraftsmenAddress() {
  const [query, setQuery] = useSearchParams()
  const filter: CraftsmenFilter = {
    search: query.get(names.search) ?? '',
    trade: tradeOf(query.get(names.trade)),
    isFavourite: query.has(names.favourite),
    hasPikett: query.has(names.pikett),
  }
  const pathWith = ({ search, trade, isFavourite, hasPikett }: CraftsmenFilter, id?: string): string => {
    const kept = new URLSearchParams()
    if (search !== '') kept.set(names.search, search)
    if (trade !== undefined) kept.set(names.trade, slugOf(trade))
    if (isFavourite) kept.set(names.favourite, 'ja')
    if (hasPikett) kept.set(names.pikett, 'ja')
    const rest = kept.toString()
    const [path, join] = id === undefined ? [pathTo('craftsmen'), '?'] : [craftsmanPath(id), '&']
    return rest === '' ? path : `${path}${join}${rest}`
  }
  const put = (name: string, value: string): void =>
    setQuery(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const listPath = pathWith(filter)
  return {
    filter,
    selectedId: query.get(names.selected) ?? undefined,
    isAdding: query.has(names.fresh),
    listPath,
    allPath: pathWith(noFilter),
    addPath: `${listPath}${listPath.includes('?') ? '&' : '?'}${names.fresh}=handwerker`,
    pathOf: (id: string) => pathWith(filter, id),
    /** Pressed once more it shows all again. */
    favouritesPath: pathWith({ ...filter, isFavourite: !filter.isFavourite }),
    pikettPath: pathWith({ ...filter, hasPikett: !filter.hasPikett }),
    setSearch: (search: string) => put(names.search, search),
    setTrade: (trade: Trade | undefined) => put(names.trade, trade === undefined ? '' : slugOf(trade)),
    closeAdding: () => put(names.fresh, ''),
  }
}
