import { randomFillSync } from 'node:crypto'
import { uuid7 } from '@hauswart/domain/ids/uuid7'

/** The only source of time, so that a test can be on the 31st of December. */
export type Clock = {
  now(): Date
  /** The calendar day in Switzerland, as YYYY-MM-DD. */
  today(): string
  newId(): string
}

const swissDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })
const idBytes = 10
const maxCount = 0xfff

export function makeClock(now: () => number = Date.now): Clock {
  // A day begins on a full minute everywhere, so its name is looked up once a minute.
  let known = { minute: -1, day: '' }
  // Random bytes are fetched for many ids at once.
  const pool = new Uint8Array(idBytes * 400)
  let used = pool.length
  // Of one process, a later id is always the larger one, also within a millisecond: lists sort by it.
  let last = { ms: 0, count: 0 }
  function nextMoment(): { ms: number; count: number } {
    const ms = now()
    if (ms > last.ms) return { ms, count: 0 }
    return last.count < maxCount ? { ms: last.ms, count: last.count + 1 } : { ms: last.ms + 1, count: 0 }
  }
  return {
    now: () => new Date(now()),
    today: () => {
      const minute = Math.floor(now() / 60_000)
      if (minute !== known.minute) known = { minute, day: swissDay.format(minute * 60_000) }
      return known.day
    },
    newId: () => {
      if (used >= pool.length) {
        randomFillSync(pool)
        used = 0
      }
      const random = pool.subarray(used, used + idBytes)
      used += idBytes
      last = nextMoment()
      random[0] = last.count >>> 8
      random[1] = last.count & 0xff
      return uuid7(last.ms, random)
    },
  }
}
