import { describe, expect, test } from 'vitest'
import { fc, runs } from '../../../test/by-lot.ts'
import { engineAt } from '../../../golden/engine-at.ts'
import { assumed, inputOf, part, shared, type GoldenHouse } from '../../../golden/golden-house.ts'
import { referenceRows } from '../../../golden/reference-rows.ts'
import type { ComponentKey } from '../../real-estate/component.ts'
import { analyser } from '../engine/analyse.ts'
import type { AnalysedComponent, AnalysedHouse, EnergySaving } from '../model/analysis.ts'
import { litresOfOil as litres, measure, oilHouse as house } from '../engine/analyse-example.ts'
import { demandOf } from '../heat/energy-demand.ts'
import { energyOf } from '../outlook/energy.ts'
import { savingCostLabel, savingRules } from '../model/saving.labels.ts'
import { hullSavings, savingOf } from './savings.ts'

type Told = Partial<Pick<GoldenHouse, 'house' | 'profile' | 'sharePermille'>>
const saved = (components: readonly AnalysedComponent[], told: Told = {}): EnergySaving | null =>
  savingOf(engineAt({ house, components, ...told }), components)
const kwh = (components: readonly AnalysedComponent[], told: Told = {}): number =>
  saved(components, told)?.energy.value ?? 0
const at = (more: Partial<AnalysedHouse>): Told => ({ house: { ...house, ...more } })

const facade = part('plaster_facade', 1975)
const roof = part('pitched_roof', 1975)
const windows = part('windows', 1975)
const oil = part('oil_heating', 2004)

