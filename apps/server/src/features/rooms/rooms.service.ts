import { addRoomInput, updateRoomInput } from '@hauswart/domain/rooms/room.input'
import { requireMember, type Context } from '#platform/db/access.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import {
  assertFewEnough,
  findRoom,
  insertRoom,
  listRooms,
  moveRoomToTrash,
  updateRoomRow,
} from './rooms.queries.ts'
import { roomFacts, type RoomRow } from './rooms.table.ts'

export type Room = RoomRow

export const getRooms = (
  ctx: Context,
  realEstateId: string | undefined,
  isDeleted: boolean,
): Promise<Room[]> => listRooms(ctx.reads, requireMember(ctx, realEstateId, 'read'), isDeleted)

export async function addRoom(ctx: Context, realEstateId: string, input: Keyed): Promise<Room> {
  const { id, ...facts } = parseInput(addRoomInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'room.add', { realEstateId, ...input }, async (tx) => {
    const [, added] = await Promise.all([
      assertFewEnough(tx, scope),
      insertRoom(tx, scope, id, { ...roomFacts.blank, ...stripUndefined(facts) }),
    ])
    const row = mustFind(added)
    tx.record({ objectId: id, version: row.version, changes: facts })
    return row
  })
}

export async function updateRoom(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Room> {
  const { expectedVersion, ...facts } = parseInput(updateRoomInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'room.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findRoom(tx, scope, id),
      expectedVersion,
      (old) => updateRoomRow(tx, scope, { ...old, ...stripUndefined(facts) }),
    )
    tx.record({ objectId: id, version: row.version, changes: changedFields(before, facts) })
    return row
  })
}

export const setRoomDeleted = trashVerb('room', findRoom, moveRoomToTrash, (tx, scope) =>
  assertFewEnough(tx, scope),
)
