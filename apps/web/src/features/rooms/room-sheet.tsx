import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { request } from '#lib/graphql.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useCloseGuard } from '#ui/leave-guard.tsx'
import { OnlineButton } from '#ui/online-button.tsx'
import { RecordConflicts } from '#ui/record-conflicts.tsx'
import { SaveFailure } from '#ui/save-failure.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { toast } from '#ui/toast.tsx'
import { useRecordForm } from '#ui/use-record-form.ts'
import { UpdateRoomDocument } from '../../gql/graphql.ts'
import { RoomFields } from './room-fields.tsx'
import styles from './room-sheet.module.css'
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
  const formId = useId()
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
  const guard = useCloseGuard(form.isDirty, onClose)
  return (
    <>
      <Sheet
        title={room.name}
        isOpen
        onClose={guard.ask}
        actions={
          <>
            <OnlineButton
              kind="quiet"
              icon={<IconTrash />}
              isBusy={deletion.isBusy}
              onClick={() => void deletion.submit(room)}
            >
              {roomsTexts.delete}
            </OnlineButton>
            <OnlineButton kind="primary" type="submit" form={formId} isBusy={isBusy}>
              {roomsTexts.save}
            </OnlineButton>
          </>
        }
      >
        <form id={formId} className={styles['body']} {...form.form}>
          <RoomFields form={form} floors={floors} />
          <SaveFailure failure={failure ?? deletion.failure} />
        </form>
      </Sheet>
      {guard.dialog}
      <RecordConflicts record={record} labels={roomsTexts.labels} wordsOf={readable} />
    </>
  )
}

/** The address names a room that is not there any more. */
export function GoneRoomDialog({ onClose }: { readonly onClose: () => void }) {
  const { gone } = roomsTexts
  return (
    <Dialog
      title={gone.title}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{gone.back}</Button>}
    >
      <p>{gone.text}</p>
    </Dialog>
  )
}
