import {
  completeMaintenanceInput,
  maintenanceTaskInput,
  type CompleteMaintenanceInput,
} from '@hauswart/domain/upkeep/maintenance.input'
import { nextMaintenance, type MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { maintenanceTemplatesOf } from '@hauswart/domain/reference/maintenance-templates'
import { isUuid7 } from '@hauswart/domain/ids/uuid7'
import { costNeeds, costTrace } from '#features/analysis/analysis.amounts.service.ts'
import { assertComponents } from '#features/components/components.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { recordEvent } from './upkeep.events.service.ts'
import {
  assertRoomForTask,
  endTasksBut,
  findTask,
  listTasks,
  writeTask,
} from './upkeep.maintenance.queries.ts'

export const getMaintenanceTasks = (
  ctx: Context,
  realEstateId: string | undefined,
): Promise<MaintenanceTask[]> => listTasks(ctx.reads, requireMember(ctx, realEstateId, 'read'))

/** Sets a task as a whole; over version 0 it is a new one. */
export async function setMaintenanceTask(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<MaintenanceTask> {
  const {
    expectedVersion,
    templateKey = null,
    isActive = true,
    ...said
  } = parseInput(maintenanceTaskInput, input)
  if (!isUuid7(id)) throw new AppError('BAD_INPUT', { field: 'id' })
  const facts = { ...said, templateKey, isActive }
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'maintenance_task.set', { realEstateId, id, ...input }, async (tx) => {
    const unset: MaintenanceTask = { id, lastOn: null, version: 0, ...facts }
    const { before, row } = await overVersion(
      async () => (await findTask(tx, scope, id)) ?? unset,
      expectedVersion,
      async (old) => {
        await Promise.all([
          assertComponents(tx, scope, [facts.componentId], 'componentId'),
          old.version === 0 ? assertRoomForTask(tx, scope) : undefined,
        ])
        return writeTask(tx, scope, { ...old, ...facts })
      },
    )
    const changes = before.version === 0 ? facts : changedFields(before, facts)
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

/** It was done: that becomes history of the component, and the interval starts anew from that day. */
export async function completeMaintenanceTask(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<MaintenanceTask> {
  const said = parseInput(completeMaintenanceInput, input)
  if (said.doneOn > ctx.clock.today()) throw new AppError('BAD_INPUT', { field: 'doneOn' })
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds(said))
  return mutate(ctx, scope, 'maintenance_task.complete', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findTask(tx, scope, id),
      said.expectedVersion,
      (old) => writeTask(tx, scope, done(old, said.doneOn)),
    )
    await recordEvent(tx, scope, eventOf(row, said), said.costRappen)
    const { lastOn, nextOn } = row
    const changes = {
      eventId: said.eventId,
      componentId: row.componentId,
      title: row.title,
      ...changedFields(before, { lastOn, nextOn }),
      ...costTrace(said),
    }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

/** Inside the write that made a component another kind: nobody sweeps the chimney of a heat pump. Gives which ended. */
export const endForeignTasks = (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
  kind: ComponentKey,
): Promise<string[]> =>
  endTasksBut(
    tx,
    scope,
    componentId,
    maintenanceTemplatesOf(kind).map(({ key }) => key),
  )

// What is told late of an earlier time does not turn the clock back.
function done(old: MaintenanceTask, doneOn: string): MaintenanceTask {
  if (old.lastOn !== null && old.lastOn > doneOn) return old
  return { ...old, lastOn: doneOn, nextOn: nextMaintenance(doneOn, old.intervalMonths) }
}

const eventOf = (task: MaintenanceTask, said: CompleteMaintenanceInput) => ({
  id: said.eventId,
  componentId: task.componentId,
  kind: 'serviced' as const,
  year: Number(said.doneOn.slice(0, 4)),
  happenedOn: said.doneOn,
  title: task.title,
  performedBy: said.performedBy ?? null,
  note: said.note ?? null,
  former: null,
})
