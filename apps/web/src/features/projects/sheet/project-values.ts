import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { projectKinds, type ProjectKind } from '@hauswart/domain/projects/project'
import { addProjectInput, isInOrder } from '@hauswart/domain/projects/project.input'
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
  reservePercent: row.reservePercent,
  budgetRappen: row.budgetRappen,
})

export const prepare = ({ description, ...values }: ProjectValues): object => ({
  ...values,
  description: description.trim() === '' ? null : description,
})

const facts = z.extend(z.omit(addProjectInput, { id: true, measureId: true }), { kind: z.enum(projectKinds) })

/** The whole time is judged as the server does. */
export const schema = facts.check((context) => {
  const { startsOn = null, endsOn = null } = context.value
  if (!isInOrder(startsOn, endsOn))
    context.issues.push({ code: 'custom', path: ['endsOn'], input: context.value, message: 'endsOn' })
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
  reservePercent: wrongReserve,
  budgetRappen: wrongBudget,
}
