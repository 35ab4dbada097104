import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { maxComponents } from '@hauswart/domain/real-estate/component.input'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  componentColumns,
  componentFacts,
  type ComponentFacts,
  type ComponentRow,
} from './components.table.ts'

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
  insert into app.component as c (real_estate_id, id, created_by, ${componentFacts.names})
  values (app.house(), $1, app.me(), ${componentFacts.places(2)})
  returning ${componentColumns}`)

export const insertComponent = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: ComponentFacts,
): Promise<ComponentRow | undefined> =>
  (await tx.rows(scope, insert, [id, ...componentFacts.values(facts)]))[0]

const change = sql<ComponentRow>(`
  update app.component c set ${componentFacts.set(3)}, version = c.version + 1, updated_at = now()
  where c.real_estate_id = app.house() and c.id = $1 and c.version = $2 and c.deleted_at is null
  returning ${componentColumns}`)

export const updateComponentRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: ComponentRow,
): Promise<ComponentRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...componentFacts.values(row)]))[0]

export const moveComponentToTrash = trashStatements<ComponentRow>({
  table: 'app.component c',
  columns: componentColumns,
  also: ', updated_at = now()',
})
