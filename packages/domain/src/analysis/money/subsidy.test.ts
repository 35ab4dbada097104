import { describe, expect, test } from 'vitest'
import { fc } from '../../../test/by-lot.ts'
import { engineAt } from '../../../golden/engine-at.ts'
import { francs, part, shared, type GoldenHouse } from '../../../golden/golden-house.ts'
import { referenceRows } from '../../../golden/reference-rows.ts'
import { isUnverified, type Figure } from '../../figures/figure.ts'
import { componentKeys } from '../../real-estate/component.ts'
import { cantons } from '../../real-estate/real-estate.ts'
import type { AnalysedComponent, AnalysedHouse } from '../model/analysis.ts'
import { energyOf } from '../outlook/energy.ts'
import { exactFigure, noFigure } from '../model/explain.ts'
import { subsidyOf } from './subsidy.ts'

const house: Partial<AnalysedHouse> = {
  kind: 'single_family_house',
  canton: 'ZH',
  buildYear: 1978,
  livingAreaM2: 152,
  energyAreaM2: 176,
  floors: 2,
  heating: 'oil',
}
const cost = (amount: number): Figure => exactFigure('rappen', francs(amount), [])
const subsidy = (component: AnalysedComponent, amount = 60_000, told: Partial<GoldenHouse> = {}) =>
  subsidyOf(engineAt({ house, components: [component], ...told }), component, cost(amount))
const square = (m2: number) => ({ quantity: m2, unit: 'm2' as const })

describe('insulation of roof and facade', () => {
  test('area times the rate of the canton: ZH 40, SZ 60 francs per m²', () => {
    expect(subsidy(part('plaster_facade', 1978, square(190))).value).toBe(francs(7600))
    const schwyz = { house: { ...house, canton: 'SZ' as const } }
    expect(subsidy(part('plaster_facade', 1978, square(150)), 60_000, schwyz).value).toBe(francs(9000))
  })

  test.each(['pitched_roof', 'flat_roof'] as const)(
    '%s is priced without insulation and gets none',
    (key) => {
      const figure = subsidy(part(key, 1978, square(150)))
      expect(figure.value).toBe(0)
      expect(figure.rules[0]?.text).toContain('nur mit Dämmung')
    },
  )

  test('a year of the register is said to be one', () => {
    const told = { house: { ...house, origins: [{ field: 'buildYear', source: 'register' as const }] } }
    const figure = subsidy(part('plaster_facade', 1978, square(190)), 60_000, told)
    expect(figure.inputs.find(({ label }) => label === 'Baujahr')?.origin).toBe('register')
  })

  test('says that the application comes before the work, and that nobody saw the rate at its source', () => {
    const figure = subsidy(part('plaster_facade', 1978, square(190)))
    expect(figure.rules[0]?.text).toContain('vor Beginn der Arbeiten')
    expect(isUnverified(figure)).toBe(true)
  })

  test('never more than half the cost, and no small change', () => {
    expect(subsidy(part('plaster_facade', 1978, square(190)), 10_000).value).toBe(francs(5000))
    expect(subsidy(part('plaster_facade', 1978, square(40))).value).toBe(0)
  })

  test('a house of 2000 is too young; one without a year is not judged', () => {
    const young = { house: { ...house, buildYear: 2000 } }
    expect(subsidy(part('plaster_facade', 2000, square(190)), 60_000, young).value).toBe(0)
    const period = { house: { ...house, buildYear: null, buildPeriod: 'from_1996_to_2000' as const } }
    expect(subsidy(part('plaster_facade', 1998, square(190)), 60_000, period).value).toBe(0)
    const unknown = { house: { ...house, buildYear: null } }
    expect(subsidy(part('plaster_facade', 1978, square(190)), 60_000, unknown).value).toBeNull()
  })

  test('without a quantity the area is estimated', () => {
    expect(subsidy(part('plaster_facade', 1978)).value).toBeGreaterThan(francs(6000))
  })

  test('a listed house asks first whether it may', () => {
    const listed = { house: { ...house, isListed: true } }
    const { rules } = subsidy(part('plaster_facade', 1978, square(190)), 60_000, listed)
    expect(rules.map(({ id }) => id)).toContain('subsidy.listed')
  })

  test('a wooden facade is priced without insulation, so none is reckoned', () => {
    const wood = subsidy(part('wood_facade', 1978, square(150)))
    expect(wood.value).toBe(0)
    expect(wood.rules[0]?.text).toContain('nur mit Dämmung')
  })

  test('paint insulates nothing', () => {
    expect(subsidy(part('facade_paint', 2000)).value).toBe(0)
  })
})

