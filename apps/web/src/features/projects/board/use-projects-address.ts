import { useSearchParams } from 'react-router'
import { allOfThem, type ProjectsFilter } from './projects-filter.ts'

export const projectViews = ['board', 'list'] as const
export type ProjectsLook = (typeof projectViews)[number]

const names = {
  view: 'ansicht',
  state: 'stand',
  craftsmanId: 'handwerker',
  year: 'jahr',
  componentId: 'bauteil',
} as const
const asList = 'liste'

/** What the address says: as what the renovations are shown, and which of them. */
export function useProjectsAddress() {
  const [query, setQuery] = useSearchParams()
  const put = (said: Partial<Record<keyof typeof names, string>>) =>
    setQuery(
      (before) => {
        for (const [name, value] of Object.entries(said)) {
          if (value === '') before.delete(names[name as keyof typeof names])
          else before.set(names[name as keyof typeof names], value)
        }
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const view: ProjectsLook = query.get(names.view) === asList ? 'list' : 'board'
  return {
    view,
    filter: {
      state: query.get(names.state) ?? '',
      craftsmanId: query.get(names.craftsmanId) ?? '',
      year: query.get(names.year) ?? '',
      componentId: query.get(names.componentId) ?? '',
    },
    setView: (next: ProjectsLook) => put({ view: next === 'list' ? asList : '' }),
    setFilter: (said: Partial<ProjectsFilter>) => put(said),
    showAll: () => put(allOfThem),
  }
}
