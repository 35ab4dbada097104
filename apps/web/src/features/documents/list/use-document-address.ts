import { useLocation, useSearchParams } from 'react-router'
import { isAt } from '#device/routing/entry.ts'
import { pathTo } from '#device/routing/routes.ts'
import { documentPath } from '#house/paths/places.ts'
import { drawerOf, slugOf, type PaperFilter } from './paper-filter.ts'

const names = {
  selected: 'eintrag',
  drawer: 'ordner',
  search: 'suche',
  tag: 'stichwort',
  fresh: 'neu',
} as const

/** What the address says: the selected document, drawer and search, and whether something new is to be added. */
export function useDocumentAddress() {
  const { key } = useLocation()
  const [query, setQuery] = useSearchParams()
  const filter: PaperFilter = {
    drawer: drawerOf(query.get(names.drawer)),
    search: query.get(names.search) ?? '',
    tag: query.get(names.tag) ?? '',
  }
  const pathWith = ({ drawer, search, tag }: PaperFilter, id?: string): string => {
    const kept = new URLSearchParams()
    if (drawer !== 'all') kept.set(names.drawer, slugOf(drawer))
    if (search !== '') kept.set(names.search, search)
    if (tag !== '') kept.set(names.tag, tag)
    const rest = kept.toString()
    const [path, join] = id === undefined ? [pathTo('toolsDocuments'), '?'] : [documentPath(id), '&']
    return rest === '' ? path : `${path}${join}${rest}`
  }
  return {
    selectedId: query.get(names.selected) ?? undefined,
    filter,
    isStarting: query.has(names.fresh),
    listPath: pathWith(filter),
    pathOf: (id: string) => pathWith(filter, id),
    drawerPath: (drawer: PaperFilter['drawer']) => pathWith({ drawer, search: '', tag: '' }),
    /** Pressed once more it shows all again. */
    tagPath: (tag: string) => pathWith({ ...filter, tag: tag === filter.tag ? '' : tag }),
    setSearch: (search: string) =>
      setQuery(
        (before) => {
          if (search === '') before.delete(names.search)
          else before.set(names.search, search)
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    /** Done once: a reload must not begin again. */
    forgetStart: () => {
      if (!isAt(key)) return
      setQuery(
        (before) => {
          before.delete(names.fresh)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
