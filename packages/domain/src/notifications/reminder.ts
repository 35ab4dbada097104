import { addDays, daysBetween } from '../days/day.ts'

/** What an owner is reminded of by the day. */
export const datedSources = ['todo', 'maintenance', 'document', 'defect'] as const
export type DatedSource = (typeof datedSources)[number]
export type ReminderSource = DatedSource | 'appointment'

/** How many days before its day something is told; below zero it is late. After the last one there is silence. */
export const reminderDays: Readonly<Record<DatedSource, readonly number[]>> = {
  todo: [7, 1, 0, -1, -7, -14, -21, -28, -35],
  maintenance: [180, 60, 14, 0],
  document: [60, 14],
  defect: [180, 45, 30, 14, 7, 3, 1, 0],
}

/** How many hours before it begins an appointment is told. */
export const reminderHours = [24, 2] as const

/** Nights nobody could look are made up for, but not for ever. */
export const mostMissedNights = 6

/** The nights of a look: the day it is for, and how many before it nobody looked. */
export type Nights = { readonly today: string; readonly missed: number }

/** The days of which something is told in these nights. */
export const remindedDays = (source: DatedSource, { today, missed }: Nights): string[] => [
  ...new Set(
    reminderDays[source].flatMap((step) =>
      Array.from({ length: missed + 1 }, (_, ago) => addDays(today, step - ago)),
    ),
  ),
]

type Due = {
  readonly source: DatedSource
  readonly on: string
  /** Of upkeep: how often it comes again. */
  readonly intervalMonths: number | null
}

/** The step at which something is told in these nights; of several that were missed only the last counts. */
export function reminderStep(
  { source, on, intervalMonths }: Due,
  { today, missed }: Nights,
): number | undefined {
  const left = daysBetween(today, on)
  return reminderDays[source]
    .filter((step) => step >= left && step - left <= missed && isWorthIt(step, intervalMonths))
    .toSorted((a, b) => a - b)[0]
}

// What comes twice a year is not announced as soon as it is done: a quarter of its interval ahead at most.
const isWorthIt = (step: number, intervalMonths: number | null): boolean =>
  intervalMonths === null || step <= (intervalMonths * 30) / 4
