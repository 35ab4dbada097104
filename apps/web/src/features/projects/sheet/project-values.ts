import { projectKinds, type ProjectKind } from '@hauswart/domain/projects/project'
import { addProjectInput, isInOrder, updateProjectInput } from '@hauswart/domain/projects/project.input'
import * as z from 'zod/mini'
import type { ProjectRow } from '#house/nouns/projects.ts'
import {
  dayFact,
  figureFact,
  formFacts,
  kept,
  optionalLine,
  requiredLine,
  ruled,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'

const facts = z.extend(z.omit(addProjectInput, { id: true, measureId: true, financing: true }), {
  kind: z.enum(projectKinds),
})

const done = z.pick(updateProjectInput, { startedOn: true, finishedOn: true })

type Days = Partial<Record<'startsOn' | 'endsOn' | 'startedOn' | 'finishedOn', string | null | undefined>>

/** The whole time is judged as the server does. */
function judgeDays({ value, issues }: z.core.ParsePayload<Days>): void {
  const wrong = (path: string) => issues.push({ code: 'custom', path: [path], input: value, message: path })
  if (!isInOrder(value.startsOn ?? null, value.endsOn ?? null)) wrong('endsOn')
  if (!isInOrder(value.startedOn ?? null, value.finishedOn ?? null)) wrong('finishedOn')
}

const schema = facts.check(judgeDays)
/** Of one that is there, with the days it was really done: another day, never none. */
export const editSchemaOf = ({ startedOn, finishedOn }: Pick<ProjectRow, 'startedOn' | 'finishedOn'>) =>
  z.extend(facts, done.shape).check(judgeDays, ({ value, issues }) => {
    const lost = (path: string) => issues.push({ code: 'custom', path: [path], input: null, message: path })
    if (startedOn !== null && value.startedOn === null) lost('startedOn')
    if (finishedOn !== null && value.finishedOn === null) lost('finishedOn')
  })

const { wrongDay, endsBefore, wrongReserve, wrongBudget } = projectsTexts.form

/** A renovation as its forms hold it. */
export const projectForm = formFacts<ProjectRow>()(
  {
    title: requiredLine(120),
    kind: kept<ProjectKind>('renovation'),
    description: optionalLine(5_000),
    componentIds: kept<readonly string[]>([]),
    startsOn: dayFact(wrongDay),
    endsOn: dayFact(ruled(endsBefore, wrongDay)),
    // When it was really done; of one that is only planned nobody asks.
    startedOn: dayFact(wrongDay),
    finishedOn: dayFact((day, { code }) => (code === 'custom' && day !== null ? endsBefore : wrongDay)),
    reservePercent: kept<number | null>(10, wrongReserve),
    budgetRappen: figureFact(wrongBudget),
  },
  schema,
)
export type ProjectValues = ValuesOf<typeof projectForm>
