import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines, rappen, wholeNumber } from '../fields/fields.ts'
import { firstEventYear } from '../upkeep/component-event.ts'
import { maxPhases, phaseStates } from './phase.ts'
import { financingSources } from './financing.ts'
import { mostComponents, projectChecks, projectKinds, projectStates, renewalKinds } from './project.ts'

/** Whether days can follow each other so: the end is not before the start. */
export const isInOrder = (start: string | null, end: string | null): boolean =>
  start === null || end === null || start <= end

const each = <Item extends z.ZodMiniType<string>>(item: Item, max: number) =>
  z.array(item).check(
    z.maxLength(max),
    z.refine((list) => new Set(list).size === list.length),
  )
const title = line(120)
const kind = z.enum(projectKinds)
const checks = each(z.enum(projectChecks), projectChecks.length)

/** One step of the work. */
export const phaseInput = z
  .object({
    id: clientId,
    title: line(80),
    startsOn: z._default(z.nullable(day), null),
    endsOn: z._default(z.nullable(day), null),
    state: z.enum(phaseStates),
  })
  .check(z.refine(({ startsOn, endsOn }) => isInOrder(startsOn, endsOn), { path: ['endsOn'] }))
/** All of them, whole: of a list in one row nothing can be said alone. */
const phases = z.array(phaseInput).check(
  z.maxLength(maxPhases),
  z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length),
)
/** Where the money comes from, as a whole; each source once. */
const financing = z
  .array(z.object({ source: z.enum(financingSources), amountRappen: rappen.check(z.minimum(1)) }))
  .check(
    z.maxLength(financingSources.length),
    z.refine((list) => new Set(list.map(({ source }) => source)).size === list.length),
  )

const optionalFacts = {
  description: clearable(lines(5_000)),
  componentIds: z.optional(each(clientId, mostComponents)),
  startsOn: clearable(day),
  endsOn: clearable(day),
  reservePercent: z.optional(wholeNumber(0, 50)),
  budgetRappen: clearable(rappen),
  financing: z.optional(financing),
}

/** `measureId`: the decision of the analysis it came from. */
export const addProjectInput = z.object({
  id: clientId,
  title,
  kind,
  measureId: clearable(clientId),
  ...optionalFacts,
})
export type AddProjectInput = z.output<typeof addProjectInput>

export const updateProjectInput = z.object({
  expectedVersion: z.int(),
  title: z.optional(title),
  kind: z.optional(kind),
  checks: z.optional(checks),
  startedOn: clearable(day),
  finishedOn: clearable(day),
  phases: z.optional(phases),
  ...optionalFacts,
})
export type UpdateProjectInput = z.output<typeof updateProjectInput>

/** What the work did to one component; the year is the one it counts from. */
const renewal = z.object({
  componentId: clientId,
  eventId: clientId,
  kind: z.enum(renewalKinds),
  year: wholeNumber(firstEventYear, 2_100),
})
export type ProjectRenewal = z.output<typeof renewal>

const renewals = z.array(renewal).check(
  z.maxLength(mostComponents),
  z.refine((list) => new Set(list.map(({ componentId }) => componentId)).size === list.length),
)

/** From where somebody saw it to where it goes, with what is confirmed on the way. */
export const moveProjectInput = z.object({
  expectedVersion: z.int(),
  from: z.enum(projectStates),
  to: z.enum(projectStates),
  reason: clearable(lines(500)),
  confirms: z.optional(checks),
  /** Only on the way to the end: each component once. */
  renewals: z.optional(renewals),
})
export type MoveProjectInput = z.output<typeof moveProjectInput>

/** One cost item, whole; version 0 is a new one. */
export const setCostItemInput = z.object({
  expectedVersion: z.int(),
  projectId: clientId,
  title: line(120),
  plannedRappen: rappen,
  committedRappen: rappen,
  invoicedRappen: rappen,
  paidRappen: rappen,
  isActive: z.boolean(),
})
