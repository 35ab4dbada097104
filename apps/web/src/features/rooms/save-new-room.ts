import { GraphqlError, request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { AddRoomDocument, HouseRoomsDocument, UpdateRoomDocument } from '#gql/graphql.ts'
import type { RoomFacts } from './room-values.ts'

type NewRoom = { readonly realEstateId: string; readonly id: string; readonly facts: RoomFacts }

/**
 * Adds a room. An earlier form of it may have arrived while its answer was lost; then what the owner has put right
 * since goes on top.
 */
export async function saveNewRoom(
  { realEstateId, id, facts }: NewRoom,
  idempotencyKey: string,
): Promise<void> {
  try {
    await request(AddRoomDocument, { realEstateId, input: { ...facts, id, idempotencyKey } })
  } catch (error) {
    if (!(error instanceof GraphqlError) || error.code !== 'CONFLICT') throw error
    const { realEstate } = await request(HouseRoomsDocument, { realEstateId })
    const expectedVersion = realEstate?.roomList.find((room) => room.id === id)?.version
    if (expectedVersion === undefined) throw error
    await request(UpdateRoomDocument, {
      realEstateId,
      id,
      input: { ...facts, expectedVersion, idempotencyKey: newId() },
    })
  }
}
