import { useConnection } from '#device/net/connection.ts'
import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { RecordConflicts } from '#ui/form/record-conflicts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useRecordForm } from '#ui/form/use-record-form.ts'
import { UpdateRoomDocument } from '#gql/graphql.ts'
import { RoomFields } from './room-fields.tsx'
import { faultTexts, prepare, readable, schema, valuesOf, type Room } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'
import { useDeleteRoom } from './use-room-writes.ts'

type RoomSheetProps = {
  readonly realEstateId: string
  readonly room: Room
  readonly floors: number | null
  readonly onClose: () => void
}

/** One room, to change or to delete. */
export function RoomSheet({ realEstateId, room, floors, onClose }: RoomSheetProps) {
  const record = useRecordForm({
    record: room,
    valuesOf,
    prepare,
    schema,
    texts: faultTexts,
    send: async ({ facts, expectedVersion }, idempotencyKey) => {
      const input = { ...facts, expectedVersion, idempotencyKey }
      const { updateRoom } = await request(UpdateRoomDocument, { realEstateId, id: room.id, input })
      return updateRoom.version
    },
    onSaved: () => {
      toast({ text: roomsTexts.saved(room.name), tone: 'good' })
      onClose()
      void refreshHouse(realEstateId, 'rooms')
    },
  })
  const { form, isBusy, failure } = record
  const deletion = useDeleteRoom(realEstateId, onClose)
  return (
    <>
      <FormSheet
        title={room.name}
        form={form}
        saveLabel={roomsTexts.save}
        isBusy={isBusy}
        failure={failure ?? deletion.failure}
        deletion={{
          label: roomsTexts.delete,
          isBusy: deletion.isBusy,
          act: () => void deletion.submit(room),
        }}
        onClose={onClose}
      >
        <RoomFields form={form} floors={floors} />
      </FormSheet>
      <RecordConflicts record={record} labels={roomsTexts.labels} wordsOf={readable} />
    </>
  )
}

/** The address names a room that is not there any more. */
export function GoneRoomDialog({ onClose }: { readonly onClose: () => void }) {
  const { gone } = roomsTexts
  const { online } = useConnection()
  return (
    <Dialog
      title={gone.title}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{gone.back}</Button>}
    >
      <p>{online ? gone.text : gone.notHere}</p>
    </Dialog>
  )
}
