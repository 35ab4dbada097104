import { useConnection } from '#device/net/connection.ts'
import { rooms } from '#house/nouns/rooms.ts'
import { refusedCreation } from '#house/record/change.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { RoomFields } from './room-fields.tsx'
import { roomForm, type Room } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'

type RoomSheetProps = {
  readonly realEstateId: string
  readonly room: Room
  readonly floors: number | null
  readonly onClose: () => void
}

/** One room, to change or to delete. */
export function RoomSheet({ realEstateId, room, floors, onClose }: RoomSheetProps) {
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...roomForm,
    record: rooms,
    realEstateId,
    row: room,
    edit: rooms.acts.update,
    onKept: () => {
      toast({ text: online ? roomsTexts.saved(room.name) : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  const remove = () => {
    // First, or the address would name a room that is gone.
    onClose()
    const texts = { deleted: roomsTexts.deleted(room.name), restored: roomsTexts.restored(room.name) }
    void removeRow(rooms, realEstateId, room, texts)
  }
  return (
    <FormSheet
      title={room.name}
      form={form}
      saveLabel={roomsTexts.save}
      isBusy={isBusy}
      failure={failure}
      // What was never made is given up where its refusal is settled.
      deletion={
        refusedCreation(room) === undefined
          ? { label: roomsTexts.delete, isBusy: false, act: remove }
          : undefined
      }
      isKeptHere
      onClose={onClose}
    >
      <RoomFields form={form} floors={floors} />
    </FormSheet>
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
