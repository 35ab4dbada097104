import { expect, it, test } from 'vitest'
import type { RegisteredBuilding } from '#house/register.ts'
import { differencesOf, type OwnFacts } from './differences.ts'

const own: OwnFacts = {
  egid: 190_123_456,
  ewid: null,
  egrid: 'CH123456789ABC',
  parcel: '4711',
  street: 'Lindenweg',
  houseNumber: '14',
  zip: '8610',
  city: 'Uster',
  canton: 'ZH',
  municipalityNumber: 198,
  kind: 'single_family_house',
  buildYear: 1978,
  buildPeriod: null,
  floors: 2,
  dwellings: 1,
  volumeM3: 820,
  energyAreaM2: 180,
  livingAreaM2: 152,
  rooms: 5,
  heating: 'oil',
  hotWater: 'with_heating',
  east: 2_696_500,
  north: 1_244_900,
}
const building: RegisteredBuilding = {
  ...(own as unknown as RegisteredBuilding),
  edid: 0,
  municipality: 'Uster',
  buildPeriod: 'from_1971_to_1980',
  flats: [],
}
const factsOf = (mine: Partial<OwnFacts>, theirs: Partial<RegisteredBuilding> = {}) =>
  differencesOf({ ...own, ...mine }, { ...building, ...theirs }).map(({ facts }) => facts.join(' '))

it('finds nothing where both say the same', () => {
  expect(factsOf({})).toEqual([])
})

test.each<[string, Partial<OwnFacts>, Partial<RegisteredBuilding>, string[]]>([
  ['another year', { buildYear: 1987 }, {}, ['buildYear']],
  ['something not recorded yet', { heating: null, parcel: null }, {}, ['parcel', 'heating']],
  ['what the register does not know', { rooms: 6 }, { rooms: null }, []],
  ['a period only where no year is recorded', { buildYear: null }, { buildYear: null }, ['buildPeriod']],
  ['half a position is a whole difference', { north: null }, {}, ['east north']],
  ['street and number go together', { houseNumber: '14a' }, {}, ['street houseNumber']],
  ['another spelling of the same street', { street: 'lindenstr.' }, { street: 'Lindenstrasse' }, []],
  ['half a room the register does not count', { rooms: 5.5 }, { rooms: 5 }, []],
  ['a room more', { rooms: 6 }, { rooms: 5 }, ['rooms']],
  ['a row house is a house to the register', { kind: 'row_house' }, {}, []],
  ['a block of flats is not', { kind: 'row_house' }, { kind: 'apartment_building' }, ['kind']],
])('%s', (_what, mine, theirs, expected) => {
  expect(factsOf(mine, theirs)).toEqual(expected)
})

it('compares a flat with its own dwelling, not with the building', () => {
  const flats = [
    { ewid: 1, floor: 0, floorLabel: 'Parterre', rooms: 3, areaM2: 78 },
    { ewid: 2, floor: 1, floorLabel: '1. Stock', rooms: 4, areaM2: 104 },
  ]
  const flat = {
    kind: 'condominium_flat',
    ewid: 2,
    livingAreaM2: 101,
    rooms: 4.5,
    dwellings: null,
    volumeM3: null,
  }
  const [difference, ...others] = differencesOf(
    { ...own, ...flat },
    { ...building, kind: 'apartment_building', dwellings: 8, livingAreaM2: null, rooms: null, flats },
  )
  expect(difference).toEqual({ facts: ['livingAreaM2'], own: [101], registered: [104] })
  expect(others).toEqual([])
})
