import { movedBy } from '@hauswart/domain/appointments/appointment'
import { daysBetween } from '@hauswart/domain/days/day'
import { useEffect, useRef, useState } from 'react'
import { appointments as record } from '#house/nouns/appointments.ts'
import { change } from '#house/record/change.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { appointmentsTexts } from './appointments.texts.ts'
import type { Appointment } from './entries.ts'

/** An appointment by one of its days. */
export type Held = { readonly appointment: Appointment; readonly day: string }
export type Moving = ReturnType<typeof useMoving>

/** Takes an appointment by one of its days and puts it on another, with or without a line. */
export function useMoving(realEstateId: string, all: readonly Appointment[]) {
  const [held, setHeld] = useState<Held>()
  const latest = useRef(all)
  useEffect(() => {
    latest.current = all
  }, [all])
  const tell = async (row: Appointment, days: number, told: Parameters<typeof toast>[0]): Promise<void> =>
    void toast(
      (await change(realEstateId, [record.acts.update(row, movedBy(row, days))])) === undefined
        ? told
        : { text: savingTexts.notKept.act, tone: 'due' },
    )
  return {
    held,
    hold: setHeld,
    release: () => setHeld(undefined),
    put: ({ appointment, day }: Held, to: string): void => {
      setHeld(undefined)
      const days = daysBetween(day, to)
      if (days === 0) return
      // A letter leaves with every change: not by a slip of the hand.
      if (appointment.guest?.isComing === true) {
        toast({ text: appointmentsTexts.toast.hasGuest(appointment.guest.email), tone: 'due' })
        return
      }
      const { moved, movedBack } = appointmentsTexts.toast
      const undo = () => {
        // As it is by then, whatever happened since.
        const now = latest.current.find(({ id }) => id === appointment.id)
        if (now !== undefined) void tell(now, -days, { text: movedBack(now.title), tone: 'good' })
      }
      void tell(appointment, days, { text: moved(appointment.title, to), undo })
    },
  }
}
