import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { rooms } from '#house/nouns/rooms.ts'
import { change } from '#house/record/change.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { RoomFields } from './room-fields.tsx'
import { roomForm } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'

type AddRoomSheetProps = {
  readonly realEstateId: string
  readonly floors: number | null
  readonly onClose: () => void
}

export function AddRoomSheet({ realEstateId, floors, onClose }: AddRoomSheetProps) {
  const { online } = useConnection()
  // Made once: saved again after a failure it is still the same room.
  const [id] = useState(newId)
  const [failure, setFailure] = useState<Failure>()
  const form = useForm({
    ...roomForm,
    initial: roomForm.newValues(),
    onSubmit: async (facts) => {
      const fault = await change(realEstateId, [rooms.acts.add(facts, { id })])
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      toast({ text: online ? roomsTexts.added(facts.name) : savingTexts.keptHere, tone: 'good' })
      onClose()
      return undefined
    },
  })
  return (
    <FormSheet
      title={roomsTexts.addTitle}
      form={form}
      saveLabel={roomsTexts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <RoomFields form={form} floors={floors} />
    </FormSheet>
  )
}
