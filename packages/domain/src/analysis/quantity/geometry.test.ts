import { describe, expect, test } from 'vitest'
import { fc } from '../../../test/by-lot.ts'
import { engineAt } from '../../../golden/engine-at.ts'
import { part, shared } from '../../../golden/golden-house.ts'
import { componentKeys } from '../../real-estate/component.ts'
import { realEstateKinds } from '../../real-estate/real-estate.ts'
import type { AnalysedHouse } from '../model/analysis.ts'
import { estimatedQuantity } from './geometry.ts'

const house: Partial<AnalysedHouse> = {
  kind: 'single_family_house',
  canton: 'ZH',
  buildYear: 1978,
  livingAreaM2: 152,
  energyAreaM2: 176,
  floors: 2,
}

describe('a house whose owner measured: 148 m² of roof, 190 m² of facade, 17 windows', () => {
  const quantity = (key: Parameters<typeof estimatedQuantity>[1]) =>
    estimatedQuantity(engineAt({ house }), key)?.value ?? 0

  test('the estimate comes within 15 % of every one of them', () => {
    expect(Math.abs(quantity('pitched_roof') / 148 - 1)).toBeLessThan(0.15)
    expect(Math.abs(quantity('plaster_facade') / 190 - 1)).toBeLessThan(0.15)
    expect(Math.abs(quantity('windows') / 17 - 1)).toBeLessThan(0.15)
  })

  test('windows are no facade: 217.6 m² of wall less 28.2 m² of glass', () => {
    expect(quantity('plaster_facade')).toBe(189)
  })

  test('a flat roof is the footprint, a pitched one more', () => {
    expect(quantity('flat_roof')).toBe(88)
    expect(quantity('pitched_roof')).toBeGreaterThan(88)
  })
})

test('an estimate says what it rests on, and that nobody measured it', () => {
  const figure = estimatedQuantity(
    engineAt({ house: { ...house, energyAreaM2: null, floors: null } }),
    'windows',
  )
  expect(figure?.inputs.map(({ label, origin }) => [label, origin])).toEqual([
    ['Wohnfläche', 'owner'],
    ['Geschosse', 'assumed'],
  ])
  expect(figure?.rules.map(({ id }) => id)).toEqual([
    'geometry.energy_area',
    'geometry.floors',
    'geometry.footprint',
    'geometry.body',
    'geometry.windows',
    'geometry.window_count',
  ])
})

test('a neighbour’s wall has no facade: a row house has half, a double house three quarters', () => {
  const facade = (kind: AnalysedHouse['kind']) =>
    estimatedQuantity(engineAt({ house: { ...house, kind } }), 'facade_paint')?.value ?? 0
  const free = facade('single_family_house')
  expect(facade('row_house')).toBeLessThan(free * 0.55)
  expect(facade('semi_detached_house')).toBeLessThan(free * 0.75)
  expect(facade('semi_detached_house')).toBeGreaterThan(facade('row_house'))
})

describe('of a flat', () => {
  const flat: Partial<AnalysedHouse> = {
    kind: 'condominium_flat',
    canton: 'ZH',
    buildYear: 1962,
    livingAreaM2: 80,
    floors: 5,
  }

  test('windows and floors are its own', () => {
    const context = engineAt({ house: flat })
    expect(estimatedQuantity(context, 'windows')?.value).toBeGreaterThan(4)
    expect(estimatedQuantity(context, 'windows')?.value).toBeLessThan(13)
    expect(estimatedQuantity(context, 'flooring')?.value).toBe(80)
    expect(estimatedQuantity(context, 'kitchen')?.value).toBe(1)
  })

  test('what belongs to all is not guessed without the share, and is that of the building with it', () => {
    const components = [shared('plaster_facade', 1990), shared('windows', 1990)]
    expect(estimatedQuantity(engineAt({ house: flat, components }), 'plaster_facade')).toBeNull()
    const whole = engineAt({ house: flat, components, sharePermille: 50 })
    expect(estimatedQuantity(whole, 'plaster_facade')?.value).toBeGreaterThan(800)
    expect(estimatedQuantity(whole, 'windows')?.value).toBeGreaterThan(120)
  })
})

