import { randomBytes } from 'node:crypto'
import { uuid7 } from '@hauswart/domain/ids/uuid7'

/** The only source of time, so that a test can be on the 31st of December. */
export type Clock = {
  now(): Date
  /** The calendar day in Switzerland, as YYYY-MM-DD. */
  today(): string
  newId(): string
}

const swissDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

export const makeClock = (now: () => number = Date.now): Clock => ({
  now: () => new Date(now()),
  today: () => swissDay.format(now()),
  newId: () => uuid7(now(), randomBytes(10)),
})
