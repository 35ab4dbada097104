import { maxRooms } from '@hauswart/domain/rooms/room'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import { roomColumns, roomFacts, type RoomFacts, type RoomRow } from './rooms.table.ts'

// From the cellar up; a house has so few that the order needs no index of its own.
const list = sql<RoomRow>(`
  select ${roomColumns} from app.room o
  where o.real_estate_id = app.house() and (o.deleted_at is not null) = $1
  order by o.floor nulls last, o.name, o.id limit ${maxRooms}`)

export const listRooms = (tx: Tx, scope: RealEstateScope, isDeleted: boolean): Promise<RoomRow[]> =>
  tx.rows(scope, list, [isDeleted])

const one = sql<RoomRow>(
  `select ${roomColumns} from app.room o where o.real_estate_id = app.house() and o.id = $1`,
)

export const findRoom = async (tx: Tx, scope: RealEstateScope, id: string): Promise<RoomRow | undefined> =>
  (await tx.rows(scope, one, [id]))[0]

export const assertFewEnough = houseLimit({
  counted: 'room',
  most: maxRooms,
  count: sql(
    `select count(*)::integer as count from app.room o where o.real_estate_id = app.house() and o.deleted_at is null`,
  ),
})

const insert = sql<RoomRow>(`
  insert into app.room as o (real_estate_id, id, created_by, ${roomFacts.names})
  values (app.house(), $1, app.me(), ${roomFacts.places(2)})
  returning ${roomColumns}`)

export const insertRoom = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: RoomFacts,
): Promise<RoomRow | undefined> => (await tx.rows(scope, insert, [id, ...roomFacts.values(facts)]))[0]

const change = sql<RoomRow>(`
  update app.room o set ${roomFacts.set(3)}, version = o.version + 1, updated_at = now()
  where o.real_estate_id = app.house() and o.id = $1 and o.version = $2 and o.deleted_at is null
  returning ${roomColumns}`)

export const updateRoomRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: RoomRow,
): Promise<RoomRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...roomFacts.values(row)]))[0]

export const moveRoomToTrash = trashStatements<RoomRow>({
  table: 'app.room o',
  columns: roomColumns,
  also: ', updated_at = now()',
})
