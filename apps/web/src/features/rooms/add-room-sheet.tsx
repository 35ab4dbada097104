import { useId, useState } from 'react'
import { newId } from '#lib/new-id.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { useCloseGuard } from '#ui/leave-guard.tsx'
import { OnlineButton } from '#ui/online-button.tsx'
import { SaveFailure } from '#ui/save-failure.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { toast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import { RoomFields } from './room-fields.tsx'
import styles from './room-sheet.module.css'
import { faultTexts, noValues, prepare, schema, type RoomFacts } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'
import { saveNewRoom } from './save-new-room.ts'

type AddRoomSheetProps = {
  readonly realEstateId: string
  readonly floors: number | null
  readonly onClose: () => void
}

export function AddRoomSheet({ realEstateId, floors, onClose }: AddRoomSheetProps) {
  const formId = useId()
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
  const guard = useCloseGuard(form.isDirty, onClose)
  return (
    <>
      <Sheet
        title={roomsTexts.addTitle}
        isOpen
        onClose={guard.ask}
        actions={
          <OnlineButton kind="primary" type="submit" form={formId} isBusy={form.isBusy}>
            {roomsTexts.save}
          </OnlineButton>
        }
      >
        <form id={formId} className={styles['body']} {...form.form}>
          <RoomFields form={form} floors={floors} />
          <SaveFailure failure={failure} />
        </form>
      </Sheet>
      {guard.dialog}
    </>
  )
}
