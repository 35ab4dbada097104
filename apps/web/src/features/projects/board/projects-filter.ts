import { projectStates, type ProjectState } from '@hauswart/domain/projects/project'
import { projectStateLabels } from '@hauswart/domain/projects/project.labels'
import type { ProjectRow } from '#house/nouns/projects.ts'
import { isRunning } from '#features/projects/project-words.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'

/** Which renovations are to be seen; empty is all. */
export type ProjectsFilter = {
  /** A state as the address names it, or all that are open. */
  readonly state: string
  readonly craftsmanId: string
  readonly year: string
  readonly componentId: string
}

export const allOfThem: ProjectsFilter = { state: '', craftsmanId: '', year: '', componentId: '' }

type Seen = Pick<ProjectRow, 'id' | 'state' | 'startsOn' | 'endsOn' | 'startedOn' | 'finishedOn'> & {
  readonly componentIds: readonly string[]
}
/** Who has to do with each renovation. */
export type Firms = ReadonlyMap<string, ReadonlySet<string>>
type Named = { readonly value: string; readonly label: string }

const open = 'offen'
const slugs: Readonly<Record<ProjectState, string>> = {
  idea: 'idee',
  planning: 'planung',
  offers: 'offerten',
  awarded: 'vergeben',
  underway: 'in-ausfuehrung',
  acceptance: 'abnahme',
  closed: 'abgeschlossen',
  paused: 'pausiert',
  cancelled: 'abgebrochen',
}

export const isFiltered = (filter: ProjectsFilter): boolean =>
  Object.values(filter).some((value) => value !== '')

/** The years in which there was, or will be, work; none while nobody has said when. */
export function yearsOf(project: Seen, today: string): readonly string[] {
  const { startsOn, endsOn, startedOn, finishedOn } = project
  // What has begun and is not done goes on today, whatever was planned.
  const goesOn = startedOn !== null && finishedOn === null && isRunning(project) ? today : null
  const days = [startedOn ?? startsOn, finishedOn ?? endsOn, goesOn].filter((day) => day !== null)
  const years = days.map((day) => Number(day.slice(0, 4)))
  if (years.length === 0) return []
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at))
}

export const filterProjects = <Row extends Seen>(
  all: readonly Row[],
  { state, craftsmanId, year, componentId }: ProjectsFilter,
  { firms, today }: { readonly firms: Firms; readonly today: string },
): readonly Row[] =>
  all.filter(
    (one) =>
      (state === '' || (state === open ? isRunning(one) : slugs[one.state] === state)) &&
      (craftsmanId === '' || firms.get(one.id)?.has(craftsmanId) === true) &&
      (year === '' || yearsOf(one, today).includes(year)) &&
      (componentId === '' || one.componentIds.includes(componentId)),
  )

/** What can be chosen: what these renovations have, and what is chosen already. */
export function choicesIn(
  all: readonly Seen[],
  chosen: ProjectsFilter,
  known: {
    readonly firms: Firms
    readonly today: string
    readonly craftsmen: readonly Named[]
    readonly components: readonly Named[]
  },
) {
  const texts = projectsTexts.filter
  const states = projectStates
    .filter((state) => slugs[state] === chosen.state || all.some((one) => one.state === state))
    .map((state) => ({ value: slugs[state], label: projectStateLabels[state] }))
  const years = [
    ...new Set([
      ...all.flatMap((one) => yearsOf(one, known.today)),
      ...(chosen.year === '' ? [] : [chosen.year]),
    ]),
  ]
  const worked = new Set(all.flatMap(({ id }) => [...(known.firms.get(id) ?? [])]))
  const renewed = new Set(all.flatMap(({ componentIds }) => componentIds))
  return {
    states: [{ value: open, label: texts.open }, ...states],
    years: years.toSorted().map((value) => ({ value, label: value })),
    craftsmen: named(known.craftsmen, chosen.craftsmanId, worked),
    components: named(known.components, chosen.componentId, renewed),
  }

  // What was chosen and is gone meanwhile stands there too, or nobody could end the choice.
  function named(from: readonly Named[], id: string, used: ReadonlySet<string>): readonly Named[] {
    const shown = from.filter(({ value }) => value === id || used.has(value))
    const isGone = id !== '' && from.every(({ value }) => value !== id)
    return isGone ? [...shown, { value: id, label: texts.gone }] : shown
  }
}