describe('heating', () => {
  test('an oil heating that makes way for an air heat pump: ZH 2900 up to 15 kW, BS 8000 and 250 per kW', () => {
    const zurich = subsidy(part('oil_heating', 2004))
    expect(zurich.value).toBe(francs(2900))
    expect(zurich.rules.map(({ id }) => id)).toContain('subsidy.heat_pump')
    const profile = { consumptionCarrier: 'oil', consumptionAmount: 2500, consumptionUnit: 'litre' } as const
    const basel = { house: { ...house, canton: 'BS' as const, heatingYear: 2004 }, profile }
    // 2500 l · 10 kWh · 88 % ÷ 2200 h = 10 kW
    const figure = subsidy(part('oil_heating', 2004), 60_000, basel)
    expect(figure.value).toBe(francs(10_500))
    // The rates were seen at their source, the hours that give the power were not.
    expect(isUnverified(figure)).toBe(true)
  })

  test('two boilers get what one gets, together; a heater beside the heating gets nothing', () => {
    const boilers = [part('oil_heating', 2004), part('oil_heating', 2004)]
    const each = boilers.map((one) => subsidy(one, 18_750, { components: boilers }))
    expect(each.map(({ value }) => value)).toEqual([francs(1450), francs(1450)])
    expect(each[0]?.rules.map(({ id }) => id)).toContain('subsidy.pieces')
    const mixed = [part('oil_heating', 2004), part('electric_heating', 2004)]
    expect(mixed.map((one) => subsidy(one, 37_500, { components: mixed }).value)).toEqual([francs(2900), 0])
  })

  test('replacing a heat pump or a wood heating gets nothing', () => {
    expect(subsidy(part('heat_pump', 2004)).value).toBe(0)
    expect(subsidy(part('wood_heating', 2004)).value).toBe(0)
  })

  test('a canton without a row has no figure, never a nought', () => {
    const figure = subsidy(part('oil_heating', 2004), 60_000, { house: { ...house, canton: 'TI' } })
    expect(figure.value).toBeNull()
    expect(figure.rules[0]?.text).toContain('Kanton')
  })
})

