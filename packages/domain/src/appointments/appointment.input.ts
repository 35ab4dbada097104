import * as z from 'zod/mini'
import { clearable, clientId, day, line, lines } from '../fields/fields.ts'
import { appointmentKinds, appointmentStates } from './appointment.ts'
import { remindersInput } from './reminding.input.ts'

export const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

const facts = { title: line(200), kind: z.enum(appointmentKinds), startsOn: day, endsOn: day }
const optionalFacts = {
  startsAt: clearable(clock),
  endsAt: clearable(clock),
  place: clearable(line(200)),
  note: clearable(lines(2_000)),
  componentId: clearable(clientId),
  craftsmanId: clearable(clientId),
  projectId: clearable(clientId),
  remindMinutes: clearable(remindersInput),
}

export const addAppointmentInput = z.object({ id: clientId, ...facts, ...optionalFacts })
export type AddAppointmentInput = z.output<typeof addAppointmentInput>

export const updateAppointmentInput = z.object({
  expectedVersion: z.int(),
  title: z.optional(facts.title),
  kind: z.optional(facts.kind),
  startsOn: z.optional(day),
  endsOn: z.optional(day),
  state: z.optional(z.enum(appointmentStates)),
  ...optionalFacts,
})
export type UpdateAppointmentInput = z.output<typeof updateAppointmentInput>
