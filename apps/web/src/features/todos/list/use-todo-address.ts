import { useLocation, useSearchParams } from 'react-router'
import { todoPath } from '#house/paths/places.ts'
import { isAt } from '#device/routing/entry.ts'
import { pathTo } from '#device/routing/routes.ts'
import { shownStates, stateSlugs, todoViews, viewSlugs, type TodoFilter } from './todo-filter.ts'

const names = {
  selected: 'eintrag',
  state: 'zeigen',
  search: 'suche',
  view: 'ansicht',
  fresh: 'neu',
  photo: 'foto',
} as const

/** What the address says: the selected to-do, the filter, and whether something new is to be written. */
export function useTodoAddress() {
  const { key } = useLocation()
  const [query, setQuery] = useSearchParams()
  const state = shownStates.find((one) => stateSlugs[one] === query.get(names.state)) ?? 'all'
  const search = query.get(names.search) ?? ''
  const view = todoViews.find((one) => viewSlugs[one] === query.get(names.view)) ?? 'day'
  const wanted = query.get(names.fresh)
  const isPhoto = query.has(names.photo) || wanted === names.photo
  const kept = new URLSearchParams()
  keep(kept, { state, search, view })
  const rest = kept.toString()
  return {
    selectedId: query.get(names.selected) ?? query.get('todo') ?? undefined,
    filter: { state, search, view } satisfies TodoFilter,
    start: wanted === null ? undefined : isPhoto ? ('photo' as const) : ('write' as const),
    listPath: rest === '' ? pathTo('todos') : `${pathTo('todos')}?${rest}`,
    pathOf: (id: string) => (rest === '' ? todoPath(id) : `${todoPath(id)}&${rest}`),
    setFilter: (filter: TodoFilter) =>
      setQuery(
        (before) => {
          keep(before, filter)
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
          before.delete(names.photo)
          return before
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

/** What is usual is not said. */
function keep(query: URLSearchParams, { state, search, view }: TodoFilter): void {
  setOrDrop(query, names.state, state === 'all' ? '' : stateSlugs[state])
  setOrDrop(query, names.search, search)
  setOrDrop(query, names.view, view === 'day' ? '' : viewSlugs[view])
}

function setOrDrop(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name)
  else query.set(name, value)
}
