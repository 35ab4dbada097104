import * as z from 'zod/mini'
import { clearable, clientId, line, lines, rappen, wholeNumber } from '../../fields/fields.ts'
import { measureKinds, measureStates, type MeasureState } from './measure.ts'

/** The most decisions a house can have at a time. */
export const maxMeasures = 500

/** What a decision is over. */
export const componentIds = z.array(clientId).check(
  z.minLength(1),
  z.maxLength(40),
  z.refine((ids) => new Set(ids).size === ids.length),
)
const oneKind = z.enum(measureKinds)
const oneState = z.enum(measureStates)

const optionalFacts = {
  title: clearable(line(120)),
  year: clearable(wholeNumber(1_000, 2_100)),
  reason: clearable(lines(500)),
  costRappen: clearable(rappen),
}

/** The open decisions over the same, as somebody knew them. */
export const seenMeasures = clearable(
  z.array(z.object({ measureId: clientId, version: z.int() })).check(z.maxLength(40)),
)

export const addMeasureInput = z.object({
  id: clientId,
  componentIds,
  seen: seenMeasures,
  kind: oneKind,
  state: oneState,
  ...optionalFacts,
})
export type AddMeasureInput = z.output<typeof addMeasureInput>

export const updateMeasureInput = z.object({
  expectedVersion: z.int(),
  componentIds: z.optional(componentIds),
  kind: z.optional(oneKind),
  state: z.optional(oneState),
  ...optionalFacts,
})
export type UpdateMeasureInput = z.output<typeof updateMeasureInput>

type Decision = {
  readonly state: MeasureState
  readonly year: number | null
  readonly reason: string | null
}

/** Which answer a decision still lacks: a rejected one has a reason and no year, every other one a year. */
export function missingOfMeasure({ state, year, reason }: Decision): 'year' | 'reason' | undefined {
  if ((state === 'rejected') !== (year === null)) return 'year'
  return state === 'rejected' && reason === null ? 'reason' : undefined
}
