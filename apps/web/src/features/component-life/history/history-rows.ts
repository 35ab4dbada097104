import { compareEvents, type ComponentEvent } from '@hauswart/domain/upkeep/component-event'

/** A line of the history: something that was done, or the beginning of a life. */
export type HistoryRow =
  | { readonly kind: 'event'; readonly id: string; readonly year: number; readonly event: ComponentEvent }
  | {
      readonly kind: 'installation'
      readonly id: string
      readonly year: number
      readonly material: string | null
      readonly isAssumed: boolean
    }

type Installed = {
  readonly id: string
  readonly installedYear: number
  readonly isInstalledYearAssumed: boolean
  readonly material: string | null
}

/** The latest first. Every life begins with its installation; that of a replacement is the replacement itself. */
export function historyRows(component: Installed, events: readonly ComponentEvent[]): readonly HistoryRow[] {
  const isReplacement = events.some(
    ({ kind, year }) => kind === 'replaced' && year === component.installedYear,
  )
  const replaced = new Set(events.filter(({ kind }) => kind === 'replaced').map(({ year }) => year))
  const former = events.flatMap(({ id, former: before }): HistoryRow[] =>
    before === null || replaced.has(before.installedYear)
      ? []
      : [
          {
            kind: 'installation',
            id: `${id} before`,
            year: before.installedYear,
            material: before.material,
            isAssumed: before.isInstalledYearAssumed,
          },
        ],
  )
  const own: readonly HistoryRow[] = isReplacement
    ? []
    : [
        {
          kind: 'installation',
          id: component.id,
          year: component.installedYear,
          material: component.material,
          isAssumed: component.isInstalledYearAssumed,
        },
      ]
  const done = events
    .toSorted(compareEvents)
    .map((event): HistoryRow => ({ kind: 'event', id: event.id, year: event.year, event }))
  return [...done, ...own, ...former].toSorted((a, b) => b.year - a.year)
}
