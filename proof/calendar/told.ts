import { turned, weekdayOnPaper } from './reference.ts'
import type { Owner, Street, Thing } from './street.ts'
import { readingAt, tickAt } from './wall.ts'

/** What leaves in some hours, one line for each: who, what, in which hour. */
export type Heard = {
  readonly told: readonly string[]
  readonly letters: readonly string[]
  readonly pushes: readonly string[]
}
/** From this hour on, and before that one. */
export type Stay = { readonly from: number; readonly until: number }

export const toldLine = (house: number, name: string, tick: number): string =>
  `${house} ${name} ${said(tick)}`
export const letterLine = (house: number, names: Iterable<string>, tick: number): string =>
  `${house} ${[...names].toSorted().join(' ')} ${said(tick)}`
export const pushLine = (house: number, many: number, tick: number): string =>
  `${house} ${many} ${said(tick)}`

const said = (tick: number): string => `${readingAt(tick).day} ${readingAt(tick).hour} (${tick})`

/**
 * What owners should hear, as simply as it can be said: of a to-do in the night to each of these days, of people who come
 * when that says itself, otherwise a day before by the clock on the wall and again two hours before; by letter at the hour
 * they chose, and on the device as soon as it may be woken.
 */
export function expected({ owners, things }: Street, stay: Stay): Heard {
  const all: Heard & { told: string[]; letters: string[]; pushes: string[] } = {
    told: [],
    letters: [],
    pushes: [],
  }
  const isIn = (tick: number) => tick >= stay.from && tick < stay.until
  const ofHouse = Map.groupBy(things, ({ house }) => house)
  for (const owner of owners) {
    const letters = new Map<number, Set<string>>()
    const pushes = new Map<string, { tick: number; many: number }>()
    for (const thing of ofHouse.get(owner.house) ?? [])
      for (const { tick, wakes } of tellings(thing).filter((one) => isIn(one.tick))) {
        all.told.push(toldLine(owner.house, thing.name, tick))
        const letter = letterAfter(owner, tick)
        // Whoever was here already is not announced any more.
        const isOver = thing.isMeeting && thing.on < readingAt(letter).day
        if (!isOver) letters.set(letter, (letters.get(letter) ?? new Set()).add(thing.name))
        if (!wakes) continue
        const woken = wakingAfter(owner, tick)
        // What waited for the hour is one message; what is told in it comes by itself.
        const key = `${woken} ${woken === tick}`
        pushes.set(key, { tick: woken, many: (pushes.get(key)?.many ?? 0) + 1 })
      }
    for (const [tick, names] of letters)
      if (isIn(tick)) all.letters.push(letterLine(owner.house, names, tick))
    for (const { tick, many } of pushes.values())
      if (isIn(tick)) all.pushes.push(pushLine(owner.house, many, tick))
  }
  return all
}

const todoDays = [7, 1, 0, -1, -7, -14, -21, -28, -35]

function tellings({ isMeeting, on, at, told }: Thing): { tick: number; wakes: boolean }[] {
  if (!isMeeting) return todoDays.map((left) => ({ tick: tickAt(turned(on, -left), 0), wakes: left === 0 }))
  const minutes = told ?? [1_440, 120]
  // A whole day has no hours: what would be hours before is a day before.
  const ticks = minutes.map((before) => {
    const days = Math.floor(before / 1_440)
    if (at === null) return tickAt(turned(on, -Math.max(1, days)), 0)
    return days > 0 ? tickAt(turned(on, -days), at) : tickAt(on, at) - before / 60
  })
  return [...new Set(ticks)].map((tick) => ({ tick, wakes: true }))
}

function letterAfter({ isWeekly, letterHour }: Owner, tick: number): number {
  const { day, hour } = readingAt(tick)
  let on = hour < letterHour ? day : turned(day, 1)
  while (isWeekly && weekdayOnPaper(on) !== 1) on = turned(on, 1)
  return tickAt(on, letterHour)
}

function wakingAfter({ quietFrom, quietTo }: Owner, tick: number): number {
  const isQuiet = (at: number): boolean => {
    // Turns the clock on from the first quiet hour and looks whether this one comes before the first loud one.
    for (let hour = quietFrom; hour !== quietTo; hour = (hour + 1) % 24)
      if (hour === readingAt(at).hour) return true
    return false
  }
  let at = tick
  while (isQuiet(at)) at += 1
  return at
}
