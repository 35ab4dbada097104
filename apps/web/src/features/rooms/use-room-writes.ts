import { request } from '#lib/graphql.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useDeletion } from '#lib/use-deletion.ts'
import { toast } from '#ui/toast.tsx'
import { DeleteRoomDocument, RestoreRoomDocument } from '../../gql/graphql.ts'
import type { Room } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'

export const useDeleteRoom = (realEstateId: string, onDeleted: () => void) =>
  useDeletion<Room>({
    remove: async (id, input) => (await request(DeleteRoomDocument, { realEstateId, id, input })).deleteRoom,
    restore: (id, input) => request(RestoreRoomDocument, { realEstateId, id, input }),
    refresh: () => refreshHouse(realEstateId, 'rooms'),
    onDeleted: ({ name }, undo) => {
      onDeleted()
      toast({ text: roomsTexts.deleted(name), undo })
    },
    onRestored: ({ name }) => toast({ text: roomsTexts.restored(name), tone: 'good' }),
    onNotRestored: (_, again) => toast({ text: roomsTexts.notRestored, tone: 'due', undo: again }),
  })
