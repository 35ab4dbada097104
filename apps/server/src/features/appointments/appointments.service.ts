import { timeFault } from '@hauswart/domain/appointments/appointment'
import { concernsGuest } from '@hauswart/domain/appointments/slot-proposal'
import { addAppointmentInput, updateAppointmentInput } from '@hauswart/domain/appointments/appointment.input'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { assertComponents } from '#features/components/components.service.ts'
import { assertCraftsman } from '#features/craftsmen/craftsmen.service.ts'
import { standingProject } from '#features/projects/projects.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import type { SaidOf } from '#platform/db/fact-columns.ts'
import { mutate, type Keyed, type WriteTx } from '#platform/db/mutate.ts'
import {
  firstId,
  isDayPart,
  pageSize,
  readCursor,
  toPage,
  type Page,
  type PageArgs,
} from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import {
  assertRoomForAppointment,
  findAppointment,
  insertAppointment,
  listAppointments,
  moveAppointmentToTrash,
  updateAppointmentRow,
} from './appointments.queries.ts'
import { appointmentFacts, type AppointmentFacts, type AppointmentRow } from './appointments.table.ts'

export type Appointment = AppointmentRow

type AppointmentArgs = PageArgs & {
  readonly from?: string | null | undefined
  readonly until?: string | null | undefined
  readonly isDeleted?: boolean | null | undefined
}

/** Those that take up a day of the time that is asked for, by the day they end. */
export async function getAppointments(
  ctx: Context,
  realEstateId: string | undefined,
  args: AppointmentArgs,
): Promise<Page<Appointment>> {
  const size = pageSize(args.first)
  const scope = requireMember(ctx, realEstateId, 'read')
  const [day = args.from ?? '-infinity', id = firstId] = readCursor(args.after, [isDayPart, isUuid]) ?? []
  const rows = await listAppointments(ctx.reads, scope, {
    isDeleted: args.isDeleted ?? false,
    after: [day, id],
    until: args.until ?? 'infinity',
    limit: size + 1,
  })
  return toPage(rows, size, (row) => [row.endsOn, row.id])
}

export async function getAppointment(
  ctx: Context,
  realEstateId: string | undefined,
  id: string,
): Promise<Appointment | null> {
  if (!isUuid(id)) return null
  return (await findAppointment(ctx.reads, requireMember(ctx, realEstateId, 'read'), id)) ?? null
}

export async function addAppointment(ctx: Context, realEstateId: string, input: Keyed): Promise<Appointment> {
  const { id, ...said } = parseInput(addAppointmentInput, input)
  const facts = factsOf(said)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'appointment.add', { realEstateId, ...input }, async (tx) => {
    await assertNamed(tx, scope, facts)
    const [, added] = await Promise.all([
      assertRoomForAppointment(tx, scope),
      insertAppointment(tx, scope, id, facts),
    ])
    const row = mustFind(added)
    tx.record({ objectId: id, version: row.version, changes: said })
    return row
  })
}

export async function updateAppointment(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Appointment> {
  const { expectedVersion, ...facts } = parseInput(updateAppointmentInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'appointment.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findAppointment(tx, scope, id),
      expectedVersion,
      async (old) => {
        if (facts.componentId !== old.componentId) await assertComponent(tx, scope, facts.componentId)
        if (facts.craftsmanId !== old.craftsmanId) await assertCraftsman(tx, scope, facts.craftsmanId)
        if (facts.projectId !== old.projectId) await assertProject(tx, scope, facts.projectId)
        return updateAppointmentRow(tx, scope, possible({ ...old, ...stripUndefined(facts) }))
      },
    )
    if (concernsGuest(before, row)) tellGuest(tx, row)
    tx.record({ objectId: id, version: row.version, changes: changedFields(before, facts) })
    return row
  })
}

export const setAppointmentDeleted = trashVerb(
  'appointment',
  findAppointment,
  moveAppointmentToTrash,
  (tx, scope) => assertRoomForAppointment(tx, scope),
  async (tx, _scope, row) => {
    tellGuest(tx, row)
    return {}
  },
)

/** One that is there, for whoever proposes times for it. */
export async function appointmentOf(tx: Tx, scope: RealEstateScope, id: string): Promise<Appointment> {
  const row = mustFind(await findAppointment(tx, scope, id))
  if (row.deletedAt !== null) throw new AppError('NOT_FOUND')
  return row
}

// The calendar of whoever has said yes follows. A letter leaves: such an act cannot be undone. Of several in a row the
// last one is told.
function tellGuest(tx: WriteTx, { realEstateId, id: appointmentId, guest }: Appointment): void {
  if (guest?.isComing !== true) return
  const key = `slot_invitation:${appointmentId}`
  tx.enqueue('send_slot_invitation', { realEstateId, appointmentId }, { key })
}

// The parts of a time may come from two people: only the whole can be judged.
function possible<Facts extends AppointmentFacts>(facts: Facts): Facts {
  const field = timeFault(facts)
  if (field !== undefined) throw new AppError('BAD_INPUT', { field })
  return facts
}

/** A new one, with what was not said. */
export const factsOf = (said: SaidOf<typeof appointmentFacts>): AppointmentFacts =>
  possible({ ...appointmentFacts.blank, ...stripUndefined(said) })

/** What it names must stand in this house. */
export const assertNamed = (tx: Tx, scope: RealEstateScope, facts: AppointmentFacts): Promise<unknown> =>
  Promise.all([
    assertComponent(tx, scope, facts.componentId),
    assertCraftsman(tx, scope, facts.craftsmanId),
    assertProject(tx, scope, facts.projectId),
  ])

const assertComponent = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string | null | undefined,
): Promise<void> => assertComponents(tx, scope, typeof id === 'string' ? [id] : [], 'componentId')

const assertProject = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string | null | undefined,
): Promise<void> => {
  if (typeof id === 'string') await standingProject(tx, scope, id)
}