describe('a better hull', () => {
  test('follows the formula: W/K × degree days, in the proportion of the real demand to the calculated one', () => {
    // 160 m² on two floors: 80 m² under the roof; U 1.2 becomes 0.2: 80 × 1.0 W/K × 3233 × 24 h = 6207 kWh.
    // 2400 l at 88 % are 21 120 kWh, less 2224 kWh of hot water; the model reckons (329 − 13.9) × 160 = 50 416 kWh.
    const useful = (6207 * (21_120 - 2224)) / 50_416
    expect(kwh([roof], { profile: litres(2400) })).toBeCloseTo(useful / 0.88, -1)
  })

  test('costs and emits less by the price and the whole factor of the carrier', () => {
    const { energy, cost, co2 } = saved([facade], { profile: litres(2400) }) ?? {}
    expect((cost?.value ?? 0) / (energy?.value ?? 1)).toBeCloseTo(10.5, 0)
    expect((co2?.value ?? 0) / (energy?.value ?? 1)).toBeCloseTo(0.319, 2)
    expect(co2?.rules.map(({ text }) => text).join(' ')).toContain('zählen mit (die Vorkette)')
  })

  test('of a house of the seventies saves about half, as measured renovations do (120 become 60)', () => {
    const together = hullSavings(engineAt({ house, components: [facade, roof, windows] })).at(-1)
    const used = demandOf(engineAt({ house })).figure.value ?? 0
    const share = ((together?.saving.energy.value ?? 0) * 0.88) / used
    expect(together?.part).toBe('together')
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
  })

  test('is nothing where the part is as good already, or is only painted', () => {
    expect(saved([part('plaster_facade', 2015)], at({ buildYear: 2015 }))).toBeNull()
    expect(saved([part('facade_paint', 1975)])).toBeNull()
    expect(saved([part('kitchen', 1975)])).toBeNull()
  })

  test('tells what a renewal in between leaves open: from insulated to not', () => {
    const renewed = saved([part('plaster_facade', 1975, { lastRenewedYear: 2012 })])
    expect(renewed?.energy.low).toBe(0)
    expect(renewed?.energy.rules.map(({ id }) => id)).toContain('saving.renewed')
    expect(renewed?.energy.value).toBeLessThan(kwh([facade]))
  })

  test('reaches up to the physics of the formula where other parts may be good already, never beyond its losses', () => {
    const told = { profile: litres(2400) }
    const most = 24_000 * 1.1 - 2224 / 0.88
    // 80 m² of roof: 80 × 1.0 W/K × 3700 × 24 h = 7104 kWh of heat, bought at 88 %.
    const high = (components: readonly AnalysedComponent[]) => {
      const context = engineAt({ house, components, ...told })
      return savingOf(context, components.slice(0, 1))?.energy.high ?? 0
    }
    const beside = high([roof, facade, windows])
    const renewed = high([
      roof,
      part('plaster_facade', 1975, { lastRenewedYear: 2015 }),
      part('windows', 1975, { lastRenewedYear: 2015 }),
    ])
    expect(beside).toBeGreaterThan(1.3 * kwh([roof], told))
    expect(beside).toBeLessThan(0.25 * most)
    expect(renewed).toBeGreaterThan(beside)
    expect(renewed).toBeLessThanOrEqual(7104 / 0.88 + 10)
    const all = saved([facade, roof, windows], told)?.energy.high ?? 0
    expect(all).toBeGreaterThan(0.6 * most)
    expect(all).toBeLessThan(0.9 * most)
  })

  test('says of a wooden facade, as of a roof, that its price is without insulation', () => {
    const wood = saved([part('wood_facade', 1975)])
    expect(wood === null || wood === undefined ? '' : savingCostLabel(wood)).toContain('mit Dämmung')
    expect(wood?.cost.rules.map(({ text }) => text).join(' ')).not.toContain('wie sie im Richtpreis steckt')
    const plaster = saved([facade])
    expect(plaster?.cost.rules.map(({ text }) => text).join(' ')).toContain('wie sie im Richtpreis steckt')
  })

  test('says of a roof that its price is without insulation, and of a listed house whom to ask', () => {
    expect(
      saved([roof])
        ?.energy.rules.map(({ text }) => text)
        .join(' '),
    ).toContain('nur mit Dämmung')
    const listed = saved([facade], at({ isListed: true }))
    expect(listed?.energy.rules.map(({ id }) => id)).toContain('saving.listed')
  })

  test('with a good certificate is left to the expert', () => {
    const good = saved([facade], at({ geakEnvelope: 'B' }))
    expect(good?.energy.value).toBeNull()
    expect(good?.energy.rules[0]?.text).toContain('GEAK')
  })

  test.each([
    ['a year of construction', { buildYear: null }],
    ['an area', { energyAreaM2: null }],
  ])('without %s has no figure, and the reason', (_, more) => {
    const none = saved([facade], { ...at(more), profile: litres(2400) })
    expect(none?.cost.value).toBeNull()
    expect(none?.cost.rules[0]?.text).not.toBe('')
  })

  test('without a heating is heat alone', () => {
    const heat = saved([facade], at({ heating: null }))
    expect(heat?.energy.value).toBeGreaterThan(0)
    expect(heat?.cost.value).toBeNull()
  })

  test('of a flat saves its part of what the house saves, with its own windows or with shared ones', () => {
    const flat = at({ kind: 'condominium_flat', energyAreaM2: 100, heating: 'gas' })
    const told = { ...flat, sharePermille: 100 }
    const own = kwh([part('windows', 1975)], told)
    expect(own).toBe(kwh([shared('windows', 1975)], told))
    const pair = numbered([part('windows', 1975), part('windows', 1975)])
    expect(kwh(pair, told)).toBe(own)
    const hull = hullSavings(engineAt({ ...told, components: [part('windows', 1975)] }))
    expect(hull.find((one) => one.part === 'windows')?.saving.energy.value).toBe(own)
    expect(saved([shared('plaster_facade', 1975)], flat)?.energy.rules[0]?.text).toContain('Wertquote')
  })

  test('names the cellar and the attic, which nobody records, but no cellar where there is none', () => {
    const parts = (hasCellar: boolean | null) =>
      hullSavings(engineAt({ house, components: [], profile: { hasCellar } })).map((one) => one.part)
    expect(parts(null)).toEqual(['facade', 'roof', 'windows', 'cellar_ceiling', 'together'])
    expect(parts(false)).toEqual(['facade', 'roof', 'windows', 'together'])
  })
})

