import type { HouseFacts } from './house-facts.ts'

type Flat = {
  readonly floor: number
  readonly area: number
  readonly rooms: number
  readonly label: string | null
}
export type FixedHouse = {
  readonly egid: number
  readonly street: string
  readonly streetId: number
  readonly number: string
  readonly facts: HouseFacts
  readonly flats: readonly Flat[]
}

/** Streets of Uster that belong to the fixed houses alone. */
export const fixedStreets: readonly string[] = ['Lindenweg', 'Seestrasse']

const oil = {
  generator: 7_430,
  energy: 7_530,
  source: 865,
  on: '2019-04-11',
  water: 7_630,
  waterEnergy: 7_530,
}
const pump = {
  generator: 7_410,
  energy: 7_511,
  source: 869,
  on: '2021-08-17',
  water: 7_610,
  waterEnergy: 7_511,
}

const single = (egid: number, number: string, facts: Partial<HouseFacts> = {}): FixedHouse => ({
  egid,
  street: 'Lindenweg',
  streetId: 10_000_001,
  number,
  facts: {
    status: 1_004,
    category: 1_020,
    class: 1_110,
    year: 1987,
    period: 8_017,
    footprint: 104,
    volume: 690,
    floors: 2,
    energyArea: null,
    heating: oil,
    dwellings: 1,
    entrances: 1,
    ...facts,
  },
  flats: [{ floor: 3_100, area: 152, rooms: 5, label: null }],
})

const flat = (floor: number, area: number, rooms: number, label: string | null = null): Flat => ({
  floor: 3_100 + floor,
  area,
  rooms,
  label,
})

/** Houses every made-up country has, so that demo and journeys find the same addresses at any scale. */
export const fixedHouses: readonly FixedHouse[] = [
  single(190_123_456, '14'),
  single(190_123_457, '12', { year: 1985, period: 8_016 }),
  single(190_123_458, '16', { year: null, footprint: null, floors: null }),
  single(190_123_459, '14a', { year: 2012, period: 8_022, heating: pump }),
  {
    egid: 190_123_470,
    street: 'Seestrasse',
    streetId: 10_000_002,
    number: '8',
    facts: {
      status: 1_004,
      category: 1_020,
      class: 1_122,
      year: 2004,
      period: 8_020,
      footprint: 312,
      volume: 3_480,
      floors: 4,
      energyArea: 1_120,
      heating: pump,
      dwellings: 8,
      entrances: 1,
    },
    flats: [
      flat(0, 98, 4, 'links'),
      flat(0, 74, 3, 'rechts'),
      flat(1, 112, 4, 'links'),
      flat(1, 86, 3, 'rechts'),
      flat(2, 112, 4, 'links'),
      flat(2, 86, 3, 'rechts'),
      flat(3, 141, 5, 'links'),
      flat(3, 63, 2, 'rechts'),
    ],
  },
]