describe('of a row house that shares parts with others', () => {
  const row = { ...house, kind: 'row_house' as const }
  const quantity = (key: 'plaster_facade' | 'windows' | 'lift' | 'electrics', sharePermille?: number) => {
    const components = [shared(key, 1990)]
    const told = sharePermille === undefined ? {} : { sharePermille }
    return estimatedQuantity(engineAt({ house: row, components, ...told }), key)
  }

  test('it is what as many such houses have as the share says', () => {
    for (const key of ['plaster_facade', 'windows'] as const) {
      const own = quantity(key)?.value ?? 0
      expect(Math.abs((quantity(key, 200)?.value ?? 0) - 5 * own)).toBeLessThanOrEqual(5)
    }
    expect(quantity('windows', 200)?.rules.map(({ id }) => id)).toContain('geometry.houses')
    expect(quantity('windows')?.rules.map(({ id }) => id)).not.toContain('geometry.houses')
  })

  test('what serves them all is larger, not five times as much; and a lift is one lift', () => {
    const one = quantity('electrics')?.value ?? 0
    expect(quantity('electrics', 200)?.value).toBeGreaterThan(3 * one)
    expect(quantity('electrics', 200)?.value).toBeLessThan(5 * one)
    expect(quantity('lift', 200)?.value).toBe(1)
  })

  test('but the facts of a building with several flats are those of all of it', () => {
    const building = { ...house, kind: 'two_family_house' as const }
    const components = [shared('windows', 1990)]
    expect(
      estimatedQuantity(engineAt({ house: building, components, sharePermille: 500 }), 'windows')?.value,
    ).toBe(estimatedQuantity(engineAt({ house: building, components }), 'windows')?.value)
  })
})

test('two kinds of facade share the walls, two sets of windows the windows', () => {
  const one = engineAt({ house, components: [part('plaster_facade', 2000), part('windows', 2000)] })
  const two = engineAt({
    house,
    components: [
      part('plaster_facade', 2000),
      part('wood_facade', 2000),
      part('windows', 2000, { name: 'Fenster unten' }),
      part('windows', 2012, { name: 'Fenster oben' }),
    ],
  })
  const both = (key: 'plaster_facade' | 'windows') => [
    estimatedQuantity(one, key)?.value ?? 0,
    (estimatedQuantity(two, key)?.value ?? 0) * 2,
  ]
  for (const key of ['plaster_facade', 'windows'] as const) {
    const [whole = 0, halves = 0] = both(key)
    expect(Math.abs(whole - halves)).toBeLessThanOrEqual(2)
  }
})

test('with two roofs only the main one is estimated', () => {
  const components = [part('pitched_roof', 1990), part('flat_roof', 1990)]
  const pitched = engineAt({ house, components, profile: { roofForm: 'pitched' } })
  expect(estimatedQuantity(pitched, 'flat_roof')).toBeNull()
  expect(estimatedQuantity(pitched, 'pitched_roof')).not.toBeNull()
  const flat = engineAt({ house, components, profile: { roofForm: 'flat' } })
  expect(estimatedQuantity(flat, 'pitched_roof')).toBeNull()
})

test('six flats have six kitchens and a dearer heating; a power of photovoltaics is never guessed', () => {
  const building = engineAt({
    house: {
      ...house,
      kind: 'apartment_building',
      livingAreaM2: 540,
      energyAreaM2: null,
      floors: 3,
      dwellings: 6,
    },
  })
  expect(estimatedQuantity(building, 'kitchen')?.value).toBe(6)
  expect(estimatedQuantity(building, 'gas_heating')).toMatchObject({ unit: 'factor' })
  expect(estimatedQuantity(building, 'gas_heating')?.value).toBeGreaterThan(1.5)
  expect(estimatedQuantity(building, 'photovoltaics')).toBeNull()
})

test('a heating of usual power costs the usual price', () => {
  const modest = engineAt({ house: { ...house, buildYear: 2005 } })
  expect(estimatedQuantity(modest, 'gas_heating')).toBeNull()
})

test('without an area nothing of the building is guessed', () => {
  const context = engineAt({ house: { kind: 'single_family_house', floors: 2 } })
  for (const key of ['pitched_roof', 'plaster_facade', 'windows', 'flooring', 'electrics'] as const)
    expect(estimatedQuantity(context, key)).toBeNull()
})

test('an estimate is positive, and a bigger house never has less of anything', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...componentKeys),
      fc.constantFrom(...realEstateKinds),
      fc.integer({ min: 20, max: 2000 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.option(fc.integer({ min: 1, max: 12 })),
      (key, kind, livingAreaM2, more, floors) => {
        const at = (area: number) =>
          estimatedQuantity(
            engineAt({ house: { ...house, kind, energyAreaM2: null, livingAreaM2: area, floors } }),
            key,
          )
        const small = at(livingAreaM2)?.value
        const large = at(livingAreaM2 + more)?.value
        if (small === undefined || small === null) return
        expect(small).toBeGreaterThan(0)
        expect(large).toBeGreaterThanOrEqual(small)
      },
    ),
  )
})