describe('a new heating', () => {
  test('saves what the present one costs more, energy and service', () => {
    const context = engineAt({ house, components: [oil], profile: litres(2400) })
    const energy = energyOf(context)
    const pump = energy?.variants.find(({ kind }) => kind === 'heat_pump_air')
    const today = (energy?.cost.value ?? 0) + 50_000
    expect(savingOf(context, [oil])?.cost.value).toBeCloseTo(today - (pump?.costPerYear.value ?? 0), -4)
  })

  test('of the same kind saves nothing, nor one beside the real heating', () => {
    expect(saved([part('heat_pump', 2004)], at({ heating: 'heat_pump_air' }))).toBeNull()
    const network = { house: { ...house, heating: 'district' as const } }
    const components = [oil, part('district_heating', 2010)]
    expect(savingOf(engineAt({ ...network, components }), [oil])).toBeNull()
  })

  test('of two boilers is told of both, and says so under one of them', () => {
    const boilers = [oil, { ...oil, name: 'Zweiter Kessel' }]
    const context = engineAt({ house, components: boilers })
    const [first] = context.input.components
    const both = savingOf(context, context.input.components)
    const one = savingOf(context, first === undefined ? [] : [first])
    expect(one?.energy.value).toBe(both?.energy.value)
    const ids = (found: EnergySaving | null) => found?.cost.rules.map(({ id }) => id) ?? []
    expect(ids(one)).toContain('saving.all_heatings')
    expect(ids(both)).not.toContain('saving.all_heatings')
  })

  test('without a row of its efficiency is no figure, not a good hull', () => {
    const context = engineAt({ house, components: [oil] })
    const book = { get: (key: string) => (key === 'energy.jaz_air' ? undefined : context.book.get(key)) }
    expect(savingOf({ ...context, book }, [oil])?.cost.rules[0]?.text).toBe(savingRules.noRow)
  })

  test('takes the hot water of an electric boiler over', () => {
    const plain = saved([oil], { profile: litres(2400) })?.cost.value ?? 0
    const boiler = saved([oil], { ...at({ hotWater: 'electric' }), profile: litres(2400) })?.cost.value ?? 0
    expect(boiler).toBeGreaterThan(plain)
  })
})

describe('hot water of an electric boiler', () => {
  const metered = (hotWater: AnalysedHouse['hotWater']) =>
    energyOf(engineAt({ house: { ...house, hotWater }, profile: litres(2400) }))

  test('is heat beside the litres of oil: 13.9 kWh per m²', () => {
    expect(metered('with_heating')?.demand.value).toBe(21_120)
    expect(metered('electric')?.demand.value).toBe(21_120 + 2224)
  })

  test('costs electricity, and leaves the chimney out of it', () => {
    // 24 000 kWh × 10.5 Rp., and 2224 kWh × 27.7 Rp.
    expect(metered('electric')?.cost.value).toBe(252_000 + 62_000)
    expect(metered('electric')?.co2.value).toBe(metered('with_heating')?.co2.value)
  })

  test('is beside the kWh of a heat pump too, which is said to be assumed', () => {
    const profile = {
      consumptionCarrier: 'electricity',
      consumptionAmount: 6000,
      consumptionUnit: 'kwh',
    } as const
    const pump = (hotWater: AnalysedHouse['hotWater']) =>
      energyOf(
        engineAt({ house: { ...house, heating: 'heat_pump_air', heatingYear: 2018, hotWater }, profile }),
      )
    expect((pump('electric')?.demand.value ?? 0) - (pump('with_heating')?.demand.value ?? 0)).toBe(2224)
    expect(
      pump('electric')
        ?.demand.rules.map(({ text }) => text)
        .join(' '),
    ).toContain('Angenommen ist')
    const heater = energyOf(
      engineAt({ house: { ...house, heating: 'electric', hotWater: 'electric' }, profile }),
    )
    expect(heater?.demand.value).toBe(6000)
  })

  test('shows the half it is cut to where the estimate is small', () => {
    const small = { ...house, buildYear: 2022, usage: 'owner_occupied', hotWater: 'electric' } as const
    const context = engineAt({ house: { ...small, kind: 'apartment_building', energyAreaM2: 1500 } })
    const { boiler, figure } = demandOf(context)
    expect(Math.abs((boiler?.kwh ?? 0) - (figure.low ?? 0) / 2)).toBeLessThanOrEqual(1)
    expect(boiler?.inputs[0]?.value).toBe(boiler?.kwh)
    expect(boiler?.kwh).toBeLessThan(1500 * 20.8)
    expect(boiler?.rules.map(({ id }) => id)).toContain('energy.hot_water_most')
  })

  test('is a part of an estimated demand, not beside it', () => {
    const guessed = (hotWater: AnalysedHouse['hotWater']) =>
      energyOf(engineAt({ house: { ...house, hotWater } }))
    expect(guessed('electric')?.demand.value).toBe(guessed('with_heating')?.demand.value)
    expect(guessed('electric')?.cost.value).toBeGreaterThan(guessed('with_heating')?.cost.value ?? 0)
  })
})

