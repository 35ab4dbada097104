import type { Chance } from './chance.ts'
import { periodOf } from './codes.ts'

/** What the register would know of one building; null is what it does not. */
export type HouseFacts = {
  readonly status: number
  readonly category: number
  readonly class: number | null
  readonly year: number | null
  readonly period: number | null
  readonly footprint: number | null
  readonly volume: number | null
  readonly floors: number | null
  readonly energyArea: number | null
  readonly heating: Heating
  readonly dwellings: number
  readonly entrances: number
}
type Heating = {
  readonly generator: number | null
  readonly energy: number | null
  readonly source: number | null
  readonly on: string | null
  readonly water: number | null
  readonly waterEnergy: number | null
}

const census = { source: 860, on: '2000-12-05' }

type Kind = 'single' | 'double' | 'many' | 'mixed'
const kinds = [
  [57, 'single'],
  [12, 'double'],
  [26, 'many'],
  [5, 'mixed'],
] as const
// Generator and energy of the heating, then of the hot water.
const heatings: readonly (readonly [number, readonly [number, number, number, number]])[] = [
  [34, [7_430, 7_530, 7_630, 7_530]],
  [18, [7_434, 7_520, 7_634, 7_520]],
  [11, [7_410, 7_501, 7_610, 7_501]],
  [7, [7_410, 7_511, 7_610, 7_511]],
  [1, [7_410, 7_513, 7_610, 7_513]],
  [6, [7_436, 7_541, 7_650, 7_560]],
  [5, [7_430, 7_542, 7_630, 7_542]],
  [6, [7_452, 7_560, 7_650, 7_560]],
  [5, [7_460, 7_580, 7_660, 7_580]],
  [2, [7_400, 7_500, 7_600, 7_500]],
]
const years: readonly (readonly [number, readonly [number, number]])[] = [
  [16, [1780, 1918]],
  [11, [1919, 1945]],
  [12, [1946, 1960]],
  [13, [1961, 1970]],
  [14, [1971, 1980]],
  [12, [1981, 1990]],
  [9, [1991, 2000]],
  [8, [2001, 2015]],
  [5, [2016, 2026]],
]

/** A building with dwellings, with the gaps real entries have. */
export function makeHouse(chance: Chance): HouseFacts {
  const kind: Kind = chance.weighted(kinds)
  const [from, to] = chance.weighted(years)
  const year = chance.whole(from, to)
  const dwellings = countDwellings(chance, kind)
  const floors =
    dwellings <= 2 ? chance.whole(1, 3) : Math.min(22, 2 + Math.floor(dwellings / 4) + chance.whole(0, 1))
  const footprint = Math.round(60 + (dwellings * 95) / floors + chance.next() * 70)
  // Old houses often have a period only, some not even that.
  const isYearKnown = chance.happens(year < 1945 ? 0.62 : 0.9)
  return {
    status: chance.weighted([
      [980, 1_004],
      [14, 1_003],
      [6, 1_005],
    ]),
    category: kind === 'mixed' ? 1_040 : chance.happens(0.12) ? 1_030 : 1_020,
    class: dwellings === 1 ? 1_110 : dwellings === 2 ? 1_121 : 1_122,
    year: isYearKnown ? year : null,
    period: chance.happens(0.988) ? periodOf(year) : null,
    footprint: chance.happens(0.94) ? footprint : null,
    volume: chance.happens(0.28) ? Math.round(footprint * floors * 3.1) : null,
    floors: chance.happens(0.93) ? floors : null,
    energyArea: chance.happens(0.13) ? Math.round(footprint * floors * 0.9) : null,
    heating: makeHeating(chance, year),
    dwellings,
    entrances: countEntrances(chance, dwellings),
  }
}

function countDwellings(chance: Chance, kind: Kind): number {
  if (kind === 'single') return 1
  if (kind === 'double') return 2
  if (kind === 'mixed') return chance.whole(1, 6)
  return 3 + Math.floor(chance.next() ** 3 * 12.9) + (chance.happens(0.017) ? chance.whole(12, 60) : 0)
}

function countEntrances(chance: Chance, dwellings: number): number {
  if (dwellings <= 2) return chance.happens(0.07) ? 2 : 1
  return 1 + (chance.happens(0.22) ? 1 : 0) + (dwellings > 9 ? chance.whole(0, 2) : 0)
}

function makeHeating(chance: Chance, year: number): Heating {
  if (chance.happens(0.03))
    return { generator: null, energy: null, source: null, on: null, water: null, waterEnergy: null }
  const [generator, energy, water, waterEnergy] = chance.weighted(heatings)
  const isOld = year < 2000 && chance.happens(0.45)
  const day = () => `${chance.whole(2004, 2026)}-0${chance.whole(1, 9)}-${chance.whole(10, 28)}`
  const origin = isOld ? census : { source: chance.pick([855, 857, 865, 869]), on: day() }
  return { generator, energy, water, waterEnergy, ...origin }
}
