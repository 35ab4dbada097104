import { canGoWithOthers, seriesDays } from '@hauswart/domain/appointments/series'
import {
  addAppointmentSeriesInput,
  deleteAppointmentsInput,
} from '@hauswart/domain/appointments/series.input'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import {
  assertRoomForAppointment,
  holdAppointments,
  insertSeries,
  moveAppointmentToTrash,
} from './appointments.queries.ts'
import { assertNamed, factsOf, type Appointment } from './appointments.service.ts'

/** One act that writes down all that were agreed as one, undone as one: the facts are those of the first. */
export async function addAppointmentSeries(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<Appointment[]> {
  const { ids, seriesId, rhythm, ...said } = parseInput(addAppointmentSeriesInput, input)
  const facts = { ...factsOf(said), seriesId }
  const all = seriesDays(facts, rhythm, ids.length).flatMap((days, at) => ({ id: ids[at] ?? '', ...days }))
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'appointment.add_series', { realEstateId, ...input }, async (tx) => {
    await assertNamed(tx, scope, facts)
    const [, rows] = await Promise.all([
      assertRoomForAppointment(tx, scope, [], all.length),
      insertSeries(tx, scope, all, facts),
    ])
    const [first] = all
    tx.record({
      objectId: first?.id ?? seriesId,
      version: 1,
      changes: { ...said, seriesId, rhythm, count: all.length, ids },
    })
    return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  })
}

/**
 * One act over several appointments, undone as one. It asks for no version: whoever changed one of them meanwhile, it is no
 * longer wanted. What lies in the trash by now stays there, and so does what a guest has said yes to: of that letters leave.
 */
export async function deleteAppointments(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<Appointment[]> {
  const { ids } = parseInput(deleteAppointmentsInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'appointment.delete_several', { realEstateId, ...input }, async (tx) => {
    const held = await holdAppointments(tx, scope, ids)
    // Named by one that is there: a name nobody here knows must not stand in the history.
    const { id: objectId } = mustFind(held[0])
    const meant = held.filter((row) => row.deletedAt === null && canGoWithOthers(row))
    await Promise.all(meant.map((row) => moveAppointmentToTrash(tx, scope, { ...row, isDeleted: true })))
    tx.record({ objectId, version: 1, changes: { count: meant.length, ids: meant.map(({ id }) => id) } })
    return holdAppointments(tx, scope, ids)
  })
}
