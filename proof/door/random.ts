/** Chance that can be repeated: what fails is named by its seed. */
export type Random = {
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item | undefined
}

// Mulberry32, public domain.
export function makeRandom(seed: number): Random {
  let state = seed
  const below = (limit: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
  return { below, pick: (items) => items[below(items.length)] }
}
