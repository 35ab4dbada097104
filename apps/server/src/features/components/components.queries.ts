import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { maxComponents } from '@hauswart/domain/real-estate/component.input'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql, type Value } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import { componentColumns, type ComponentRow } from './components.table.ts'

const page = sql<ComponentRow>(`
  select ${componentColumns} from app.component c
  where c.real_estate_id = app.house() and (c.deleted_at is not null) = $1 and ($2::uuid is null or c.id > $2::uuid)
  order by c.id limit $3`)

type PageFilter = { isDeleted: boolean; after: string | undefined; limit: number }

export const listComponents = (tx: Tx, scope: RealEstateScope, filter: PageFilter): Promise<ComponentRow[]> =>
  tx.rows(scope, page, [filter.isDeleted, filter.after, filter.limit])

const one = sql<ComponentRow>(`
  select ${componentColumns} from app.component c where c.real_estate_id = app.house() and c.id = $1`)

export const findComponent = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ComponentRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const room = sql<{ id: string }>(
  `select o.id from app.room o where o.real_estate_id = app.house() and o.id = $1`,
)

/** Also one in the trash: a component stays where it was while somebody tidies up. */
export const hasRoom = async (tx: Tx, scope: RealEstateScope, id: string): Promise<boolean> =>
  (await tx.rows(scope, room, [id])).length > 0

const some = sql<{ count: number }>(`
  select count(*)::integer as count from app.component c where c.real_estate_id = app.house() and c.id = any($1::uuid[])`)

/** How many of these are components of the house, in the trash or not. */
export const countComponents = async (
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
): Promise<number> => (await tx.rows(scope, some, [ids]))[0]?.count ?? 0

export const assertRoomForComponent = houseLimit({
  counted: 'component',
  most: maxComponents,
  count: sql(`
    select count(*)::integer as count from app.component c where c.real_estate_id = app.house() and c.deleted_at is null`),
})

const kindsBeside = sql<{ catalogKey: ComponentKey }>(`
  select distinct c.catalog_key as "catalogKey" from app.component c
  where c.real_estate_id = app.house() and c.id <> $1 and c.deleted_at is null limit 500`)

/** The kinds of all other components of the house. */
export const listKindsBeside = async (tx: Tx, scope: RealEstateScope, id: string): Promise<ComponentKey[]> =>
  (await tx.rows(scope, kindsBeside, [id])).map(({ catalogKey }) => catalogKey)

const insert = sql<ComponentRow>(`
  insert into app.component as c (real_estate_id, id, created_by, catalog_key, name, is_shared, quantity, unit, material,
    installed_year, is_installed_year_assumed, last_renewed_year, condition, condition_on, manufacturer, model,
    serial_number, own_lifetime_years, note, room_id)
  values (app.house(), $1, app.me(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
  returning ${componentColumns}`)

export type ComponentFacts = Omit<
  ComponentRow,
  'id' | 'realEstateId' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'
>

export const insertComponent = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: ComponentFacts,
): Promise<ComponentRow | undefined> =>
  (await tx.rows(scope, insert, [id, facts.catalogKey, ...values(facts)]))[0]

const change = sql<ComponentRow>(`
  update app.component c set name = $3, is_shared = $4, quantity = $5, unit = $6, material = $7, installed_year = $8,
    is_installed_year_assumed = $9, last_renewed_year = $10, condition = $11, condition_on = $12, manufacturer = $13,
    model = $14, serial_number = $15, own_lifetime_years = $16, note = $17, room_id = $18, catalog_key = $19,
    version = c.version + 1, updated_at = now()
  where c.real_estate_id = app.house() and c.id = $1 and c.version = $2 and c.deleted_at is null
  returning ${componentColumns}`)

export const updateComponentRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: ComponentRow,
): Promise<ComponentRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...values(row), row.catalogKey]))[0]

const values = (facts: Omit<ComponentFacts, 'catalogKey'>): Value[] => [
  facts.name,
  facts.isShared,
  facts.quantity,
  facts.unit,
  facts.material,
  facts.installedYear,
  facts.isInstalledYearAssumed,
  facts.lastRenewedYear,
  facts.condition,
  facts.conditionOn,
  facts.manufacturer,
  facts.model,
  facts.serialNumber,
  facts.ownLifetimeYears,
  facts.note,
  facts.roomId,
]

export const moveComponentToTrash = trashStatements<ComponentRow>({
  table: 'app.component c',
  columns: componentColumns,
  also: ', updated_at = now()',
})
