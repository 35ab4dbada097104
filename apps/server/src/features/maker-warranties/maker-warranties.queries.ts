import { maxMakerWarranties } from '@hauswart/domain/maker-warranties/maker-warranty'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  makerWarrantyColumns,
  makerWarrantyFacts,
  type MakerWarrantyFacts,
  type MakerWarrantyRow,
} from './maker-warranties.table.ts'

// The key of the house is all the index there is: a house has so few that each is looked at. Those of a component in the
// trash wait there with it.
const page = sql<MakerWarrantyRow>(`
  select ${makerWarrantyColumns} from app.maker_warranty w
  join app.component c on c.real_estate_id = app.house() and c.id = w.component_id and c.deleted_at is null
  where w.real_estate_id = app.house() and w.deleted_at is null and w.id > $1::uuid
    and ($3::uuid is null or w.component_id = $3)
  order by w.id limit $2`)

export type MakerWarrantyFilter = {
  readonly after: string
  readonly limit: number
  readonly componentId: string | undefined
}

export const listMakerWarranties = (
  tx: Tx,
  scope: RealEstateScope,
  { after, limit, componentId }: MakerWarrantyFilter,
): Promise<MakerWarrantyRow[]> => tx.rows(scope, page, [after, limit, componentId])

const one = sql<MakerWarrantyRow>(`
  select ${makerWarrantyColumns} from app.maker_warranty w where w.real_estate_id = app.house() and w.id = $1`)

export const findMakerWarranty = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<MakerWarrantyRow | undefined> => (await tx.rows(scope, one, [id]))[0]

export const assertRoomForMakerWarranty = houseLimit({
  counted: 'maker_warranty',
  most: maxMakerWarranties,
  count: sql(`
    select count(*)::integer as count from app.maker_warranty w
    where w.real_estate_id = app.house() and w.component_id = $1 and w.deleted_at is null`),
})

// The year of the last replacement after it began.
const replacedAfter = (startsOn: string, componentId: string) => `(
    select max(e.year) from app.component_event e
    where e.real_estate_id = app.house() and e.component_id = ${componentId} and e.kind = 'replaced'
      and e.deleted_at is null and e.year > extract(year from ${startsOn}))`

const startsOn = `${makerWarrantyFacts.place('startsOn', 3)}::date`

const insert = sql<MakerWarrantyRow>(`
  insert into app.maker_warranty as w (real_estate_id, id, created_by, component_id, ${makerWarrantyFacts.names},
    replaced_year)
  values (app.house(), $1, app.me(), $2, ${makerWarrantyFacts.places(3)},
    ${replacedAfter(startsOn, '$2::uuid')})
  returning ${makerWarrantyColumns}`)

export const insertMakerWarranty = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, componentId, ...facts }: MakerWarrantyFacts & Pick<MakerWarrantyRow, 'id' | 'componentId'>,
): Promise<MakerWarrantyRow | undefined> =>
  (await tx.rows(scope, insert, [id, componentId, ...makerWarrantyFacts.values(facts)]))[0]

const change = sql<MakerWarrantyRow>(`
  update app.maker_warranty w set ${makerWarrantyFacts.set(3)}, replaced_year = greatest(
      case when w.replaced_year > extract(year from ${startsOn}) then w.replaced_year end,
      ${replacedAfter(startsOn, 'w.component_id')}), version = w.version + 1, updated_at = now()
  where w.real_estate_id = app.house() and w.id = $1 and w.version = $2 and w.deleted_at is null
  returning ${makerWarrantyColumns}`)

export const updateMakerWarrantyRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: MakerWarrantyRow,
): Promise<MakerWarrantyRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...makerWarrantyFacts.values(row)]))[0]

export const moveMakerWarrantyToTrash = trashStatements<MakerWarrantyRow>({
  table: 'app.maker_warranty w',
  columns: makerWarrantyColumns,
  // It may have been replaced while this lay in the trash.
  also: `, updated_at = now(), replaced_year = greatest(w.replaced_year, ${replacedAfter('w.starts_on', 'w.component_id')})`,
})
