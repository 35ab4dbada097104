import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { projectKinds, type ProjectKind } from '@hauswart/domain/projects/project'
import { addProjectInput, isInOrder, updateProjectInput } from '@hauswart/domain/projects/project.input'
import * as z from 'zod/mini'
import type { ProjectRow } from '#house/nouns/projects.ts'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'

/** A renovation as its forms hold it; an empty text is no answer. */
export type ProjectValues = {
  readonly title: string
  readonly kind: ProjectKind
  readonly description: string
  readonly componentIds: readonly string[]
  readonly startsOn: string | null
  readonly endsOn: string | null
  /** When it was really done; of one that is only planned nobody asks. */
  readonly startedOn: string | null
  readonly finishedOn: string | null
  readonly reservePercent: number | null
  readonly budgetRappen: number | null
}

export const newValues: ProjectValues = {
  title: '',
  kind: 'renovation',
  description: '',
  componentIds: [],
  startsOn: null,
  endsOn: null,
  startedOn: null,
  finishedOn: null,
  reservePercent: 10,
  budgetRappen: null,
}

export const valuesOf = (row: ProjectRow): ProjectValues => ({
  title: row.title,
  kind: row.kind,
  description: row.description ?? '',
  componentIds: row.componentIds,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  startedOn: row.startedOn,
  finishedOn: row.finishedOn,
  reservePercent: row.reservePercent,
  budgetRappen: row.budgetRappen,
})

export const prepare = ({ description, ...values }: ProjectValues): object => ({
  ...values,
  description: description.trim() === '' ? null : description,
})

const facts = z.extend(z.omit(addProjectInput, { id: true, measureId: true }), { kind: z.enum(projectKinds) })

const done = z.pick(updateProjectInput, { startedOn: true, finishedOn: true })

type Days = Partial<Record<'startsOn' | 'endsOn' | 'startedOn' | 'finishedOn', string | null | undefined>>

/** The whole time is judged as the server does. */
function judgeDays({ value, issues }: z.core.ParsePayload<Days>): void {
  const wrong = (path: string) => issues.push({ code: 'custom', path: [path], input: value, message: path })
  if (!isInOrder(value.startsOn ?? null, value.endsOn ?? null)) wrong('endsOn')
  if (!isInOrder(value.startedOn ?? null, value.finishedOn ?? null)) wrong('finishedOn')
}

export const schema = facts.check(judgeDays)
/** Of one that is there, with the days it was really done: another day, never none. */
export const editSchemaOf = ({ startedOn, finishedOn }: Pick<ProjectRow, 'startedOn' | 'finishedOn'>) =>
  z.extend(facts, done.shape).check(judgeDays, ({ value, issues }) => {
    const lost = (path: string) => issues.push({ code: 'custom', path: [path], input: null, message: path })
    if (startedOn !== null && value.startedOn === null) lost('startedOn')
    if (finishedOn !== null && value.finishedOn === null) lost('finishedOn')
  })

const { required, tooLong } = fieldFaults
const { wrongDay, endsBefore, wrongReserve, wrongBudget } = projectsTexts.form

export const faultTexts: FaultTexts<ProjectValues> = {
  title: (value) => (value.trim() === '' ? required : tooLong(120)),
  kind: required,
  description: tooLong(5_000),
  componentIds: required,
  startsOn: wrongDay,
  endsOn: (_value, { code }) => (code === 'custom' ? endsBefore : wrongDay),
  startedOn: wrongDay,
  finishedOn: (value, { code }) => (code === 'custom' && value !== null ? endsBefore : wrongDay),
  reservePercent: wrongReserve,
  budgetRappen: wrongBudget,
}
