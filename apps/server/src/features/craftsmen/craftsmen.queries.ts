import { maxCraftsmen } from '@hauswart/domain/craftsmen/craftsman'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  craftsmanColumns,
  craftsmanFacts,
  craftsmanIban,
  type CraftsmanFacts,
  type CraftsmanRow,
  type ShownCraftsmanRow,
} from './craftsmen.table.ts'

// The key of the house is all the index there is: a house has so few that each is looked at.
const page = sql<ShownCraftsmanRow>(`
  select ${craftsmanColumns}, ${craftsmanIban} as iban from app.craftsman c
  where c.real_estate_id = app.house() and (c.deleted_at is not null) = $1 and c.id > $2::uuid
    and ($4::text is null or $4 = any (c.trades)) and ($5::boolean is null or c.is_favourite = $5)
    and ($6::boolean is null or (c.pikett_phone is not null) = $6)
  order by c.id limit $3`)

export type CraftsmanFilter = {
  readonly isDeleted: boolean
  readonly after: string
  readonly limit: number
  readonly trade: string | undefined
  readonly isFavourite: boolean | undefined
  readonly hasPikett: boolean | undefined
}

export const listCraftsmen = (
  tx: Tx,
  scope: RealEstateScope,
  { isDeleted, after, limit, trade, isFavourite, hasPikett }: CraftsmanFilter,
): Promise<ShownCraftsmanRow[]> =>
  tx.rows(scope, page, [isDeleted, after, limit, trade, isFavourite, hasPikett])

const one = sql<ShownCraftsmanRow>(`
  select ${craftsmanColumns}, ${craftsmanIban} as iban from app.craftsman c
  where c.real_estate_id = app.house() and c.id = $1`)

export const findCraftsman = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ShownCraftsmanRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const bare = sql<CraftsmanRow>(`
  select ${craftsmanColumns} from app.craftsman c where c.real_estate_id = app.house() and c.id = $1`)

/** Without what only the reader of the moment may see: for answers that are remembered. */
export const findBareCraftsman = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<CraftsmanRow | undefined> => (await tx.rows(scope, bare, [id]))[0]

export const assertRoomForCraftsman = houseLimit({
  counted: 'craftsman',
  most: maxCraftsmen,
  count: sql(`
    select count(*)::integer as count from app.craftsman c
    where c.real_estate_id = app.house() and c.deleted_at is null`),
})

const insert = sql<CraftsmanRow>(`
  insert into app.craftsman as c (real_estate_id, id, created_by, ${craftsmanFacts.names})
  values (app.house(), $1, app.me(), ${craftsmanFacts.places(2)})
  returning ${craftsmanColumns}`)

export const insertCraftsman = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: CraftsmanFacts,
): Promise<CraftsmanRow | undefined> =>
  (await tx.rows(scope, insert, [id, ...craftsmanFacts.values(facts)]))[0]

const change = sql<CraftsmanRow>(`
  update app.craftsman c set ${craftsmanFacts.set(3)}, version = c.version + 1, updated_at = now()
  where c.real_estate_id = app.house() and c.id = $1 and c.version = $2 and c.deleted_at is null
  returning ${craftsmanColumns}`)

export const updateCraftsmanRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: CraftsmanRow,
): Promise<CraftsmanRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...craftsmanFacts.values(row)]))[0]

const putIban = sql(`
  insert into app.craftsman_account as x (real_estate_id, id, iban) values (app.house(), $1, $2)
  on conflict (real_estate_id, id) do update set iban = $2, version = x.version + 1, updated_at = now()`)

/** Where somebody is paid; row security lets only who may see finances say it. */
export const putCraftsmanIban = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  iban: string | null,
): Promise<void> => void (await tx.rows(scope, putIban, [id, iban]))

export const moveCraftsmanToTrash = trashStatements<CraftsmanRow>({
  table: 'app.craftsman c',
  columns: craftsmanColumns,
  also: ', updated_at = now()',
})

const live = sql<{ id: string }>(`
  select c.id from app.craftsman c
  where c.real_estate_id = app.house() and c.id = $1 and c.deleted_at is null`)

export const isCraftsman = async (tx: Tx, scope: RealEstateScope, id: string): Promise<boolean> =>
  (await tx.rows(scope, live, [id])).length > 0
