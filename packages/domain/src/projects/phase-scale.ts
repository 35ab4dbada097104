import { addDays, addMonths, daysBetween, lastOfMonth } from '../days/day.ts'
import type { Phase } from './phase.ts'

type Days = Pick<Phase, 'startsOn' | 'endsOn'>

/** Parts of the whole time, from 0 to 1. */
export type Stretch = { readonly from: number; readonly until: number }

export type PhaseScale = {
  /** First days of months, as many as can be read. */
  readonly ticks: readonly { readonly on: string; readonly at: number }[]
  readonly stretchOf: (phase: Days) => Stretch | undefined
  /** Where a day lies; none outside. */
  readonly placeOf: (day: string) => number | undefined
}

const mostTicks = 6

/** Whole months from the first to the last day anybody said; none while nobody did. */
export function phaseScale(phases: readonly Days[]): PhaseScale | undefined {
  const days = phases.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]).filter((day) => day !== null)
  const [first = '', last = ''] = [days.toSorted()[0], days.toSorted().at(-1)]
  if (first === '') return undefined
  const start = `${first.slice(0, 7)}-01`
  const end = addDays(lastOfMonth(last), 1)
  const all = daysBetween(start, end)
  const at = (day: string) => daysBetween(start, day) / all
  const months = monthsBetween(start, end)
  const every = Math.ceil(months.length / mostTicks)
  return {
    ticks: months.filter((_, index) => index % every === 0).map((on) => ({ on, at: at(on) })),
    stretchOf: ({ startsOn, endsOn }) => {
      const [from, until] = [startsOn ?? endsOn, endsOn ?? startsOn]
      // The last day counts whole.
      return from === null || until === null ? undefined : { from: at(from), until: at(addDays(until, 1)) }
    },
    placeOf: (day) => (day < start || day >= end ? undefined : at(day)),
  }
}

function monthsBetween(start: string, end: string): string[] {
  const months: string[] = []
  for (let on = start; on < end; on = addMonths(start, months.length)) months.push(on)
  return months
}
