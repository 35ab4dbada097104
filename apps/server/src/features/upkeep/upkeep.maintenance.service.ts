import { maintenanceTaskInput } from '@hauswart/domain/upkeep/maintenance.input'
import type { MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { maintenanceTemplatesOf } from '@hauswart/domain/reference/maintenance-templates'
import { isUuid7 } from '@hauswart/domain/ids/uuid7'
import { assertComponents } from '#features/components/components.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import {
  assertRoomForTask,
  endTasksBut,
  findTask,
  listTasks,
  writeTask,
} from './upkeep.maintenance.queries.ts'
import { maintenanceTaskFacts } from './upkeep.table.ts'

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
  const facts = stripUndefined({ ...said, templateKey, isActive })
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'maintenance_task.set', { realEstateId, id, ...input }, async (tx) => {
    const unset: MaintenanceTask = { id, version: 0, ...maintenanceTaskFacts.blank, ...facts }
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
