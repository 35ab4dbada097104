import { amountUntil, canGoWithOthers, placeInSeries } from '@hauswart/domain/appointments/series'
import { useState, type ComponentType } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { appointments } from '#house/nouns/appointments.ts'
import { change } from '#house/record/change.ts'
import { keepAct } from '#house/acts/do-act.ts'
import { removeRow } from '#house/acts/remove-row.ts'
import { notKept, useRowForm } from '#house/record/use-row-form.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import type { Appointment } from '#features/appointments/entries.ts'
import { AppointmentFields, type FieldsProps } from './appointment-fields.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { TakeAlong } from './take-along.tsx'
import { appointmentForm, type Begun } from './appointment-values.ts'

type SheetProps = FieldsProps & { readonly realEstateId: string; readonly onClose: () => void }

export function AddAppointmentSheet({
  day,
  begun,
  realEstateId,
  onClose,
  ...fields
}: SheetProps & { readonly day: string; readonly begun: Begun }) {
  const { online } = useConnection()
  // Made once: saved again after a failure it is still the same appointment.
  const [{ id, seriesId }] = useState(() => ({ id: newId(), seriesId: newId() }))
  const [failure, setFailure] = useState<Failure>()
  const form = useForm({
    ...appointmentForm,
    initial: appointmentForm.newValues({ startsOn: day, endsOn: day, ...begun }),
    onSubmit: async ({ state: _planned, rhythm, until, ...facts }) => {
      const { added, addedAll } = appointmentsTexts.toast
      const amount = rhythm === null || until === null ? 1 : amountUntil(facts.startsOn, rhythm, until)
      const ids = [id, ...Array.from({ length: amount - 1 }, newId)]
      const fault =
        rhythm === null
          ? await change(realEstateId, [appointments.acts.add(facts, { id })])
          : await keepAct(realEstateId, appointments.acts.addSeries({ ...facts, rhythm, seriesId, ids }), {
              text: addedAll(amount, facts.title),
              tone: 'good',
            })
      setFailure(notKept(fault))
      if (fault !== undefined) return {}
      // Whoever has written down many takes them back there.
      if (rhythm === null) toast({ text: online ? added(facts.title) : savingTexts.keptHere, tone: 'good' })
      onClose()
      return undefined
    },
  })
  return (
    <FormSheet
      title={appointmentsTexts.addTitle}
      form={form}
      saveLabel={appointmentsTexts.form.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <AppointmentFields form={form} isNew {...fields} />
    </FormSheet>
  )
}

export type ProposalProps = {
  readonly realEstateId: string
  readonly appointment: Appointment
  /** Something is typed that nobody has saved yet. */
  readonly isTyped: boolean
  readonly onPropose: () => void
}

/** One appointment, to move, to call off or to delete. */
export function AppointmentSheet({
  appointment,
  realEstateId,
  Proposal,
  onPropose,
  onClose,
  ...fields
}: SheetProps & {
  readonly appointment: Appointment
  /** What was proposed to a guest, and the way to do it. */
  readonly Proposal: ComponentType<ProposalProps>
  readonly onPropose: () => void
}) {
  const { online } = useConnection()
  const [isAsking, setAsking] = useState(false)
  const { title } = appointment
  const place = placeInSeries([...fields.others, appointment], appointment)
  const following = place?.following ?? []
  const { form, isBusy, failure } = useRowForm({
    ...appointmentForm,
    record: appointments,
    realEstateId,
    row: appointment,
    edit: (seen, facts) => appointments.acts.update(seen, facts),
    onKept: () => {
      toast({ text: online ? appointmentsTexts.toast.saved(title) : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  const remove = () => {
    // First, or the address would name an appointment that is gone.
    onClose()
    const { deleted, restored } = appointmentsTexts.toast
    void removeRow(appointments, realEstateId, appointment, {
      deleted: deleted(title),
      restored: restored(title),
    })
  }
  // A copy of an earlier release knows of none.
  const hasGuest = Boolean(appointment.guest)
  const proposal = (
    <Proposal
      realEstateId={realEstateId}
      appointment={appointment}
      isTyped={form.isDirty}
      onPropose={onPropose}
    />
  )
  return (
    <FormSheet
      title={title}
      form={form}
      saveLabel={appointmentsTexts.form.save}
      isBusy={isBusy}
      failure={failure}
      // What was never made is given up where its refusal is settled.
      deletion={
        appointment.refusal?.kind === 'creation'
          ? undefined
          : {
              label: appointmentsTexts.form.delete,
              isBusy: false,
              // Of what a guest awaits letters leave: it goes alone.
              act: following.length > 0 && canGoWithOthers(appointment) ? () => setAsking(true) : remove,
            }
      }
      // Whoever has said yes gets a letter with every change: that needs a connection.
      isKeptHere={appointment.guest?.isComing !== true}
      onClose={onClose}
    >
      {/* What others were told comes before what may be changed. */}
      {hasGuest && proposal}
      {place !== undefined && (
        <Notice title={appointmentsTexts.series.place(place)}>
          {appointment.refusal?.kind === 'creation'
            ? appointmentsTexts.series.notMade
            : appointmentsTexts.series.onlyThis}
        </Notice>
      )}
      <AppointmentFields form={form} isNew={false} {...fields} />
      {!hasGuest && proposal}
      <TakeAlong realEstateId={realEstateId} appointment={appointment} />
      {isAsking && (
        <DeleteQuestion
          realEstateId={realEstateId}
          appointment={appointment}
          following={following}
          onOne={remove}
          onDone={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </FormSheet>
  )
}
