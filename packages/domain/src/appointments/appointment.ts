import { addDays, daysBetween } from '../days/day.ts'

/** What people meet for at a house. */
export const appointmentKinds = [
  'viewing',
  'offer',
  'work',
  'acceptance',
  'service',
  'inspection',
  'authority',
  'bank',
  'assembly',
  'private',
] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** That one took place is no state: it is one that was planned and is over. */
export const appointmentStates = ['planned', 'cancelled', 'missed'] as const
export type AppointmentState = (typeof appointmentStates)[number]

/** How many appointments one house can hold, without those in the trash: forty a year for fifty years. */
export const maxAppointments = 2_000

/** From its first to its last day at most so many days later. */
export const longestAppointmentDays = 14

/**
 * When an appointment is: days and times as the clock on the wall of the house shows them. What was agreed for nine
 * o'clock stays at nine whatever becomes of summer time. Without times it takes whole days.
 */
export type AppointmentTime = {
  readonly startsOn: string
  readonly startsAt: string | null
  readonly endsOn: string
  readonly endsAt: string | null
}

/** What is wrong with a time, by the field an owner has to look at; nothing if it can be. */
export function timeFault({
  startsOn,
  startsAt,
  endsOn,
  endsAt,
}: AppointmentTime): 'endsOn' | 'endsAt' | undefined {
  if (endsOn < startsOn || daysBetween(startsOn, endsOn) > longestAppointmentDays) return 'endsOn'
  if ((startsAt === null) !== (endsAt === null)) return 'endsAt'
  return startsAt !== null && endsAt !== null && startsOn === endsOn && endsAt <= startsAt
    ? 'endsAt'
    : undefined
}

/** Whether it is over at this moment of the wall clock (`2026-05-02` and `09:30`). */
export const isOver = ({ endsOn, endsAt }: AppointmentTime, today: string, now: string): boolean =>
  endsOn < today || (endsOn === today && endsAt !== null && endsAt <= now)

/** Whether two take up the same time; whole days take up nobody's hours. */
export const overlaps = (one: AppointmentTime, other: AppointmentTime): boolean =>
  one.startsAt !== null &&
  other.startsAt !== null &&
  `${one.startsOn} ${one.startsAt}` < `${other.endsOn} ${other.endsAt}` &&
  `${other.startsOn} ${other.startsAt}` < `${one.endsOn} ${one.endsAt}`

/** The same hours so many days later. */
export const movedBy = (
  { startsOn, endsOn }: Pick<AppointmentTime, 'startsOn' | 'endsOn'>,
  days: number,
): Pick<AppointmentTime, 'startsOn' | 'endsOn'> => ({
  startsOn: addDays(startsOn, days),
  endsOn: addDays(endsOn, days),
})

/** Every day it takes up, the first one first. */
export const daysOf = ({ startsOn, endsOn }: AppointmentTime): string[] =>
  Array.from({ length: daysBetween(startsOn, endsOn) + 1 }, (_, at) => addDays(startsOn, at))
