import * as z from 'zod/mini'
import { componentConditions, componentKeys, componentUnits } from './component.ts'
import { clearable, clientId, line, lines, wholeNumber } from '../fields/fields.ts'

/** The most components of a house: as many as its nightly look and its report read. */
export const maxComponents = 500

const year = wholeNumber(1_000, 2_100)

const optionalFacts = {
  name: clearable(line(80)),
  isShared: z.optional(z.boolean()),
  quantity: clearable(z.number().check(z.minimum(0), z.maximum(1_000_000))),
  unit: clearable(z.enum(componentUnits)),
  material: clearable(line(60)),
  isInstalledYearAssumed: z.optional(z.boolean()),
  lastRenewedYear: clearable(year),
  condition: clearable(z.enum(componentConditions)),
  manufacturer: clearable(line(80)),
  model: clearable(line(80)),
  serialNumber: clearable(line(80)),
  ownLifetimeYears: clearable(wholeNumber(1, 200)),
  note: clearable(lines(5_000)),
}

/** A component of a house that is being recorded; the house has no rooms yet. */
export const newComponentInput = z.object({
  id: clientId,
  catalogKey: z.enum(componentKeys),
  installedYear: year,
  ...optionalFacts,
})
export type NewComponentInput = z.output<typeof newComponentInput>

export const addComponentInput = z.extend(newComponentInput, { roomId: clearable(clientId) })
export type AddComponentInput = z.output<typeof addComponentInput>

export const updateComponentInput = z.object({
  expectedVersion: z.int(),
  installedYear: z.optional(year),
  ...optionalFacts,
  roomId: clearable(clientId),
})
export type UpdateComponentInput = z.output<typeof updateComponentInput>
