import { expect, test } from 'vitest'
import { isHeatGenerator } from './component.ts'
import { componentOfHeating } from './heating-component.ts'
import { isHeatingOfHouse, replacingHeatings } from './replacing-heating.ts'

test('whatever can replace a heating is a component that makes heat', () => {
  const others = replacingHeatings.filter((kind) => {
    const key = componentOfHeating(kind)
    return key === undefined || !isHeatGenerator(key)
  })
  expect(others).toEqual([])
})

test.each([
  ['the only one, of what the house is told to burn', 'oil_heating', 'oil', [], true],
  ['beside something that heats the house', 'electric_heating', 'oil', ['oil_heating'], false],
  ['one of two that stand for the same', 'oil_heating', 'oil', ['oil_heating'], true],
  ['the only one, while the house is told to burn what nobody recorded', 'gas_heating', 'oil', [], true],
  ['the only one of a house of which nothing is told', 'oil_heating', null, ['windows'], true],
  ['one of two in a house of which nothing is told', 'wood_heating', null, ['oil_heating'], false],
  ['the only one where collectors are told to heat', 'gas_heating', 'solar_thermal', ['solar_thermal'], true],
  ['a heat pump by another', 'heat_pump', 'heat_pump_air', [], true],
] as const)('%s', (_, replaced, heating, others, isIt) => {
  expect(isHeatingOfHouse(replaced, { heating, others })).toBe(isIt)
})
