import { expect, test } from 'vitest'
import { drawnFloor, floorsOf, isAlike, sortedFlats } from './flats.ts'

const flat = (ewid: number, floor: number | null, floorLabel: string | null, rooms = 3) => ({
  ewid,
  floor,
  floorLabel,
  rooms,
  areaM2: 80,
})
const flats = [
  flat(4, null, null),
  flat(3, 3_102, '2. Stock, rechts'),
  flat(2, 3_102, '2. Stock, links'),
  flat(1, 3_100, 'Parterre'),
  flat(5, 3_401, '1. Untergeschoss'),
]

test('flats stand in the order of the house, from below to above', () => {
  const sorted = sortedFlats(flats)
  expect(sorted.map(({ ewid }) => ewid)).toEqual([5, 1, 2, 3, 4])
  expect(floorsOf(sorted)).toEqual(['1. Untergeschoss', 'Parterre', '2. Stock', '–'])
})

test('only what nothing else tells apart is alike', () => {
  const one = flat(1, 3_101, '1. Stock')
  expect(isAlike(one, flat(2, 3_101, '1. Stock'))).toBe(true)
  expect(isAlike(one, flat(2, 3_101, '1. Stock', 4))).toBe(false)
})

test('a cellar is drawn as the ground floor', () => {
  expect(flats.map(drawnFloor)).toEqual([null, 2, 2, 0, 0])
})