describe('other cantons, each by its own row', () => {
  // 2500 l · 10 kWh · 88 % ÷ 2200 h = 10 kW
  const profile = { consumptionCarrier: 'oil', consumptionAmount: 2500, consumptionUnit: 'litre' } as const
  test.each([
    ['ZG', 8500, true],
    ['GE', 7000, true],
    ['AG', 3600, false],
    ['LU', 4000, false],
    ['BL', 7000, false],
    ['SO', 5500, false],
  ] as const)('%s gives %d francs for an air heat pump of 10 kW', (canton, amount, isOfCanton) => {
    const told = { house: { ...house, canton, heatingYear: 2004 }, profile }
    const figure = subsidy(part('oil_heating', 2004), 60_000, told)
    expect(figure.value).toBe(francs(amount))
    const rates = figure.rules.find(({ id }) => id === 'subsidy.heating')?.sources ?? []
    expect(rates.every(({ isVerified }) => isVerified)).toBe(isOfCanton)
  })

  test.each([
    ['ZG', 60],
    ['GE', 140],
    ['BS', 70],
    ['AG', 40],
    ['VD', 50],
  ] as const)('%s gives %d francs per m² of an insulated facade', (canton, rate) => {
    const told = { house: { ...house, canton } }
    expect(subsidy(part('plaster_facade', 1978, square(150)), 90_000, told).value).toBe(francs(150 * rate))
  })

  test('Schaffhausen pays for a heat pump only beside a solar plant', () => {
    const sh = { ...house, canton: 'SH' as const, heatingYear: 2004 }
    const oil = part('oil_heating', 2004)
    const without = subsidy(oil, 60_000, { house: sh, profile })
    expect(without.value).toBeNull()
    expect(without.rules[0]?.text).toContain('Solarstromanlage')
    expect(subsidy(oil, 60_000, { house: { ...sh, hasPhotovoltaics: true }, profile }).value).toBe(
      francs(3000),
    )
  })

  test('a rate by quality or with two sources has a range: GE walls, ZG probes', () => {
    const geneva = { house: { ...house, canton: 'GE' as const } }
    expect(subsidy(part('plaster_facade', 1978, square(150)), 90_000, geneva)).toMatchObject({
      value: francs(150 * 140),
      low: francs(150 * 80),
      high: francs(150 * 140),
    })
    const context = engineAt({
      house: { ...house, canton: 'ZG', heating: 'oil', heatingYear: 2004 },
      profile,
    })
    const probe = energyOf(context)?.variants.find(({ kind }) => kind === 'heat_pump_ground')?.subsidy
    expect([probe?.value, probe?.high]).toEqual([francs(24_000), francs(29_000)])
    expect(probe === undefined || isUnverified(probe)).toBe(true)
  })

  test('a rate that was only inferred is withdrawn: LU has none for walls', () => {
    const lucerne = { house: { ...house, canton: 'LU' as const } }
    expect(subsidy(part('plaster_facade', 1978, square(150)), 90_000, lucerne).value).toBeNull()
  })

  test('what a programme gave until 2023 or before its change of 2025 is no row: BE and SG have none', () => {
    const value = (canton: 'BE' | 'SG') =>
      subsidy(part('oil_heating', 2004), 60_000, { house: { ...house, canton }, profile }).value
    expect([value('BE'), value('SG')]).toEqual([null, null])
  })

  test('Basel-Stadt pays for windows too, at most 40 % and not below 1000 francs', () => {
    const told = { house: { ...house, canton: 'BS' as const } }
    expect(subsidy(part('windows', 1996, square(30)), 40_000, told).value).toBe(francs(1500))
    expect(subsidy(part('windows', 1996, square(30)), 2500, told).value).toBe(francs(1000))
    expect(subsidy(part('windows', 1996, square(10)), 40_000, told).value).toBe(0)
  })
})

test('collectors that replace old ones alone get nothing; what a larger plant would get is said', () => {
  for (const canton of ['ZH', 'SZ'] as const) {
    const figure = subsidy(part('solar_thermal', 2004), 15_000, { house: { ...house, canton } })
    expect(figure.value).toBe(0)
    expect(figure.rules[0]?.text).toContain('reine Ersatz')
    expect(figure.inputs.map(({ value }) => value)).toEqual([2, francs(2400), francs(1000)])
  }
  const elsewhere = subsidy(part('solar_thermal', 2004), 15_000, { house: { ...house, canton: 'VS' } })
  expect(elsewhere.value).toBeNull()
})

test('windows alone get nothing, in words', () => {
  const figure = subsidy(part('windows', 1996))
  expect(figure.value).toBe(0)
  expect(figure.rules[0]?.text).toContain('Fenster allein')
})

describe('photovoltaics', () => {
  test.each([
    [8, 2880],
    [30, 10_800],
    [50, 16_800],
  ])('%d kWp get %d francs from the federation', (quantity, amount) => {
    const plant = part('photovoltaics', 2010, { quantity, unit: 'kw' })
    expect(subsidy(plant, 100_000, { house: { ...house, canton: 'TI' } }).value).toBe(francs(amount))
  })

  test('never more than 30 % of the cost, and no guess without its power', () => {
    expect(subsidy(part('photovoltaics', 2010, { quantity: 10, unit: 'kw' }), 10_000).value).toBe(
      francs(3000),
    )
    expect(subsidy(part('photovoltaics', 2010)).value).toBeNull()
  })

  test('a plant that is the roof gets more: in the upper end, up to 30 kW', () => {
    const high = (quantity: number) =>
      subsidy(part('photovoltaics', 2010, { quantity, unit: 'kw' }), 200_000).high
    expect([high(10), high(50)]).toEqual([francs(4000), francs(30 * 400 + 20 * 300)])
  })

  test('the application goes in after the start of operation', () => {
    expect(subsidy(part('photovoltaics', 2010, { quantity: 8, unit: 'kw' })).rules[0]?.text).toContain(
      'nach der Inbetriebnahme',
    )
  })
})

