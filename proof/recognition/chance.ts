import { makeRandom } from '../door/random.ts'

/** Chance that is the same in every run. */
export type Chance = {
  between(least: number, most: number): number
  /** True in so many of a hundred. */
  percent(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** Different ones, in chance order. */
  some<Item>(items: readonly Item[], count: number): Item[]
}

export function makeChance(seed: number): Chance {
  // Neighbouring seeds would begin alike.
  const random = makeRandom(Math.imul(seed ^ (seed >>> 15), 0x2c_1b_3c_6d) ^ 0x29_7a_2d_39)
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item
  return {
    between: (least, most) => least + random.below(most - least + 1),
    percent: (share) => random.below(100) < share,
    pick,
    some: (items, count) => {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(random.below(left.length), 1),
      ).flat()
    },
  }
}
