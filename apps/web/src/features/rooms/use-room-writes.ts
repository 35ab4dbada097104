import { request } from '#lib/graphql.ts'
import { newId } from '#lib/new-id.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { toast } from '#ui/toast.tsx'
import { DeleteRoomDocument, RestoreRoomDocument } from '../../gql/graphql.ts'
import type { Room } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'

/** Deletes at once and offers to take it back. */
export function useDeleteRoom(realEstateId: string, onDeleted: () => void) {
  return useSubmit(async ({ id, name, version }: Room, idempotencyKey: string) => {
    const input = { expectedVersion: version, idempotencyKey }
    const { deleteRoom } = await request(DeleteRoomDocument, { realEstateId, id, input })
    onDeleted()
    toast({ text: roomsTexts.deleted(name), undo: () => void restore(realEstateId, deleteRoom, name) })
    await refreshHouse(realEstateId, 'rooms')
  })
}

async function restore(
  realEstateId: string,
  { id, version }: { readonly id: string; readonly version: number },
  name: string,
): Promise<void> {
  try {
    const input = { expectedVersion: version, idempotencyKey: newId() }
    await request(RestoreRoomDocument, { realEstateId, id, input })
    toast({ text: roomsTexts.restored(name), tone: 'good' })
  } catch {
    toast({
      text: roomsTexts.notRestored,
      tone: 'due',
      undo: () => void restore(realEstateId, { id, version }, name),
    })
  }
  await refreshHouse(realEstateId, 'rooms')
}