test('a solar plant that stands saves nothing against today by being replaced, alone or beside others', () => {
  const plant = part('photovoltaics', 2019, { quantity: 10, unit: 'kw' })
  expect(saved([plant])).toBeNull()
  expect(saved([plant, part('battery', 2019)])).toBeNull()
  expect(saved([facade, plant])?.cost.value).toBe(saved([facade])?.cost.value)
})

describe('a bundle', () => {
  test('is reckoned together: less than the sum where the heating goes too', () => {
    const told = { profile: litres(2400) }
    const both = kwh([facade, oil], told)
    expect(both).toBeGreaterThan(Math.max(kwh([facade], told), kwh([oil], told)))
    expect(both).toBeLessThan(kwh([facade], told) + kwh([oil], told))
  })

  test('says what it is without, and why', () => {
    const texts = (components: readonly AnalysedComponent[], told: Told) =>
      saved(components, told)?.cost.rules.map(({ text }) => text) ?? []
    const noArea = { ...at({ energyAreaM2: null }), profile: litres(2400) }
    expect(texts([facade, oil], noArea).join(' ')).toContain('Ohne «Fassade verputzt»: dafür fehlt')
    const good = { ...at({ geakEnvelope: 'A' }), profile: litres(2400) }
    expect(texts([facade, oil], good).join(' ')).toContain(
      'Ohne «Fassade verputzt»: dafür fehlt ein GEAK Plus',
    )
    // A facade of one flat has no area of its own; that of the house has.
    const flat = { ...at({ kind: 'condominium_flat' }), sharePermille: 200 }
    expect(texts([facade, shared('pitched_roof', 1975)], flat).join(' ')).toContain(
      'Ohne «Fassade verputzt»: dafür fehlt die Fläche.',
    )
    const context = engineAt({ house, components: [facade, oil] })
    const book = { get: (key: string) => (key === 'energy.jaz_air' ? undefined : context.book.get(key)) }
    const noPump = savingOf({ ...context, book }, [facade, oil])?.cost.rules.map(({ text }) => text)
    expect(noPump?.join(' ')).toContain('Ohne «Ölheizung»: dafür fehlt ein Richtwert.')
    expect(texts([facade, oil], { profile: litres(2400) }).join(' ')).not.toContain('Ohne «')
  })

  test('is one by its components, not by the pieces that could be reckoned', () => {
    const ids = (components: readonly AnalysedComponent[], told: Told) =>
      saved(components, told)?.cost.rules.map(({ id }) => id) ?? []
    const noArea = { ...at({ energyAreaM2: null }), profile: litres(2400) }
    expect(ids([facade, oil], noArea)).toContain('saving.together')
    expect(ids([facade, part('kitchen', 1990)], {})).toContain('saving.alone')
  })

  test('stands on the entry of the plan, once for every year it is moved to', () => {
    const golden = { slug: '', title: '', story: '', house, components: [facade, roof, oil] }
    const input = inputOf(golden, referenceRows())
    const ids = input.components.map(({ id }) => id)
    const engine = analyser(input)
    const entry = (year: number) =>
      engine([measure('m', ids, { year })]).plan.entries.find(({ key }) => key === 'm')
    expect(entry(2030)?.saving?.energy.value).toBe(kwh([facade, roof, oil]))
    expect(entry(2031)?.saving).toBe(entry(2030)?.saving)
  })
})

const keys: readonly ComponentKey[] = [
  'plaster_facade',
  'wood_facade',
  'pitched_roof',
  'windows',
  'oil_heating',
]
const anyPart = fc
  .record({
    key: fc.constantFrom(...keys),
    year: fc.integer({ min: 1850, max: 2026 }),
    isAssumed: fc.boolean(),
    quantity: fc.option(fc.integer({ min: 1, max: 900 })),
  })
  .map(({ key, year, isAssumed, quantity }) => {
    const told = quantity === null ? {} : { quantity, unit: 'm2' as const }
    return isAssumed ? assumed(key, year, told) : part(key, year, told)
  })
