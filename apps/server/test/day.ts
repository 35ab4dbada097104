import { makeClock, type Clock } from '#platform/clock.ts'

/** Stays on one day while moments go on: what was written before midnight is of today after it too. */
export function steadyClock(day = makeClock().today()): Clock {
  const clock = makeClock()
  return { ...clock, today: () => day }
}

/** The year in Switzerland, as the product reckons. */
export const thisYear = Number(makeClock().today().slice(0, 4))
