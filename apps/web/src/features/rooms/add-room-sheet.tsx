import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { RoomFields } from './room-fields.tsx'
import { faultTexts, noValues, prepare, schema, type RoomFacts } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'
import { saveNewRoom } from './save-new-room.ts'

type AddRoomSheetProps = {
  readonly realEstateId: string
  readonly floors: number | null
  readonly onClose: () => void
}

export function AddRoomSheet({ realEstateId, floors, onClose }: AddRoomSheetProps) {
  // Made once: sent again after a lost answer it is still the same room.
  const [id] = useState(newId)
  const { submit, failure } = useSubmit(async (facts: RoomFacts, idempotencyKey: string) => {
    await saveNewRoom({ realEstateId, id, facts }, idempotencyKey)
    toast({ text: roomsTexts.added(facts.name), tone: 'good' })
    onClose()
    void refreshHouse(realEstateId, 'rooms')
  })
  const form = useForm({
    initial: noValues,
    prepare,
    schema,
    texts: faultTexts,
    onSubmit: async (facts) => ((await submit(facts)) === undefined ? undefined : {}),
  })
  return (
    <FormSheet
      title={roomsTexts.addTitle}
      form={form}
      saveLabel={roomsTexts.save}
      isBusy={form.isBusy}
      failure={failure}
      onClose={onClose}
    >
      <RoomFields form={form} floors={floors} />
    </FormSheet>
  )
}
