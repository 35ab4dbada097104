import { daysBetween } from '../days/day.ts'
import { advance, type Interval } from '../days/recurrence.ts'
import { movedBy, type AppointmentTime } from './appointment.ts'

/** How often what is agreed once for all comes again. */
export const rhythms = ['weekly', 'two_weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const
export type Rhythm = (typeof rhythms)[number]

const intervals: Readonly<Record<Rhythm, Interval>> = {
  weekly: { every: 1, unit: 'week' },
  two_weekly: { every: 2, unit: 'week' },
  monthly: { every: 1, unit: 'month' },
  quarterly: { every: 3, unit: 'month' },
  half_yearly: { every: 6, unit: 'month' },
  yearly: { every: 1, unit: 'year' },
}

/** So many appointments a series has at most: one a week for more than a year. */
export const maxInSeries = 60

type Days = Pick<AppointmentTime, 'startsOn' | 'endsOn'>

/** The first so many days of a series. Each is as long as the first and counted from it: a 31st is one again after February. */
export const seriesDays = (first: Days, rhythm: Rhythm, amount: number): Days[] =>
  Array.from({ length: amount }, (_, at) =>
    movedBy(first, daysBetween(first.startsOn, advance(first.startsOn, intervals[rhythm], at))),
  )

/** How many of a series begin until a day; of more than it may have, one more than that. */
export function amountUntil(startsOn: string, rhythm: Rhythm, until: string): number {
  let amount = 0
  while (amount <= maxInSeries && advance(startsOn, intervals[rhythm], amount) <= until) amount += 1
  return amount
}

const proposedYears: Readonly<Record<Rhythm, number>> = {
  weekly: 1,
  two_weekly: 1,
  monthly: 1,
  quarterly: 2,
  half_yearly: 2,
  yearly: 5,
}

/** Until when one goes on, as long as its owner says nothing else. */
export const proposedUntil = (startsOn: string, rhythm: Rhythm): string =>
  advance(startsOn, { every: proposedYears[rhythm], unit: 'year' })

type Member = AppointmentTime & { readonly id: string; readonly seriesId: string | null }

/** Where one stands among those of its series that are there; nothing for what stands alone. */
export function placeInSeries<One extends Member>(
  all: readonly One[],
  { id, seriesId }: Pick<Member, 'id' | 'seriesId'>,
): { at: number; amount: number; lastOn: string; following: readonly One[] } | undefined {
  if (typeof seriesId !== 'string') return undefined
  const members = all.filter((one) => one.seriesId === seriesId).toSorted(byTime)
  const at = members.findIndex((one) => one.id === id)
  const last = members.at(-1)
  if (at < 0 || last === undefined || members.length < 2) return undefined
  return { at: at + 1, amount: members.length, lastOn: last.startsOn, following: members.slice(at + 1) }
}

const byTime = (a: Member, b: Member): number =>
  a.startsOn.localeCompare(b.startsOn) ||
  (a.startsAt ?? '').localeCompare(b.startsAt ?? '') ||
  (a.id < b.id ? -1 : 1)

/** Whoever said yes to one is told by mail that it is off, which nobody can take back: it goes alone, where that is said. */
export const canGoWithOthers = ({
  guest,
}: {
  readonly guest: { readonly isComing: boolean } | null
}): boolean => guest?.isComing !== true