const anyHouse = fc.record({
  kind: fc.constantFrom('single_family_house', 'row_house', 'apartment_building', 'holiday_home' as const),
  buildYear: fc.integer({ min: 1700, max: 2026 }),
  energyAreaM2: fc.integer({ min: 40, max: 2000 }),
  floors: fc.integer({ min: 1, max: 8 }),
  heating: fc.constantFrom('oil', 'gas', 'heat_pump_air', 'district', 'electric', 'wood' as const),
  hotWater: fc.constantFrom('with_heating', 'electric' as const),
})
const anyCase = fc.record({
  parts: fc.array(anyPart, { minLength: 1, maxLength: 6 }),
  told: anyHouse,
  amount: fc.option(fc.integer({ min: 100, max: 60_000 })),
})
const numbered = (parts: readonly AnalysedComponent[]) =>
  parts.map((one, index) => ({ ...one, id: `${index}` }))

test('a saving is never negative, nor more than the house uses, whatever is renewed together', () => {
  fc.assert(
    fc.property(anyCase, ({ parts, told, amount }) => {
      const components = numbered(parts)
      const context = engineAt({ house: { ...house, ...told }, components, profile: litres(amount ?? 0) })
      const energy = energyOf(context)
      const all = savingOf(context, components)
      for (const figure of [all?.energy, all?.cost, all?.co2]) {
        const { value = 0, low = 0, high = 0 } = figure ?? {}
        expect(low ?? 0).toBeGreaterThanOrEqual(0)
        expect(value ?? 0).toBeGreaterThanOrEqual(low ?? 0)
        expect(high ?? 0).toBeGreaterThanOrEqual(value ?? 0)
      }
      // The efficiency of the heating stands between heat and energy; service is not energy.
      const present = energy?.variants.find(({ isPresent }) => isPresent)
      const most = Math.max(present?.energyPerYear.value ?? 0, (energy?.demand.value ?? 0) / 0.6)
      expect(all?.energy.value ?? 0).toBeLessThanOrEqual(most + 10)
    }),
    runs(200),
  )
})

test('all of the hull together never saves more than its parts, nor more than the rooms use', () => {
  fc.assert(
    fc.property(anyHouse, fc.option(fc.integer({ min: 100, max: 60_000 })), (told, amount) => {
      const context = engineAt({ house: { ...house, ...told }, profile: litres(amount ?? 0) })
      const found = hullSavings(context)
      const together = found.find((one) => one.part === 'together')?.saving.energy.value ?? 0
      const parts = found.filter((one) => one.part !== 'together')
      const sum = parts.reduce((all, { saving }) => all + (saving.energy.value ?? 0), 0)
      if (found.length > 1) expect(Math.abs(together - sum)).toBeLessThanOrEqual(5 * parts.length + 5)
      expect(together).toBeLessThanOrEqual((demandOf(context).figure.value ?? 0) / 0.6 + 10)
    }),
    runs(200),
  )
})

test('the order of components does not matter', () => {
  fc.assert(
    fc.property(anyCase, ({ parts, told }) => {
      const components = numbered(parts)
      const value = (list: readonly AnalysedComponent[]) =>
        savingOf(engineAt({ house: { ...house, ...told }, components: list }), list)?.cost.value ?? null
      expect(value(components.toReversed())).toBe(value(components))
    }),
    runs(100),
  )
})

test('a better insulated start never saves more', () => {
  const years = fc.tuple(fc.integer({ min: 1900, max: 2026 }), fc.integer({ min: 0, max: 60 }))
  fc.assert(
    fc.property(years, fc.option(fc.integer({ min: 500, max: 6000 })), ([year, later], amount) => {
      const profile = litres(amount ?? 0)
      const windowsOf = (made: number) =>
        kwh([part('windows', made)], { ...at({ buildYear: 1900 }), profile })
      expect(windowsOf(Math.min(2026, year + later))).toBeLessThanOrEqual(windowsOf(year) + 10)
      const built = (buildYear: number) => kwh([part('plaster_facade', buildYear)], at({ buildYear }))
      expect(built(Math.min(2026, year + later))).toBeLessThanOrEqual(built(year) + 10)
    }),
    runs(100),
  )
})
