import { useSearchParams } from 'react-router'
import { useToday } from '#device/use-today.ts'
import { pathTo } from '#device/routing/routes.ts'
import type { EntriesFilter } from './entries-filter.ts'

export const calendarViews = ['list', 'month', 'week', 'deadlines'] as const
export type CalendarView = (typeof calendarViews)[number]

/** As the address says it. */
const viewSlugs: Readonly<Record<CalendarView, string>> = {
  list: 'liste',
  month: 'monat',
  week: 'woche',
  deadlines: 'fristen',
}

const names = {
  view: 'ansicht',
  day: 'tag',
  selected: 'eintrag',
  fresh: 'neu',
  craftsman: 'handwerker',
  project: 'renovation',
  from: 'von',
  kind: 'was',
  componentId: 'bauteil',
  craftsmanId: 'wer',
} as const
/** Below this width a month has no room for words. */
const phone = '(width < 700px)'

/** What the address says: the view, the day in it, the appointment that is open, whether one is being written. */
export function useAppointmentsAddress() {
  const [query, setQuery] = useSearchParams()
  const today = useToday()
  const asked = query.get(names.view)
  const view =
    calendarViews.find((one) => viewSlugs[one] === asked) ??
    (globalThis.matchMedia(phone).matches ? 'list' : 'month')
  const wanted = query.get(names.day) ?? ''
  const day = /^\d{4}-\d{2}-\d{2}$/.test(wanted) && !Number.isNaN(Date.parse(wanted)) ? wanted : today
  const change = (said: Partial<Record<keyof typeof names, string>>, isNew = false) =>
    setQuery(
      (before) => {
        for (const [name, value] of Object.entries(said)) {
          if (value === '') before.delete(names[name as keyof typeof names])
          else before.set(names[name as keyof typeof names], value)
        }
        return before
      },
      { replace: !isNew, preventScrollReset: true },
    )
  const withQuery = (name: string, value: string): string => {
    const next = new URLSearchParams(query)
    next.delete(names.fresh)
    next.delete(names.selected)
    next.delete(names.craftsman)
    next.delete(names.project)
    next.set(name, value)
    return `${pathTo('appointments')}?${next.toString()}`
  }
  return {
    today,
    view,
    day,
    selectedId: query.get(names.selected) ?? undefined,
    isFromTools: query.get(names.from) === 'tools',
    isAdding: query.has(names.fresh),
    /** Who is to come and for which renovation, where the way here began with them. */
    begun: { craftsmanId: query.get(names.craftsman) ?? '', projectId: query.get(names.project) ?? '' },
    filter: {
      kind: query.get(names.kind) ?? '',
      componentId: query.get(names.componentId) ?? '',
      craftsmanId: query.get(names.craftsmanId) ?? '',
    },
    setFilter: (said: Partial<EntriesFilter>) => change(said),
    setView: (next: CalendarView) => change({ view: viewSlugs[next] }),
    setDay: (next: string) => change({ day: next === today ? '' : next }),
    pathOf: (id: string) => withQuery(names.selected, id),
    addPath: withQuery(names.fresh, 'termin'),
    close: () => change({ selected: '', fresh: '', craftsman: '', project: '' }),
  }
}
