import { maxComponentEvents } from '@hauswart/domain/upkeep/component-event'
import type { RealEstateScope, Tx } from '#platform/access.ts'
import { sql, type Value } from '#platform/db-wire.ts'
import { trashStatements } from '#platform/trash.ts'
import { componentEventColumns, type ComponentEventRow } from './upkeep.table.ts'

const list = sql<ComponentEventRow>(`
  select ${componentEventColumns} from app.component_event e
  where e.real_estate_id = app.house() and e.component_id = $1 and e.deleted_at is null
  order by e.year desc, e.happened_on desc nulls last, e.id desc limit ${maxComponentEvents}`)

export const listEvents = (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
): Promise<ComponentEventRow[]> => tx.rows(scope, list, [componentId])

const one = sql<ComponentEventRow>(`
  select ${componentEventColumns} from app.component_event e where e.real_estate_id = app.house() and e.id = $1`)

export const findEvent = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ComponentEventRow | undefined> => (await tx.rows(scope, one, [id]))[0]

// Two at the same moment may make one too many; nothing depends on the exact figure.
const insert = sql<ComponentEventRow>(`
  insert into app.component_event as e (real_estate_id, id, created_by, component_id, former, kind, year, happened_on,
    title, performed_by, note)
  select app.house(), $1::uuid, app.me(), $2::uuid, $3::jsonb, $4, $5::integer, $6::date, $7, $8, $9
  where (select count(*) from app.component_event o where o.real_estate_id = app.house() and o.component_id = $2::uuid
    and o.deleted_at is null) < ${maxComponentEvents}
  returning ${componentEventColumns}`)

export type EventFacts = Pick<
  ComponentEventRow,
  'kind' | 'year' | 'happenedOn' | 'title' | 'performedBy' | 'note'
>
export type NewEvent = EventFacts & Pick<ComponentEventRow, 'id' | 'componentId' | 'former'>

/** Undefined if the component has as many as it can have. */
export async function insertEvent(
  tx: Tx,
  scope: RealEstateScope,
  event: NewEvent,
): Promise<ComponentEventRow | undefined> {
  const former = event.former === null ? null : { json: event.former }
  return (await tx.rows(scope, insert, [event.id, event.componentId, former, ...values(event)]))[0]
}

const count = sql<{ count: number }>(`
  select count(*)::integer as count from app.component_event e
  where e.real_estate_id = app.house() and e.component_id = $1 and e.deleted_at is null`)

export const countEvents = async (tx: Tx, scope: RealEstateScope, componentId: string): Promise<number> =>
  (await tx.rows(scope, count, [componentId]))[0]?.count ?? 0

const change = sql<ComponentEventRow>(`
  update app.component_event e set kind = $3, year = $4, happened_on = $5, title = $6, performed_by = $7, note = $8,
    version = e.version + 1, updated_at = now()
  where e.real_estate_id = app.house() and e.id = $1 and e.version = $2 and e.deleted_at is null
  returning ${componentEventColumns}`)

export const updateEventRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: ComponentEventRow,
): Promise<ComponentEventRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...values(row)]))[0]

const values = (facts: EventFacts): Value[] => [
  facts.kind,
  facts.year,
  facts.happenedOn,
  facts.title,
  facts.performedBy,
  facts.note,
]

export const moveEvent = trashStatements<ComponentEventRow>({
  table: 'app.component_event e',
  columns: componentEventColumns,
  also: ', updated_at = now()',
})
