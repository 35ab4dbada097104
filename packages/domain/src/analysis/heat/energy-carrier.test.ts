import { describe, expect, test } from 'vitest'
import { engineAt } from '../../../golden/engine-at.ts'
import { assumed, part } from '../../../golden/golden-house.ts'
import type { HeatingKind } from '../../real-estate/building.ts'
import type { ComponentKey } from '../../real-estate/component.ts'
import type { FactSource } from '../../real-estate/origin.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { heatingOf } from './energy-carrier.ts'
import { energyOf } from '../outlook/energy.ts'

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

describe('an answer of the owner', () => {
  const of = (
    heating: HeatingKind,
    components: readonly AnalysedComponent[],
    source: FactSource = 'owner',
    heatingYear: number | null = 2024,
  ) =>
    engineAt({
      house: {
        kind: 'single_family_house',
        canton: 'ZH',
        buildYear: 1975,
        livingAreaM2: 150,
        heating,
        heatingYear,
        origins: [{ field: 'heating', source }],
      },
      components,
    })
  const oil = part('oil_heating', 1998)

  test('that is newer than what is recorded wins, and the figures say what stands against it', () => {
    const context = of('heat_pump_air', [oil])
    expect(heatingOf(context)).toBe('heat_pump_air')
    expect(heatingOf(of('other', [part('wood_heating', 1998)]))).toBe('other')
    expect(heatingOf(of('heat_pump_air', [assumed('oil_heating', 1975)]))).toBe('heat_pump_air')
    const energy = energyOf(context)
    expect(energy?.co2.value).toBe(0)
    const said = expect.objectContaining({
      id: 'energy.contradiction',
      text: expect.stringContaining('«Ölheizung» von 1998'),
    })
    expect(energy?.cost.rules).toContainEqual(said)
    expect(energy?.co2.rules).toContainEqual(said)
    const unknown = energyOf(of('other', [part('wood_heating', 1998)]))
    expect(unknown?.cost.rules.map(({ id }) => id)).toContain('energy.contradiction')
  })

  test.each([
    ['is older', oil, 'owner', 1997],
    ['is as old', oil, 'owner', 1998],
    ['has no year', oil, 'owner', null],
    ['is the register’s', oil, 'register', 2024],
    ['is nobody’s', oil, 'assumed', 2024],
    ['is older than the last renewal', { ...oil, lastRenewedYear: 2025 }, 'owner', 2024],
  ] as const)('that %s gives way to what is recorded, which is said, too', (_, component, source, year) => {
    const context = of('heat_pump_air', [component], source, year)
    expect(heatingOf(context)).toBe('oil')
    expect(energyOf(context)?.cost.rules.map(({ id }) => id)).toContain('energy.contradiction')
  })

  test('that agrees with what is recorded, or is less exact, contradicts nothing', () => {
    for (const context of [of('oil', [oil]), of('other', [oil], 'register'), of('oil', [])])
      expect(energyOf(context)?.cost.rules.map(({ id }) => id)).not.toContain('energy.contradiction')
  })
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
