import { maxComponentEvents } from '@hauswart/domain/upkeep/component-event'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  componentEventColumns,
  componentEventFacts,
  type ComponentEventFacts,
  type ComponentEventRow,
} from './upkeep.table.ts'

const maxReadEvents = 2_000

const list = sql<ComponentEventRow>(`
  select ${componentEventColumns} from app.component_event e
  where e.real_estate_id = app.house() and e.component_id = $1 and e.deleted_at is null
  order by e.year desc, e.happened_on desc nulls last, e.id desc limit ${maxComponentEvents}`)

export const listEvents = (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
): Promise<ComponentEventRow[]> => tx.rows(scope, list, [componentId])

// The events of a component in the trash wait there with it. They are left out of the newest, which are counted before:
// however much is in the trash, nobody walks a whole history for an empty list.
const ofHouse = sql<ComponentEventRow>(`
  select ${componentEventColumns} from (
    select n.id, n.component_id, ${componentEventFacts.names}, n.former, n.version, n.deleted_at
    from app.component_event n where n.real_estate_id = app.house() and n.deleted_at is null
    order by n.year desc, n.happened_on desc nulls last, n.id desc limit ${maxReadEvents}) e
  join app.component c on c.real_estate_id = app.house() and c.id = e.component_id and c.deleted_at is null
  order by e.year desc, e.happened_on desc nulls last, e.id desc limit $1`)

export const listEventsOfHouse = (
  tx: Tx,
  scope: RealEstateScope,
  limit: number,
): Promise<ComponentEventRow[]> => tx.rows(scope, ofHouse, [limit])

const one = sql<ComponentEventRow>(`
  select ${componentEventColumns} from app.component_event e where e.real_estate_id = app.house() and e.id = $1`)

export const findEvent = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ComponentEventRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const roomForEvent = houseLimit({
  counted: 'component_event',
  most: maxComponentEvents,
  count: sql(`
    select count(*)::integer as count from app.component_event e
    where e.real_estate_id = app.house() and e.component_id = $1 and e.deleted_at is null`),
})

export const assertRoomForEvent = (tx: Tx, scope: RealEstateScope, componentId: string): Promise<void> =>
  roomForEvent(tx, scope, [componentId])

const insert = sql<ComponentEventRow>(`
  insert into app.component_event as e (real_estate_id, id, created_by, component_id, former, ${componentEventFacts.names})
  values (app.house(), $1, app.me(), $2, $3, ${componentEventFacts.places(4)})
  returning ${componentEventColumns}`)

export type NewEvent = ComponentEventFacts & Pick<ComponentEventRow, 'id' | 'componentId' | 'former'>

export async function insertEvent(
  tx: Tx,
  scope: RealEstateScope,
  event: NewEvent,
): Promise<ComponentEventRow | undefined> {
  const former = event.former === null ? null : { json: event.former }
  return (
    await tx.rows(scope, insert, [event.id, event.componentId, former, ...componentEventFacts.values(event)])
  )[0]
}

const change = sql<ComponentEventRow>(`
  update app.component_event e set ${componentEventFacts.set(3)}, version = e.version + 1, updated_at = now()
  where e.real_estate_id = app.house() and e.id = $1 and e.version = $2 and e.deleted_at is null
  returning ${componentEventColumns}`)

export const updateEventRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: ComponentEventRow,
): Promise<ComponentEventRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...componentEventFacts.values(row)]))[0]

export const moveEventToTrash = trashStatements<ComponentEventRow>({
  table: 'app.component_event e',
  columns: componentEventColumns,
  also: ', updated_at = now()',
})
