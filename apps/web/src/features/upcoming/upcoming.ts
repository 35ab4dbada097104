import type { HouseUpcomingQuery } from '#gql/graphql.ts'

export type UpcomingEntry = NonNullable<HouseUpcomingQuery['realEstate']>['upcoming'][number]

/** A to-do as it stands on this device, or upkeep in the form of one. */
type LocalWork = {
  readonly id: string
  readonly title: string
  readonly dueOn: string | null
  readonly componentId: string | null
  readonly state: 'open' | 'done'
  readonly task?: { readonly id: string }
}

type Options = {
  readonly most: number
  readonly decisions: readonly Decision[]
  /** Whether this device has read the upkeep of the house. */
  readonly isUpkeepKnown: boolean
}

/** A component that is due and waits for the owner's word, as the analysis on this device finds it. */
export type Decision = { readonly id: string; readonly name: string; readonly note: string }

/**
 * What comes next over all sources. Of to-dos and upkeep this device knows more than the server: what was ticked off
 * or written down without a line counts already.
 */
export function mergeUpcoming(
  entries: readonly UpcomingEntry[],
  work: readonly LocalWork[],
  { most, decisions, isUpkeepKnown }: Options,
): readonly UpcomingEntry[] {
  const own = work.flatMap(({ id, title, dueOn, componentId, state, task }): UpcomingEntry[] => {
    const source = task?.id === id ? 'maintenance' : 'todo'
    return state === 'open' && dueOn !== null
      ? [{ source, id, title, on: dueOn, componentId, isWholeYear: false, projectId: null }]
      : []
  })
  // Postponed until a year that has come it asks again: then the question stands, not the old answer.
  const asked = new Set(decisions.map(({ id }) => id))
  const dated = entries.filter(
    ({ source, componentId }) =>
      source !== 'todo' &&
      !(source === 'maintenance' && isUpkeepKnown) &&
      !(source === 'measure' && asked.has(componentId ?? '')),
  )
  return [...dated, ...own]
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id))
    .slice(0, Math.max(0, most))
}