test('of a shared component the owner gets the share; without a share nothing is told', () => {
  const flat = { ...house, kind: 'condominium_flat' as const }
  const facade = shared('plaster_facade', 1978, square(600))
  expect(subsidy(facade, 20_000, { house: flat, sharePermille: 100 }).value).toBe(francs(2400))
  expect(subsidy(facade, 20_000, { house: flat }).value).toBeNull()
})

test('what is shared outside a flat is shared for the subsidy as for the cost', () => {
  const row = { ...house, kind: 'row_house' as const }
  const told = { house: row, sharePermille: 200 }
  // 2900 for the first 15 kW of a plant for five houses, and 160 for every further one.
  const heating = subsidy(shared('oil_heating', 2004), 30_000, told)
  expect(heating.value).toBeGreaterThan(francs(2900 / 5))
  expect(heating.value).toBeLessThan(francs(2900))
  // Nobody measured it: five such facades, of which one is the owner's.
  const own = subsidy(part('plaster_facade', 1978), 60_000, { house: row }).value ?? 0
  const estimated = subsidy(shared('plaster_facade', 1978), 60_000, told).value ?? 0
  expect(Math.abs(estimated - own)).toBeLessThanOrEqual(francs(20))
  expect(subsidy(shared('plaster_facade', 1978, square(190)), 20_000, told).value).toBe(francs(7600 / 5))
  expect(subsidy(shared('plaster_facade', 1978, square(190)), 20_000, { house: row }).value).toBeNull()
})

test('no row of a subsidy or a heating lies there that nothing reads', () => {
  const read = new Set<string>()
  const components = componentKeys.map((key) => part(key, 2000, { quantity: 40, unit: 'kw' }))
  for (const canton of cantons)
    for (const heating of ['oil', 'wood'] as const) {
      const context = engineAt({ house: { ...house, canton, heating }, components })
      const get = (key: string) => {
        read.add(key)
        return context.book.get(key)
      }
      const watched = { ...context, book: { get } }
      for (const one of context.input.components) subsidyOf(watched, one, cost(60_000))
      energyOf(watched)
    }
  const keys = referenceRows().map(({ key }) => key)
  expect(keys.filter((key) => /^(subsidy|heating)\./u.test(key) && !read.has(key))).toEqual([])
})

test('a cost nobody knows does not hide the subsidy', () => {
  const facade = part('plaster_facade', 1978, square(190))
  const context = engineAt({ house, components: [facade] })
  expect(subsidyOf(context, facade, noFigure('rappen', [])).value).toBe(francs(7600))
})

test('no subsidy is negative or above the cap of the cost, whatever the house and the canton', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...componentKeys),
      fc.constantFrom(...cantons, null),
      fc.integer({ min: 1850, max: 2026 }),
      fc.integer({ min: 20, max: 3000 }),
      fc.integer({ min: 0, max: 500_000 }),
      fc.option(fc.integer({ min: 1, max: 1000 })),
      (key, canton, buildYear, livingAreaM2, amount, quantity) => {
        const component = part(key, buildYear, { quantity, unit: key === 'photovoltaics' ? 'kw' : 'm2' })
        const context = engineAt({
          house: { ...house, canton, buildYear, energyAreaM2: null, livingAreaM2 },
          components: [component],
        })
        const { value, low, high } = subsidyOf(context, component, cost(amount))
        if (value === null) return
        const cap = context.book.get('subsidy.cap_percent')?.value ?? 100
        const most = key === 'photovoltaics' ? 30 : cap
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual((francs(amount) * most) / 100)
        expect(low).toBeLessThanOrEqual(value)
        expect(high).toBeGreaterThanOrEqual(value)
      },
    ),
  )
})
