import { describe, expect, test } from 'vitest'
import type { RegisteredBuilding } from '#house/register.ts'
import { noAnswers } from './answers.ts'
import {
  byHand,
  originOf,
  proposalsOf,
  saidOrigins,
  withAddress,
  withBuilding,
  withoutRegister,
} from './proposals.ts'

const house: RegisteredBuilding = {
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
  volumeM3: 720,
  energyAreaM2: null,
  livingAreaM2: 140,
  rooms: 5,
  heating: 'oil',
  hotWater: 'with_heating',
  east: 2_697_000,
  north: 1_245_000,
  footprintM2: 90,
  flats: [{ ewid: 1, floor: 3_100, floorLabel: 'Parterre', rooms: 5, areaM2: 140 }],
}
const block: RegisteredBuilding = {
  ...house,
  egid: 2_000,
  kind: 'apartment_building',
  floors: 4,
  dwellings: 2,
  rooms: null,
  livingAreaM2: 180,
  flats: [
    { ewid: 1, floor: 3_100, floorLabel: 'Parterre', rooms: 3, areaM2: 80 },
    { ewid: 5, floor: 3_102, floorLabel: '2. Stock', rooms: 4, areaM2: 100 },
  ],
}
const nothing = { answers: noAnswers, proposals: {} }

describe('a picked building', () => {
  test('answers the questions, and says where the answers come from', () => {
    const { answers, proposals } = withBuilding(nothing, { building: house, flat: undefined })
    expect(answers).toMatchObject({
      street: 'Lindenweg',
      zip: '8610',
      canton: 'ZH',
      egid: 190_123_456,
      ewid: null,
      kind: 'single_family_house',
      buildYear: 1987,
      rooms: 5,
      heating: 'oil',
      heatingYear: null,
      usage: 'owner_occupied',
      ownership: 'sole',
      name: 'Lindenweg 14',
      isWholeHouse: false,
    })
    expect(originOf('buildYear', answers, proposals)).toBe('register')
    expect(originOf('usage', answers, proposals)).toBe('assumed')
    expect(originOf('energyAreaM2', answers, proposals)).toBeUndefined()
    expect(originOf('heatingYear', answers, proposals)).toBeUndefined()
  })

  test('what the owner changes is the owner’s, until it is as it was', () => {
    const { answers, proposals } = withBuilding(nothing, { building: house, flat: undefined })
    expect(originOf('rooms', { ...answers, rooms: 5.5 }, proposals)).toBe('owner')
    expect(originOf('rooms', { ...answers, rooms: null }, proposals)).toBeUndefined()
    expect(originOf('rooms', { ...answers, rooms: 5 }, proposals)).toBe('register')
    const said = saidOrigins({ ...answers, rooms: 5.5 }, proposals)
    expect(said).toContainEqual({ field: 'buildYear', source: 'register' })
    expect(said).toContainEqual({ field: 'ownership', source: 'assumed' })
    expect(said.map(({ field }) => field)).not.toContain('rooms')
    expect(said.map(({ field }) => field)).not.toContain('name')
  })

  test('picked once more keeps what the owner said about it', () => {
    const first = withBuilding(nothing, { building: house, flat: undefined })
    const changed = {
      ...first,
      answers: { ...first.answers, rooms: 5.5, name: 'Elternhaus', roofYear: 2010 },
    }
    const again = withBuilding(changed, { building: { ...house, floors: 3 }, flat: undefined })
    expect(again.answers).toMatchObject({ rooms: 5.5, name: 'Elternhaus', roofYear: 2010, floors: 3 })
  })

  test('another building begins anew', () => {
    const first = withBuilding(nothing, { building: house, flat: undefined })
    const changed = { ...first, answers: { ...first.answers, search: 'linden', rooms: 5.5, roofYear: 2010 } }
    const [, flat] = block.flats
    const { answers, proposals } = withBuilding(changed, { building: block, flat })
    expect(answers).toMatchObject({
      search: 'linden',
      egid: 2_000,
      ewid: 5,
      flatFloor: 2,
      kind: 'condominium_flat',
      ownership: 'condominium',
      rooms: 4,
      livingAreaM2: 100,
      floors: 4,
      roofYear: null,
      name: 'Lindenweg 14, 2. Stock',
    })
    expect(originOf('rooms', answers, proposals)).toBe('register')
  })

  test('a figure our records do not take is not proposed', () => {
    const odd = { ...house, volumeM3: 0, floors: 120, livingAreaM2: 80_000, egrid: 'CH1' }
    const { answers } = withBuilding(nothing, { building: odd, flat: undefined })
    expect(answers).toMatchObject({ volumeM3: null, floors: null, livingAreaM2: null, egrid: '', rooms: 5 })
  })

  test('the whole house after one of its flats', () => {
    const one = withBuilding(nothing, { building: block, flat: block.flats[0] })
    const { answers } = withBuilding(one, { building: block, flat: 'whole' })
    expect(answers).toMatchObject({
      ewid: null,
      flatFloor: null,
      isWholeHouse: true,
      kind: 'apartment_building',
      rooms: null,
      livingAreaM2: 180,
      name: 'Lindenweg 14',
    })
  })
})

test('a picked address waits for its building, and a written one asks for the rest', () => {
  const { egid, street, houseNumber, zip, city } = house
  const found = { egid, edid: 0, street: street ?? '', houseNumber, zip: zip ?? '', city: city ?? '' }
  const before = { ...nothing, answers: { ...noAnswers, search: 'linden', roofYear: 2010 } }
  const picked = withAddress(before, { ...found, canton: null, municipalityNumber: null })
  expect(picked.answers).toEqual({
    ...noAnswers,
    search: 'linden',
    street: 'Lindenweg',
    houseNumber: '14',
    zip: '8610',
    city: 'Uster',
    egid: 190_123_456,
    edid: 0,
  })
  const written = byHand(picked, { canton: 'ZH' })
  expect(written.answers).toMatchObject({ isManual: true, street: 'Lindenweg', usage: 'owner_occupied' })
  expect(originOf('usage', written.answers, written.proposals)).toBe('assumed')
  expect(originOf('street', written.answers, written.proposals)).toBe('register')
  expect(originOf('canton', written.answers, written.proposals)).toBe('owner')
})

test('proposals survive being kept; what makes no sense does not', () => {
  const { proposals } = withBuilding(nothing, { building: house, flat: undefined })
  expect(proposalsOf(JSON.parse(JSON.stringify(proposals)) as Record<string, unknown>)).toEqual(proposals)
  expect(proposalsOf({ rooms: { value: 5, source: 'owner' }, x: { value: 1, source: 'register' } })).toEqual(
    {},
  )
})

test('another address written by hand keeps nothing of the building that was picked', () => {
  const { answers, proposals } = withBuilding(nothing, { building: house, flat: undefined })
  const said = withoutRegister({ answers: { ...answers, street: 'Birkenweg', rooms: 5.5 }, proposals })
  expect(said.answers).toMatchObject({
    street: 'Birkenweg',
    zip: '8610',
    canton: 'ZH',
    name: '',
    rooms: 5.5,
    usage: 'owner_occupied',
    kind: '',
    buildYear: null,
    egid: null,
    edid: null,
    egrid: '',
    parcel: '',
    east: null,
    north: null,
    municipalityNumber: null,
  })
  expect(saidOrigins(said.answers, said.proposals).map(({ source }) => source)).not.toContain('register')
})
