import { expect, test } from 'vitest'
import { heatingOf, hotWaterOf, kindOf, periodOfCode } from './register-codes.ts'

test.each([
  ['a class decides', { class: 1110, category: 1040, dwellings: 1 }, 'single_family_house'],
  ['two dwellings', { class: 1121, category: 1020, dwellings: 2 }, 'two_family_house'],
  ['three or more', { class: 1122, category: 1030, dwellings: 8 }, 'apartment_building'],
  ['the old category of houses', { class: null, category: 1021, dwellings: null }, 'single_family_house'],
  ['the old category of flats', { class: null, category: 1025, dwellings: null }, 'apartment_building'],
  ['no class but a count', { class: null, category: 1020, dwellings: 2 }, 'two_family_house'],
  ['no class, no count', { class: null, category: 1020, dwellings: null }, 'other'],
  ['an office', { class: 1220, category: 1060, dwellings: 1 }, 'other'],
  ['a garage', { class: 1242, category: 1060, dwellings: null }, 'other'],
])('kind: %s', (_case, codes, kind) => {
  expect(kindOf(codes)).toBe(kind)
})

test.each([
  [7410, 7501, 'heat_pump_air'],
  [7411, 7511, 'heat_pump_ground'],
  [7410, 7512, 'heat_pump_ground'],
  [7410, 7513, 'heat_pump_water'],
  [7410, 7560, null],
  [7410, null, null],
  [7430, 7530, 'oil'],
  [7434, 7520, 'gas'],
  [7436, 7541, 'wood'],
  [7430, 7542, 'pellets'],
  [7430, 7543, 'wood'],
  [7440, 7520, 'gas'],
  [7450, 7560, 'electric'],
  [7452, null, 'electric'],
  [7460, 7580, 'district'],
  [null, 7582, 'district'],
  [7420, 7570, 'solar_thermal'],
  [7400, 7500, 'none'],
  [7499, 7599, 'other'],
  [7430, 7598, null],
  [null, null, null],
  [9999, 1, null],
])('heating: generator %s with energy %s is %s', (generator, energy, heating) => {
  expect(heatingOf(generator, energy)).toBe(heating)
})

test.each([
  ['boiler of the heating', 7630, 7530, 7430, 7530, 'with_heating'],
  ['heat pump of the heating', 7610, 7501, 7410, 7501, 'with_heating'],
  ['heat pump of its own', 7610, 7501, 7430, 7530, 'heat_pump'],
  ['boiler with other energy', 7634, 7520, 7410, 7511, 'other'],
  ['electric boiler', 7650, 7560, 7430, 7530, 'electric'],
  ['small boilers', 7651, null, null, null, 'electric'],
  ['sun', 7620, 7570, 7430, 7530, 'solar'],
  ['district heat', 7660, 7580, 7460, 7580, 'district'],
  ['none', 7600, 7500, 7400, 7500, null],
  ['nothing said', null, null, 7430, 7530, null],
  ['another', 7699, 7599, null, null, 'other'],
])('hot water: %s', (_case, water, waterEnergy, heating, heatingEnergy, kind) => {
  expect(
    hotWaterOf({ generator: water, energy: waterEnergy }, { generator: heating, energy: heatingEnergy }),
  ).toBe(kind)
})

test('periods of construction run from before 1919 to since 2016', () => {
  expect([8011, 8012, 8016, 8022, 8023].map(periodOfCode)).toEqual([
    'before_1919',
    'from_1919_to_1945',
    'from_1981_to_1985',
    'from_2011_to_2015',
    'since_2016',
  ])
  expect([null, 8010, 8024, 0].map(periodOfCode)).toEqual([null, null, null, null])
})
