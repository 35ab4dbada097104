import { addDays } from '../days/day.ts'
import { timeFault, type AppointmentTime } from './appointment.ts'

/** Fewer would be no choice, more nobody reads. */
export const leastSlots = 2
export const mostSlots = 5

/** How far ahead a time may lie that is proposed. */
export const farthestSlotDays = 365

/** `sent` waits for an answer; one that was accepted stays so, whatever becomes of the appointment. */
export const slotProposalStates = ['sent', 'accepted', 'declined', 'withdrawn'] as const
export type SlotProposalState = (typeof slotProposalStates)[number]

/** What the clock on the wall shows. */
export type WallClock = { readonly today: string; readonly time: string }

/** Whether somebody could still come: what has begun can be chosen by nobody. */
export const isStillAhead = (
  { startsOn, startsAt }: Pick<AppointmentTime, 'startsOn' | 'startsAt'>,
  { today, time }: WallClock,
): boolean => startsOn > today || (startsOn === today && startsAt !== null && startsAt > time)

/** The place of the first slot that cannot be proposed; nothing if all can. */
export function slotFault(slots: readonly AppointmentTime[], now: WallClock): number | undefined {
  const last = addDays(now.today, farthestSlotDays)
  const at = slots.findIndex(
    (slot, index) =>
      timeFault(slot) !== undefined ||
      !isStillAhead(slot, now) ||
      slot.startsOn > last ||
      slots.findIndex((other) => sameTime(other, slot)) < index,
  )
  return at === -1 ? undefined : at
}

/** Whether two are the same days and hours. */
export const sameTime = (one: AppointmentTime, other: AppointmentTime): boolean =>
  one.startsOn === other.startsOn &&
  one.startsAt === other.startsAt &&
  one.endsOn === other.endsOn &&
  one.endsAt === other.endsAt

/** When the last of them begins, by the wall clock: until then somebody can choose. */
export const lastStart = (slots: readonly AppointmentTime[]): string =>
  slots
    .map(({ startsOn, startsAt }) => `${startsOn} ${startsAt ?? '00:00'}`)
    .toSorted()
    .at(-1) ?? ''

type Shown = AppointmentTime & {
  readonly title: string
  readonly place: string | null
  readonly state: string
}

/** Whether the guest of an appointment has to be told: what changed stands in their calendar. */
export const concernsGuest = (before: Shown, now: Shown): boolean =>
  !sameTime(before, now) ||
  before.title !== now.title ||
  before.place !== now.place ||
  (before.state === 'cancelled') !== (now.state === 'cancelled')
