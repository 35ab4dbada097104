import * as z from 'zod/mini'
import { replacingHeatings } from '../real-estate/replacing-heating.ts'
import { clearable, clientId, day, line, lines, rappen, wholeNumber } from '../fields/fields.ts'
import { componentEventKinds, firstEventYear } from './component-event.ts'

const kind = z.enum(componentEventKinds)
const year = wholeNumber(firstEventYear, 2_100)

const optionalFacts = {
  happenedOn: clearable(day),
  title: clearable(line(120)),
  performedBy: clearable(line(120)),
  note: clearable(lines(5_000)),
  costRappen: clearable(rappen),
}

export const addComponentEventInput = z.object({
  id: clientId,
  componentId: clientId,
  kind,
  year,
  ...optionalFacts,
})
export type AddComponentEventInput = z.output<typeof addComponentEventInput>

export const updateComponentEventInput = z.object({
  expectedVersion: z.int(),
  kind: z.optional(kind),
  year: z.optional(year),
  ...optionalFacts,
})
export type UpdateComponentEventInput = z.output<typeof updateComponentEventInput>

/** A new one in the place of the old: what is not said of the maker is not known of the new one. */
export const replaceComponentInput = z.object({
  expectedVersion: z.int(),
  eventId: clientId,
  year,
  /** Only for what makes the heat: what does so now. */
  heating: clearable(z.enum(replacingHeatings)),
  material: clearable(line(60)),
  manufacturer: clearable(line(80)),
  model: clearable(line(80)),
  performedBy: clearable(line(120)),
  note: clearable(lines(5_000)),
  costRappen: clearable(rappen),
})
export type ReplaceComponentInput = z.output<typeof replaceComponentInput>
