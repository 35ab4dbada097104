import { mostSlots } from '@hauswart/domain/appointments/slot-proposal'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { SendSlotProposalDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { useTimeOfDay, useToday } from '#device/use-today.ts'
import type { AppointmentRow } from '#house/nouns/appointments.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/input/field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { newValues, proposalForm, oneMore, wrongSlot, type Proposal } from './proposal-values.ts'
import { SlotFields } from './slot-fields.tsx'
import { slotProposalsTexts } from './slot-proposals.texts.ts'

const { sheet: texts } = slotProposalsTexts

type ProposeSheetProps = {
  readonly realEstateId: string
  readonly appointment: AppointmentRow
  /** Of whoever comes, if the address book knows it. */
  readonly email: string
  readonly onClose: () => void
}

/** Sends times to choose from. It reaches a person, so it needs a connection and says what it does. */
export function ProposeSheet({ realEstateId, appointment, email, onClose }: ProposeSheetProps) {
  const now = { today: useToday(), time: useTimeOfDay() }
  const [id] = useState(newId)
  const asked = proposalForm(appointment, now)
  const { submit, failure } = useSubmit(async (said: Proposal, idempotencyKey: string) => {
    const input = { ...said, id, appointmentId: appointment.id, idempotencyKey }
    await request(SendSlotProposalDocument, { realEstateId, input })
    toast({ text: texts.sent(said.email), tone: 'good' })
    onClose()
    void refreshHouse(realEstateId, 'slot-proposals')
  })
  const form = useForm({
    ...asked,
    initial: newValues(appointment, email, now),
    onSubmit: async (said) => ((await submit(said)) === undefined ? undefined : {}),
  })
  const { slots } = form.values
  const wrong =
    form.value('slots').error === undefined ? undefined : wrongSlot(asked.prepare(form.values), now)
  const guest = appointment.guest?.email
  return (
    <FormSheet
      title={texts.title}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      onClose={onClose}
    >
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="off"
        {...form.text('email')}
      />
      {slots.map((slot, at) => (
        <SlotFields
          // A time has no name of its own: its place in the list is what it is called.
          key={`${at + 1}`}
          number={at + 1}
          slot={slot}
          hasTimes={appointment.startsAt !== null}
          error={wrong === at ? texts.badSlot : undefined}
          onChange={(changed) => form.set('slots', slots.with(at, changed))}
          onRemove={slots.length > 2 ? () => form.set('slots', slots.toSpliced(at, 1)) : undefined}
        />
      ))}
      {slots.length < mostSlots && (
        <Button
          kind="quiet"
          size="small"
          icon={<IconPlus />}
          onClick={() => form.set('slots', oneMore(slots))}
        >
          {texts.add}
        </Button>
      )}
      <Notice>
        {texts.note} {guest !== undefined && texts.replaces(guest)}
      </Notice>
    </FormSheet>
  )
}
