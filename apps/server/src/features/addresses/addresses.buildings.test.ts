import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuildingAnswer } from '@hauswart/domain/register/building-facts'
import { turnRegister } from '#test/made-register.ts'
import { startServer, type TestServer } from '#test/server.ts'

let server: TestServer
const line = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`
const egid = 190_123_470

beforeAll(async () => {
  server = await startServer()
  await turnRegister(server, 1, [
    {
      id: 1,
      name: 'Seestrasse',
      zip: 8610,
      place: 'Uster',
      municipalityNumber: 198,
      canton: 'ZH',
      first: egid,
      numbers: ['8'],
    },
    {
      id: 2,
      name: 'Lindenweg',
      zip: 8610,
      place: 'Uster',
      municipalityNumber: 198,
      canton: 'ZH',
      first: 190_123_456,
      numbers: ['14', '16'],
    },
  ])
  await server.admin(
    `update register_1.building set egrid = 'CH123456789012', parcel = '4711', class = 1122, build_year = 2004,
       build_period = 8020, footprint_m2 = 312, volume_m3 = 3480, floors = 4, dwellings = 3, energy_area_m2 = 1120,
       heating_generator = 7410, heating_energy = 7511, heating_source = 860, heating_updated_on = '2001-11-29',
       water_generator = 7610, water_energy = 7511, east = 2696000, north = 1245000
     where egid = ${egid}`,
  )
  await server.admin(
    `insert into register_1.entrance (egid, edid, street, house_number, zip, place, is_official, street_ref)
     values (${egid}, 1, 'Seestrasse', '8a', 8610, 'Uster', true, 1)`,
  )
  await server.admin(
    `insert into register_1.dwelling (egid, ewid, edid, floor, is_multi_floor, label, status, area_m2, rooms) values
       (${egid}, 1, 0, 3100, false, 'links', 3004, 98, 4), (${egid}, 2, 0, 3101, true, null, 3004, 112, 4),
       (${egid}, 3, 1, 3401, false, null, null, null, null)`,
  )
})
afterAll(() => server.close())

const ask = (path: string, from = line) =>
  fetch(`${server.url}/product/buildings/${path}`, { headers: { 'x-forwarded-for': from } })

test('a building comes with its facts in our words, its day, and its flats', async () => {
  const response = await ask(String(egid))
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await response.json()).toEqual({
    source: { name: 'GWR', asOf: '2026-11-01' },
    building: {
      egid,
      edid: 0,
      egrid: 'CH123456789012',
      parcel: '4711',
      street: 'Seestrasse',
      houseNumber: '8',
      zip: '8610',
      city: 'Uster',
      canton: 'ZH',
      municipalityNumber: 198,
      municipality: 'Uster',
      kind: 'apartment_building',
      buildYear: 2004,
      buildPeriod: 'from_2001_to_2005',
      floors: 4,
      dwellings: 3,
      footprintM2: 312,
      volumeM3: 3480,
      energyAreaM2: 1120,
      livingAreaM2: null,
      rooms: null,
      heating: 'heat_pump_ground',
      hotWater: 'with_heating',
      east: 2_696_000,
      north: 1_245_000,
      flats: [
        { ewid: 1, floor: 3100, floorLabel: 'Parterre, links', rooms: 4, areaM2: 98 },
        { ewid: 2, floor: 3101, floorLabel: '1. Stock, über mehrere Geschosse', rooms: 4, areaM2: 112 },
        { ewid: 3, floor: 3401, floorLabel: '1. Untergeschoss', rooms: null, areaM2: null },
      ],
    },
  })
})

test('the day of the entry of a heating is not told: it would be taken for its age', async () => {
  expect(await (await ask(String(egid))).text()).not.toContain('2001-11')
})

test('another entrance of the same building has its own number', async () => {
  const { building } = (await (await ask(`${egid}?edid=1`)).json()) as BuildingAnswer
  expect([building.edid, building.houseNumber]).toEqual([1, '8a'])
})

test('a house nobody described has gaps, not guesses', async () => {
  const { building } = (await (await ask('190123456')).json()) as BuildingAnswer
  expect(building).toMatchObject({
    kind: 'single_family_house',
    buildYear: null,
    heating: null,
    livingAreaM2: null,
    flats: [],
  })
})

describe('a plain no', () => {
  test.each([
    ['an unknown building', '123', 404, 'NOT_FOUND'],
    ['no number', 'abc', 400, 'BAD_INPUT'],
    ['a negative one', '-1', 400, 'BAD_INPUT'],
    ['too many digits', '1234567890', 400, 'BAD_INPUT'],
    ['more than a number', '1%27%20or%20true', 400, 'BAD_INPUT'],
    ['no number of an entrance', '123?edid=x', 400, 'BAD_INPUT'],
    ['two entrances', '123?edid=1&edid=2', 400, 'BAD_INPUT'],
  ])('%s', async (_what, path, status, code) => {
    const response = await ask(path)
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })])
  })
})

test('nobody reads the register away one by one', async () => {
  const statuses: number[] = []
  for (let at = 0; at < 61; at += 1) statuses.push((await ask('123', `${line}1`)).status)
  expect(statuses[59]).toBe(404)
  expect(statuses[60]).toBe(429)
})
