import { renewalKinds, type ProjectCheck } from '@hauswart/domain/projects/project'
import type { ProjectRenewal } from '@hauswart/domain/projects/project.input'
import { earliestReplacement } from '@hauswart/domain/upkeep/component-event'
import { newId } from '#device/new-id.ts'
import type { FormSchema, Issue } from '#ui/form/form-faults.ts'
import type { ComponentRow } from '#house/nouns/components.ts'

/** What can have become of a component; `same` leaves no trace. */
export const outcomes = ['same', ...renewalKinds] as const
type Outcome = (typeof outcomes)[number]
type Outcomes = Readonly<Record<string, Outcome>>

export type CloseValues = {
  readonly confirms: readonly ProjectCheck[]
  /** By component; what is not said yet is not in it. */
  readonly outcomes: Outcomes
  readonly year: number | null
}

type Closing = {
  readonly open: readonly ProjectCheck[]
  readonly components: readonly ComponentRow[]
  readonly thisYear: number
}

/** Every check confirmed, every component spoken of, and a year in which it can have happened. */
export const closeSchema = ({ open, components, thisYear }: Closing): FormSchema<CloseValues> => ({
  safeParse: (given) => {
    const values = given as CloseValues
    const changed = components.filter(({ id }) => (values.outcomes[id] ?? 'same') !== 'same')
    const year = changed.length === 0 ? thisYear : (values.year ?? Number.NaN)
    const issues: Issue[] = []
    if (!open.every((check) => values.confirms.includes(check))) issues.push({ path: ['confirms'] })
    if (components.some(({ id }) => values.outcomes[id] === undefined)) issues.push({ path: ['outcomes'] })
    if (changed.some((component) => year < earliestReplacement(component)))
      issues.push({ path: ['year'], code: 'too_small' })
    if (!(year <= thisYear)) issues.push({ path: ['year'] })
    return issues.length === 0 ? { success: true, data: values } : { success: false, error: { issues } }
  },
})

export function outcomeOf(said: Outcomes, id: string, chosen: string): Outcomes {
  const { [id]: _, ...others } = said
  const outcome = outcomes.find((one) => one === chosen)
  return outcome === undefined ? others : { ...others, [id]: outcome }
}

/** What the server is told: each that did not stay the same, with the id of its entry in the history. */
export const renewalsOf = ({ outcomes: said, year }: CloseValues): ProjectRenewal[] =>
  Object.entries(said).flatMap(([componentId, kind]) =>
    kind === 'same' || year === null ? [] : [{ componentId, eventId: newId(), kind, year }],
  )
