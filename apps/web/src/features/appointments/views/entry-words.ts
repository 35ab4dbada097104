import { appointmentKindLabels } from '@hauswart/domain/appointments/appointment.labels'
import { sourceLabels } from '@hauswart/domain/deadlines/source.labels'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import type { Entry } from '#features/appointments/entries.ts'

/** From when to when, in few words; nothing for what has only its day. */
export function hoursOf({ appointment }: Entry): string | undefined {
  if (appointment === undefined) return undefined
  const { startsAt, endsAt, startsOn, endsOn } = appointment
  const { allDay, span, until } = appointmentsTexts
  if (startsOn < endsOn) return [startsAt ?? allDay, until(endsOn)].join(', ')
  return startsAt === null ? allDay : span(startsAt, endsAt ?? '')
}

/** The line below a title: when, what it is, who comes, where, what it is about. */
export function detailsOf(entry: Entry, nameOf: (id: string) => string | undefined): string {
  const { appointment, componentId, title, comesAgain } = entry
  const about = componentId === null ? undefined : nameOf(componentId)
  const who = appointment?.craftsmanId
  const by = typeof who === 'string' ? nameOf(who) : undefined
  const again = comesAgain ? appointmentsTexts.comesAgain : undefined
  const parts =
    appointment === undefined
      ? [sourceLabels[entry.source], about]
      : [hoursOf(entry), appointmentKindLabels[appointment.kind], again, by, appointment.place, about]
  return parts.filter((part) => part !== undefined && part !== null && part !== title).join(' · ')
}
