import * as z from 'zod/mini'
import { clientId, each } from '../fields/fields.ts'
import { addAppointmentInput } from './appointment.input.ts'
import { maxInSeries, rhythms } from './series.ts'

const ids = each(clientId, maxInSeries)

/** The facts of the first, how often it comes again, and a name for each of them: so many there will be. */
export const addAppointmentSeriesInput = z
  .extend(z.omit(addAppointmentInput, { id: true }), {
    seriesId: clientId,
    rhythm: z.enum(rhythms),
    ids: ids.check(z.minLength(2)),
  })
  // Sixty years later a day must still have its four figures.
  .check(z.refine(({ startsOn }) => startsOn < '9900', { path: ['startsOn'] }))
export type AddAppointmentSeriesInput = z.output<typeof addAppointmentSeriesInput>

export const deleteAppointmentsInput = z.object({ ids: ids.check(z.minLength(1)) })
