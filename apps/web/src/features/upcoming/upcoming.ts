import type { HouseUpcomingQuery } from '#gql/graphql.ts'

export type UpcomingEntry = NonNullable<HouseUpcomingQuery['realEstate']>['upcoming'][number]

/** A to-do as it stands on this device. */
type LocalTodo = {
  readonly id: string
  readonly title: string
  readonly dueOn: string | null
  readonly componentId: string | null
  readonly state: 'open' | 'done'
}

/** A component that is due and waits for the owner's word, as the analysis on this device finds it. */
export type Decision = { readonly id: string; readonly name: string; readonly note: string }

/**
 * What comes next over all sources. Of the to-dos this device knows more than the server: what was ticked off or
 * written down without a line counts already.
 */
export function mergeUpcoming(
  entries: readonly UpcomingEntry[],
  todos: readonly LocalTodo[],
  { most, decisions }: { readonly most: number; readonly decisions: readonly Decision[] },
): readonly UpcomingEntry[] {
  const own = todos.flatMap(({ id, title, dueOn, componentId, state }): UpcomingEntry[] =>
    state === 'open' && dueOn !== null
      ? [{ source: 'todo', id, title, on: dueOn, componentId, isWholeYear: false }]
      : [],
  )
  // Postponed until a year that has come it asks again: then the question stands, not the old answer.
  const asked = new Set(decisions.map(({ id }) => id))
  const dated = entries.filter(
    ({ source, componentId }) =>
      source === 'maintenance' || (source === 'measure' && !asked.has(componentId ?? '')),
  )
  return [...dated, ...own]
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id))
    .slice(0, Math.max(0, most))
}
