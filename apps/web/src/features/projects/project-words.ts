import { costFigures } from '@hauswart/domain/projects/cost-figures'
import { sumCostsWith, type CostSums } from '@hauswart/domain/projects/cost-sums'
import type { ProjectState } from '@hauswart/domain/projects/project'
import { day } from '#device/text/format.ts'
import type { CostItemRow } from '#house/nouns/cost-items.ts'
import type { ProjectRow } from '#house/nouns/projects.ts'
import type { Shown } from '#house/record/record.ts'
import { projectsTexts } from './projects.texts.ts'
import type { Bill } from './use-bills.ts'

export type Project = Shown<ProjectRow>

/** The way of a renovation, without what lies beside it. */
export const way = ['idea', 'planning', 'offers', 'awarded', 'underway', 'acceptance', 'closed'] as const

/** Where on its way it stands; one that is paused stands where it goes on. */
export const placeOf = ({ state, pausedFrom }: Pick<ProjectRow, 'state' | 'pausedFrom'>): number =>
  way.findIndex((one) => one === (pausedFrom ?? state))

/** Neither over nor given up. */
export const isRunning = ({ state }: { readonly state: ProjectState }): boolean =>
  state !== 'closed' && state !== 'cancelled'

export type Column = keyof typeof projectsTexts.columns

const columns: Readonly<Record<ProjectState, Column>> = {
  idea: 'idea',
  planning: 'idea',
  offers: 'offers',
  awarded: 'awarded',
  underway: 'underway',
  acceptance: 'closed',
  closed: 'closed',
  cancelled: 'closed',
  paused: 'idea',
}

/** The column of the board it stands in. */
export const columnOf = ({ state, pausedFrom }: Pick<ProjectRow, 'state' | 'pausedFrom'>): Column =>
  columns[pausedFrom ?? state]

/** «22.02.2027 bis 12.03.2027», as far as it is known. */
export function timeWords(start: string | null, end: string | null): string | undefined {
  const { from, until } = projectsTexts.facts
  if (start !== null && start === end) return day(start)
  if (start !== null && end !== null) return `${day(start)} ${until(day(end))}`
  if (start !== null) return from(day(start))
  return end === null ? undefined : until(day(end))
}

/** What was invoiced and paid comes from real invoices where there are any. */
export const sumsOf = (items: readonly CostItemRow[], bills: readonly Bill[], projectId: string): CostSums =>
  sumCostsWith(...costsOf(items, bills, projectId))

/** The same, each with what went into it. */
export const figuresOf = (items: readonly CostItemRow[], bills: readonly Bill[], project: ProjectRow) =>
  costFigures(project, ...costsOf(items, bills, project.id))

const costsOf = (items: readonly CostItemRow[], bills: readonly Bill[], projectId: string) =>
  [
    items.filter((item) => item.isActive && item.projectId === projectId),
    bills.filter((bill) => bill.projectId === projectId),
  ] as const
