import { request } from '#device/net/graphql.ts'
import { undoAct } from '#house/acts/undo.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useDeletion } from '#ui/form/use-deletion.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { DeleteRoomDocument } from '#gql/graphql.ts'
import type { Room } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'

export const useDeleteRoom = (realEstateId: string, onDeleted: () => void) =>
  useDeletion<Room>({
    remove: async (id, input) => (await request(DeleteRoomDocument, { realEstateId, id, input })).deleteRoom,
    restore: (_, key) => undoAct(realEstateId, key),
    refresh: () => refreshHouse(realEstateId, 'rooms'),
    onDeleted: ({ name }, undo) => {
      onDeleted()
      toast({ text: roomsTexts.deleted(name), undo })
    },
    onRestored: ({ name }) => toast({ text: roomsTexts.restored(name), tone: 'good' }),
    onNotRestored: (_, again) => toast({ text: roomsTexts.notRestored, tone: 'due', undo: again }),
  })
