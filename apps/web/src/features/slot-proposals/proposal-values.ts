import { longestAppointmentDays, type AppointmentTime } from '@hauswart/domain/appointments/appointment'
import { isStillAhead, slotFault, type WallClock } from '@hauswart/domain/appointments/slot-proposal'
import { sendSlotProposalInput } from '@hauswart/domain/appointments/slot-proposal.input'
import { addDays, daysBetween, weekdayOf } from '@hauswart/domain/days/day'
import * as z from 'zod/mini'
import { formFacts, kept, own, type ValuesOf } from '#ui/form/form-facts.ts'
import { slotProposalsTexts } from './slot-proposals.texts.ts'

/** One time as the form holds it; how many days it takes is what the appointment takes. */
export type SlotValues = { readonly on: string | null; readonly from: string; readonly to: string }

const facts = z.pick(sendSlotProposalInput, { email: true, slots: true })
export type Proposal = z.output<typeof facts>

/** The times are judged together, as the server does. */
const schemaAt = (now: WallClock) =>
  facts.check((context) => {
    const at = slotFault(context.value.slots, now)
    if (at !== undefined)
      context.issues.push({ code: 'custom', path: ['slots', at], input: context.value, message: 'slots' })
  })

/** What the server takes, for an appointment of this length. */
export const proposalForm = ({ startsOn, startsAt, endsOn }: AppointmentTime, now: WallClock) => {
  const days = Math.min(daysBetween(startsOn, endsOn), longestAppointmentDays)
  return formFacts()(
    {
      email: kept('', slotProposalsTexts.sheet.badEmail),
      slots: own<readonly SlotValues[]>({
        blank: [],
        read: () => [],
        write: (slots) =>
          slots.map(({ on, from, to }) => ({
            startsOn: on,
            startsAt: startsAt === null ? null : from,
            endsOn: isDay(on) ? addDays(on, days) : on,
            endsAt: startsAt === null ? null : to,
          })),
        fault: slotProposalsTexts.sheet.badSlots,
      }),
    },
    schemaAt(now),
  )
}
export type ProposalValues = ValuesOf<typeof proposalForm>

/** Most who come, come in the morning. */
const usual = { from: '09:00', to: '10:00' } as const

/** Begins with when the appointment is, if that is still to come, and the working day after. */
export function newValues(appointment: AppointmentTime, email: string, now: WallClock): ProposalValues {
  const { startsOn, startsAt, endsAt } = appointment
  const first = isStillAhead(appointment, now) ? startsOn : workday(now.today)
  const hours = { from: startsAt ?? usual.from, to: endsAt ?? usual.to }
  return {
    email,
    slots: [
      { on: first, ...hours },
      { on: workday(first), ...hours },
    ],
  }
}

/** One more, on the working day after the last. */
export function oneMore(slots: readonly SlotValues[]): readonly SlotValues[] {
  const last = slots.at(-1)
  const on = last !== undefined && isDay(last.on) ? workday(last.on) : null
  return [...slots, { ...usual, ...last, on }]
}

const workday = (day: string): string => {
  const next = addDays(day, 1)
  return weekdayOf(next) > 5 ? addDays(next, 8 - weekdayOf(next)) : next
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The place of the first time that cannot be sent. */
export function wrongSlot(said: object, now: WallClock): number | undefined {
  const judged = schemaAt(now).safeParse(said)
  const at = judged.error?.issues.find(({ path }) => path[0] === 'slots')?.path[1]
  return typeof at === 'number' ? at : undefined
}
