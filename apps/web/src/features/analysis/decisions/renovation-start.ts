import type { Desk } from '#features/analysis/desk.ts'

export type Start = { readonly componentIds: readonly string[]; readonly year: number }

/** A renovation of some components, in the year the plan has the first of them. */
export function startOf({ analysis, components }: Desk, ids: readonly string[]): Start {
  const known = components.map(({ id }) => id).filter((id) => ids.includes(id))
  const years = analysis.plan.entries
    .filter(({ isMovable, componentIds }) => isMovable && componentIds.some((id) => known.includes(id)))
    .map(({ year }) => year)
  return { componentIds: known, year: years.length === 0 ? analysis.year + 1 : Math.min(...years) }
}
