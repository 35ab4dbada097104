import { addDays, daysBetween } from '../days/day.ts'
import { sourceRules, type DatedSource } from '../deadlines/source.ts'

/** Nights nobody could look are made up for, but not for ever. */
export const mostMissedNights = 6

/** The nights of a look: the day it is for, and how many before it nobody looked. */
export type Nights = { readonly today: string; readonly missed: number }

/** The days of which something is told in these nights. */
export const remindedDays = (source: DatedSource, { today, missed }: Nights): string[] => [
  ...new Set(
    sourceRules[source].telling.days.flatMap((step) =>
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
  const days: readonly number[] = sourceRules[source].telling.days
  return days
    .filter((step) => step >= left && step - left <= missed && isWorthIt(step, intervalMonths))
    .toSorted((a, b) => a - b)[0]
}

// What comes twice a year is not announced as soon as it is done: a quarter of its interval ahead at most.
const isWorthIt = (step: number, intervalMonths: number | null): boolean =>
  intervalMonths === null || step <= (intervalMonths * 30) / 4
