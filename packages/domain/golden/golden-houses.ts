import type { GoldenHouse } from './golden-house.ts'
import { middleHouses } from './houses-middle.ts'
import { newHouses } from './houses-new.ts'
import { oldHouses } from './houses-old.ts'
import { specialHouses } from './houses-special.ts'

/** Twenty made-up houses, the oldest kinds first. */
export const goldenHouses: readonly GoldenHouse[] = [
  ...oldHouses,
  ...middleHouses,
  ...newHouses,
  ...specialHouses,
]
