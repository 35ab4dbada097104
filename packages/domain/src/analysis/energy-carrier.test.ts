import { expect, test } from 'vitest'
import { engineAt } from '../../golden/engine-at.ts'
import { part } from '../../golden/golden-house.ts'
import type { HeatingKind } from '../real-estate/building.ts'
import type { ComponentKey } from '../real-estate/component.ts'
import { heatingOf } from './energy-carrier.ts'
import { energyOf } from './energy.ts'

const told = (heating: HeatingKind | null, ...keys: ComponentKey[]) =>
  heatingOf(engineAt({ house: { heating }, components: keys.map((key) => part(key, 2020)) }))

test.each([
  ['oil', ['heat_pump'], 'heat_pump_air'],
  ['oil', ['heat_pump', 'ground_probe'], 'heat_pump_ground'],
  ['other', ['wood_heating'], 'wood'],
  // Whatever stands beside it, what was told and stands there is the heating.
  ['oil', ['oil_heating', 'heat_pump'], 'oil'],
  ['heat_pump_ground', ['heat_pump'], 'heat_pump_ground'],
  ['electric', ['electric_heating', 'oil_heating'], 'electric'],
  // Nothing recorded says nothing against it.
  ['oil', [], 'oil'],
  ['gas', ['water_heater', 'fireplace'], 'gas'],
  [null, [], null],
] as const)('told %s, recorded %j: the house is heated by %s', (heating, keys, found) => {
  expect(told(heating, ...keys)).toBe(found)
})

test('a new heat pump burns no oil, though the answer of old still says so', () => {
  const house = {
    kind: 'single_family_house',
    canton: 'ZH',
    buildYear: 1975,
    livingAreaM2: 150,
    heating: 'oil',
  } as const
  const energy = energyOf(engineAt({ house, components: [part('heat_pump', 2026)] }))
  expect(energy?.co2.value).toBe(0)
  expect(energy?.variants.filter(({ isPresent }) => isPresent).map(({ kind }) => kind)).toEqual([
    'heat_pump_air',
  ])
})
