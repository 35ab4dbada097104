import type { HouseUpcomingQuery } from '../../gql/graphql.ts'

export type UpcomingEntry = NonNullable<HouseUpcomingQuery['realEstate']>['upcoming'][number]

/** A to-do as it stands on this device. */
type LocalTodo = {
  readonly id: string
  readonly title: string
  readonly dueOn: string | null
  readonly componentId: string | null
  readonly state: 'open' | 'done'
}

/**
 * What comes next over all sources. Of the to-dos this device knows more than the server: what was ticked off or
 * written down without a line counts already.
 */
export function mergeUpcoming(
  entries: readonly UpcomingEntry[],
  todos: readonly LocalTodo[],
  most: number,
): readonly UpcomingEntry[] {
  const own = todos.flatMap(({ id, title, dueOn, componentId, state }): UpcomingEntry[] =>
    state === 'open' && dueOn !== null
      ? [{ source: 'todo', id, title, on: dueOn, componentId, isWholeYear: false }]
      : [],
  )
  return [...entries.filter(({ source }) => source !== 'todo'), ...own]
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id))
    .slice(0, most)
}
