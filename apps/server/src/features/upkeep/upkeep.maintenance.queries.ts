import { maxMaintenanceTasks } from '@hauswart/domain/upkeep/maintenance'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { maintenanceTaskColumns, maintenanceTaskFacts, type MaintenanceTaskRow } from './upkeep.table.ts'

// The tasks of a component in the trash wait there with it.
const list = sql<MaintenanceTaskRow>(`
  select ${maintenanceTaskColumns} from app.maintenance_task m
  join app.component c on c.real_estate_id = app.house() and c.id = m.component_id and c.deleted_at is null
  where m.real_estate_id = app.house()
  order by m.next_on, m.id limit ${maxMaintenanceTasks}`)

export const listTasks = (tx: Tx, scope: RealEstateScope): Promise<MaintenanceTaskRow[]> =>
  tx.rows(scope, list)

const ofComponent = sql<MaintenanceTaskRow>(`
  select ${maintenanceTaskColumns} from app.maintenance_task m
  where m.real_estate_id = app.house() and m.component_id = $1
  order by m.next_on, m.id`)

export const listTasksOf = (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
): Promise<MaintenanceTaskRow[]> => tx.rows(scope, ofComponent, [componentId])

const one = sql<MaintenanceTaskRow>(
  `select ${maintenanceTaskColumns} from app.maintenance_task m where m.real_estate_id = app.house() and m.id = $1`,
)

export const findTask = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<MaintenanceTaskRow | undefined> => (await tx.rows(scope, one, [id]))[0]

export const assertRoomForTask = houseLimit({
  counted: 'maintenance_task',
  most: maxMaintenanceTasks,
  count: sql(
    `select count(*)::integer as count from app.maintenance_task m where m.real_estate_id = app.house()`,
  ),
})

const put = sql<MaintenanceTaskRow>(`
  insert into app.maintenance_task as m (real_estate_id, id, created_by, ${maintenanceTaskFacts.names})
  values (app.house(), $1, app.me(), ${maintenanceTaskFacts.places(3)})
  on conflict (real_estate_id, id) do update set ${maintenanceTaskFacts.set(3)}, version = m.version + 1, updated_at = now()
  where m.version = $2
  returning ${maintenanceTaskColumns}`)

/** Writes the whole row over the version it was read at; undefined if that version is gone. */
export const writeTask = async (
  tx: Tx,
  scope: RealEstateScope,
  row: MaintenanceTaskRow,
): Promise<MaintenanceTaskRow | undefined> =>
  (await tx.rows(scope, put, [row.id, row.version, ...maintenanceTaskFacts.values(row)]))[0]

const end = sql<{ id: string }>(`
  update app.maintenance_task m set is_active = false, version = m.version + 1, updated_at = now()
  where m.real_estate_id = app.house() and m.component_id = $1 and m.is_active and m.template_key is not null
    and m.template_key <> all ($2::text[])
  returning m.id`)

/** Ends the usual tasks of a component that are none of these; an owner's own go on. */
export const endTasksBut = async (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
  templateKeys: readonly string[],
): Promise<string[]> => (await tx.rows(scope, end, [componentId, templateKeys])).map(({ id }) => id)
