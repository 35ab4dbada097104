import { expect, test } from 'vitest'
import { buildingFacts, type BuildingRecord, type DwellingRecord } from './building-facts.ts'
import { flatLabel, floorLabel } from './floor.labels.ts'

const house: BuildingRecord = {
  egid: 190_123_456,
  canton: 'ZH',
  municipalityNumber: 198,
  municipality: 'Uster',
  egrid: 'CH123456789012',
  parcel: '4711',
  category: 1020,
  class: 1110,
  buildYear: 1987,
  buildPeriod: 8017,
  footprintM2: 104,
  volumeM3: 690,
  floors: 2,
  dwellings: 1,
  energyAreaM2: null,
  heatingGenerator: 7430,
  heatingEnergy: 7530,
  waterGenerator: 7630,
  waterEnergy: 7530,
  east: 2_696_000,
  north: 1_245_000,
}
const entrance = { edid: 0, street: 'Lindenweg', houseNumber: '14', zip: 8610, place: 'Uster' }
const flat = (ewid: number, more: Partial<DwellingRecord> = {}): DwellingRecord => ({
  ewid,
  floor: 3100,
  isMultiFloor: false,
  label: null,
  areaM2: 152,
  rooms: 5,
  ...more,
})

test('a house in our words, with the area and rooms of its only dwelling', () => {
  expect(buildingFacts(house, entrance, [flat(1)])).toEqual({
    egid: 190_123_456,
    edid: 0,
    egrid: 'CH123456789012',
    parcel: '4711',
    street: 'Lindenweg',
    houseNumber: '14',
    zip: '8610',
    city: 'Uster',
    canton: 'ZH',
    municipalityNumber: 198,
    municipality: 'Uster',
    kind: 'single_family_house',
    buildYear: 1987,
    buildPeriod: 'from_1986_to_1990',
    floors: 2,
    dwellings: 1,
    footprintM2: 104,
    volumeM3: 690,
    energyAreaM2: null,
    livingAreaM2: 152,
    rooms: 5,
    heating: 'oil',
    hotWater: 'with_heating',
    east: 2_696_000,
    north: 1_245_000,
    flats: [{ ewid: 1, floor: 3100, floorLabel: 'Parterre', rooms: 5, areaM2: 152 }],
  })
})

test('a house with two dwellings adds their areas, but not their rooms', () => {
  const both = buildingFacts({ ...house, class: 1121, dwellings: 2 }, entrance, [
    flat(1),
    flat(2, { areaM2: 60 }),
  ])
  expect([both.kind, both.livingAreaM2, both.rooms]).toEqual(['two_family_house', 212, null])
})

test('a sum with a gap is no sum', () => {
  const both = buildingFacts({ ...house, class: 1121 }, entrance, [flat(1), flat(2, { areaM2: null })])
  expect(both.livingAreaM2).toBeNull()
})

test('a block of flats has no living area of its own: the owner picks a flat', () => {
  const block = buildingFacts({ ...house, class: 1122, dwellings: 3 }, entrance, [
    flat(1, { floor: 3100 }),
    flat(2, { floor: 3102, label: 'links' }),
    flat(3, { floor: 3401, isMultiFloor: true }),
  ])
  expect([block.kind, block.livingAreaM2, block.rooms]).toEqual(['apartment_building', null, null])
  expect(block.flats.map(({ floorLabel: label }) => label)).toEqual([
    'Parterre',
    '2. Stock, links',
    '1. Untergeschoss, über mehrere Geschosse',
  ])
})

test('what the register does not know stays open', () => {
  const bare = buildingFacts(
    {
      ...house,
      canton: 'LI',
      class: null,
      category: null,
      buildYear: null,
      buildPeriod: null,
      heatingGenerator: null,
      heatingEnergy: null,
      waterGenerator: null,
    },
    undefined,
    [],
  )
  expect(bare).toMatchObject({
    edid: null,
    street: null,
    zip: null,
    canton: null,
    kind: 'other',
    buildYear: null,
    buildPeriod: null,
    heating: null,
    hotWater: null,
    livingAreaM2: null,
    flats: [],
  })
})

test('no answer ever speaks of the age of a heating', () => {
  const names = Object.keys(buildingFacts(house, entrance, [flat(1)]))
  expect(names.filter((name) => /heating.*(year|age|since|on|date|updated)/i.test(name))).toEqual([])
})

test.each([
  [3100, 'Parterre'],
  [3101, '1. Stock'],
  [3199, '99. Stock'],
  [3401, '1. Untergeschoss'],
  [3419, '19. Untergeschoss'],
  [3200, null],
  [3420, null],
  [0, null],
  [null, null],
])('floor %s is «%s»', (code, label) => {
  expect(floorLabel(code)).toBe(label)
})

test('a flat without any place has no label', () => {
  expect(flatLabel({ floor: null, isMultiFloor: false, label: null })).toBeNull()
  expect(flatLabel({ floor: null, isMultiFloor: false, label: 'rechts' })).toBe('rechts')
})
