/** Chance that comes out the same on every machine: the seed decides everything. */
export type Chance = {
  /** From 0 up to, but without, 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  happens(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Early entries come often, late ones seldom, as names do in real life. */
  pickCommon<T>(list: readonly T[]): T
  weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T
}

export function makeChance(seed: number): Chance {
  let state = seed >>> 0
  // mulberry32, a published generator of 32 bits of state.
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const at = <T>(list: readonly T[], share: number) => list[Math.floor(share * list.length)] as T
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    happens: (probability) => next() < probability,
    pick: (list) => at(list, next()),
    pickCommon: (list) => at(list, next() ** 2.2),
    weighted: (list) => {
      let left = next() * list.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, value] of list) if ((left -= weight) < 0) return value
      return (list.at(-1) as (typeof list)[number])[1]
    },
  }
}
