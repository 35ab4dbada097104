import { describe, expect, test } from 'vitest'
import { fc } from '../../../test/by-lot.ts'
import { engineAt } from '../../../golden/engine-at.ts'
import { assumed, inputOf, part, shared, type GoldenHouse } from '../../../golden/golden-house.ts'
import { referenceRows } from '../../../golden/reference-rows.ts'
import type { Figure } from '../../figures/figure.ts'
import { analyse, contextOf } from '../engine/analyse.ts'
import { measure, oilHouse as house } from '../engine/analyse-example.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import type { SolarAnalysis } from './solar-analysis.ts'
import { solarRules } from './solar.labels.ts'
import { roofYearOf, solarOf } from './solar.ts'

const roof = (quantity: number): AnalysedComponent => part('pitched_roof', 1990, { quantity, unit: 'm2' })
const plant = (kw: number): AnalysedComponent => part('photovoltaics', 2016, { quantity: kw, unit: 'kw' })

function solar(told: Partial<GoldenHouse>): SolarAnalysis {
  const found = solarOf(engineAt({ house, ...told }))
  if (found === null) throw new Error('nothing is said of this house')
  return found
}
const ends = ({ low, value, high }: Figure) => [low, value, high]
const texts = ({ rules }: Figure): string => rules.map(({ text }) => text).join(' ')
const everyFigure = ({ power, yield: kwh, gain, plan }: SolarAnalysis): Figure[] => [
  power,
  kwh,
  gain,
  ...(plan === null ? [] : [plan.investment, plan.subsidy, plan.payback]),
]

describe('a plant on a roof of 100 m²', () => {
  const found = solar({ components: [roof(100)] })

  test('has the power the sunny and free part has room for', () => {
    // 100 m² × 68 % × 63 % ÷ 5 m² = 8.6 kW; one side alone with weak modules 5.3, all of it with strong ones 14.
    expect(ends(found.power)).toEqual([5.5, 8.5, 14])
    expect(ends(found.yield)).toEqual([4550, 7650, 14_000])
  })

  test('brings what is not bought, what is paid for the rest, less its upkeep', () => {
    // Of 7650 kWh the sun covers 37 % of 4000 kWh: 1480 × 27.7 Rp. + 6170 × 6 Rp. − 1 % of CHF 23 535.
    expect(found.gain.value).toBe(54_000)
    const told = new Map(found.gain.inputs.map(({ label, value }) => [label, value]))
    expect(told.get('Davon selbst gebraucht')).toBe(1480)
    expect(told.get('Davon ins Netz')).toBe(6170)
  })

  test('costs by its size, is paid for by the federation, and takes its time', () => {
    // Between CHF 2980 at 6 kW and 2250 at 20 kW a kW costs 2769; CHF 360 a kW from Pronovo.
    expect(found.plan?.investment.value).toBe(2_350_000)
    expect(found.plan?.subsidy.value).toBe(306_000)
    expect(found.plan?.payback.value).toBe(38)
    expect(found.plan?.outlook).toBe('unlikely')
  })
})

test('a flat roof is sunny all over, but its rows keep a distance', () => {
  const flat = solar({ components: [part('flat_roof', 2000, { quantity: 100, unit: 'm2' })] })
  expect(flat.power.value).toBe(10.5)
  expect(texts(flat.power)).toContain(solarRules.flatRoof)
})

test('the roof of the house counts, not that of its annexe', () => {
  const annexe = part('flat_roof', 2005, { quantity: 20, unit: 'm2' })
  expect(solar({ components: [roof(100), annexe] }).power.value).toBe(8.5)
})

test('without a recorded roof its area is estimated, and its form is assumed or told', () => {
  const assumedForm = solar({})
  expect(texts(assumedForm.power)).toContain(solarRules.formAssumed)
  expect(assumedForm.power.value).toBeGreaterThan(8)
  expect(assumedForm.power.value).toBeLessThan(14)
  const told = solar({ profile: { roofForm: 'flat' } })
  expect(texts(told.power)).not.toContain(solarRules.formAssumed)
})

test('a heat pump uses more of the electricity itself, a holiday home less', () => {
  const components = [roof(100)]
  const usual = solar({ components }).gain.value ?? 0
  expect(solar({ components, house: { ...house, heating: 'heat_pump_air' } }).gain.value).toBeGreaterThan(
    usual,
  )
  expect(solar({ components, house: { ...house, usage: 'second_home' } }).gain.value).toBeLessThan(usual)
})

test('six households use more than one; how many there are must be known', () => {
  const block = { ...house, kind: 'apartment_building' as const, dwellings: 6 }
  const components = [roof(300)]
  const six = solar({ components, house: block })
  expect(six.gain.value).toBeGreaterThan(solar({ components }).gain.value ?? 0)
  const unknown = solar({ components, house: { ...block, dwellings: null } })
  expect([unknown.power.value, unknown.gain.value]).toEqual([25.5, null])
  expect(texts(unknown.gain)).toBe(solarRules.dwellingsMissing)
  expect(texts(six.gain)).toContain(solarRules.together)
  const two = solar({ components, house: { ...block, kind: 'two_family_house', dwellings: null } })
  expect(two.gain.inputs).toContainEqual(expect.objectContaining({ label: 'Wohnungen', value: 2 }))
  expect(unknown.plan?.payback.value).toBeNull()
})

test('above 30 kW a kWh is paid less, but never below the market', () => {
  const paid = (kw: number) =>
    solar({ components: [plant(kw)] }).gain.inputs.find(({ label }) => label === 'Vergütung je kWh')?.value
  expect([paid(30), paid(36), paid(90)]).toEqual([6, 5, 4.5])
})

describe('a plant that stands', () => {
  test('has a yield and a gain, and no price', () => {
    const found = solar({ components: [roof(100), plant(9.6)] })
    expect([found.isStanding, found.plan]).toEqual([true, null])
    expect(ends(found.power)).toEqual([9.6, 9.6, 9.6])
    expect(found.yield.value).toBe(8640)
    expect(found.gain.value).toBeGreaterThan(0)
  })

  test('without its kW says what is missing, also where only the register knows of it', () => {
    const found = solar({ components: [part('photovoltaics', 2016)] })
    expect([found.isStanding, found.power.value, found.plan]).toEqual([true, null, null])
    expect(texts(found.power)).toBe(solarRules.peakMissing)
    expect(texts(solar({ house: { ...house, hasPhotovoltaics: true } }).yield)).toBe(solarRules.peakMissing)
  })

  test('with a battery says that it is not reckoned', () => {
    const components = [plant(8), part('battery', 2022)]
    expect(texts(solar({ components }).gain)).toContain(solarRules.battery)
  })
})

describe('a flat', () => {
  const flat = { ...house, kind: 'condominium_flat' as const, energyAreaM2: 100, floors: 4 }
  const components = [shared('pitched_roof', 1990, { quantity: 200, unit: 'm2' })]

  test('has its share of what the whole roof has room for', () => {
    const whole = solar({ house: flat, components, sharePermille: 1000 })
    const tenth = solar({ house: flat, components, sharePermille: 100 })
    expect(whole.power.value).toBe(17)
    expect(tenth.power.value).toBe(1.7)
    expect(texts(tenth.power)).toContain(solarRules.share)
    expect(tenth.yield.value).toBe(1530)
    // One household beside a tenth of the plant: it uses a larger part of it.
    expect(tenth.gain.value).toBeGreaterThan((whole.gain.value ?? 0) / 10)
  })

  test('without a share says why nothing is known', () => {
    const found = solar({ house: flat, components })
    expect(everyFigure(found).map(({ value }) => value)).toEqual([null, null, null])
    expect(texts(found.power)).toBe(solarRules.shareMissing)
  })
})

describe('a row house that shares', () => {
  const row = { ...house, kind: 'row_house' as const }
  const own = solar({ house: row, components: [part('pitched_roof', 1990)], sharePermille: 100 })

  test('a roof with nine others has its part of it, measured or not', () => {
    const measured = [shared('pitched_roof', 1990, { quantity: 1200, unit: 'm2' })]
    const found = solar({ house: row, components: measured, sharePermille: 100 })
    expect(found.power.value).toBe(10.3)
    expect(texts(found.power)).toContain(solarRules.share)
    const guessed = solar({ house: row, components: [shared('pitched_roof', 1990)], sharePermille: 100 })
    // Ten such houses have ten such roofs: a tenth of them is one, in a plant that is cheaper by the kW.
    expect(Math.abs((guessed.power.value ?? 0) - (own.power.value ?? 0))).toBeLessThanOrEqual(0.5)
    expect(guessed.plan?.investment.value).toBeLessThan(own.plan?.investment.value ?? 0)
  })

  test('has all of a roof of its own, whatever else it shares', () => {
    const alone = solar({ house: row, components: [part('pitched_roof', 1990)] })
    expect(own).toEqual(alone)
  })

  test('a plant that stands has its part of it, and needs the share for it', () => {
    const components = [shared('photovoltaics', 2016, { quantity: 80, unit: 'kw' })]
    const found = solar({ house: row, components, sharePermille: 100 })
    expect([found.power.value, found.yield.value]).toEqual([8, 7200])
    expect(texts(solar({ house: row, components }).power)).toBe(solarRules.shareMissing)
  })
})

test('a listed house is warned, land and a house nobody knows have nothing', () => {
  expect(texts(solar({ house: { ...house, isListed: true } }).power)).toContain(solarRules.listed)
  expect(solarOf(engineAt({ house: { kind: 'building_land' } }))).toBeNull()
  expect(solarOf(engineAt({ house: { kind: 'single_family_house' } }))).toBeNull()
})

test('rows that are missing leave «Noch kein Richtwert», never a number', () => {
  const without = (key: string): SolarAnalysis | null => {
    const rows = referenceRows().filter((row) => row.key !== key)
    const golden = { slug: '', title: '', story: '', house, components: [roof(100)] }
    return solarOf(contextOf(inputOf(golden, rows)))
  }
  expect(without('solar.area_per_kw')?.power.value).toBeNull()
  expect(without('solar.yield')).toMatchObject({
    power: { value: 8.5 },
    yield: { value: null },
    gain: { value: null },
  })
  expect(without('solar.cover')).toMatchObject({ yield: { value: 7650 }, gain: { value: null } })
  expect(without('solar.investment_10_30')?.plan?.investment.value).toBeNull()
  expect(without('subsidy.pv_per_kwp')?.plan?.subsidy.value).toBeNull()
})

describe('whatever the roof', () => {
  const area = fc.integer({ min: 10, max: 3000 })
  const heating = fc.constantFrom('oil', 'heat_pump_air', 'electric', null)
  const form = fc.constantFrom('pitched_roof', 'flat_roof')

  test('more of it is never less power, electricity or price, and below 30 kW never less gain', () => {
    fc.assert(
      fc.property(area, area, heating, form, (one, other, kind, key) => {
        const at = (quantity: number) =>
          solar({
            house: { ...house, heating: kind },
            components: [part(key, 1990, { quantity, unit: 'm2' })],
          })
        const [small, large] = [at(Math.min(one, other)), at(Math.max(one, other))]
        const pairs = [
          [small.power, large.power],
          [small.yield, large.yield],
          [small.plan?.investment, large.plan?.investment],
          // Just above, the net pays nothing for a further kW, and upkeep costs.
          ...((large.power.high ?? 0) > 30 ? [] : [[small.gain, large.gain]]),
        ]
        for (const [less, more] of pairs) {
          expect(less?.low ?? 0).toBeLessThanOrEqual(more?.low ?? 0)
          expect(less?.value ?? 0).toBeLessThanOrEqual(more?.value ?? 0)
          expect(less?.high ?? 0).toBeLessThanOrEqual(more?.high ?? 0)
        }
      }),
    )
  })

  test('low ≤ value ≤ high, no gain above using all of it oneself, and every figure explains itself', () => {
    fc.assert(
      fc.property(area, heating, form, fc.boolean(), (quantity, kind, key, stands) => {
        const found = solar({
          house: { ...house, heating: kind },
          components: stands ? [plant(quantity / 10)] : [part(key, 1990, { quantity, unit: 'm2' })],
        })
        for (const figure of everyFigure(found)) {
          expect(figure.low ?? 0).toBeLessThanOrEqual(figure.value ?? 0)
          expect(figure.value ?? 0).toBeLessThanOrEqual(figure.high ?? 0)
          expect(figure.inputs.length).toBeGreaterThan(0)
          expect(figure.rules.some(({ sources }) => sources.length > 0) || stands).toBe(true)
        }
        for (const end of ['low', 'value', 'high'] as const)
          expect(found.gain[end] ?? 0).toBeLessThanOrEqual((found.yield[end] ?? 0) * 27.7 + 500)
      }),
    )
  })
})

describe('the year of the roof', () => {
  const roofYear = (components: readonly AnalysedComponent[], measures: GoldenHouse['measures'] = []) => {
    const golden = { slug: '', title: '', story: '', house, components, measures }
    const input = inputOf(golden, referenceRows())
    return roofYearOf(analyse(input), input)
  }

  test('is told where it lies within ten years, as decided or as recommended', () => {
    expect(roofYear([part('pitched_roof', 1980)])).toBe(2030)
    expect(roofYear([part('pitched_roof', 2010)])).toBeNull()
    expect(roofYear([part('windows', 1980)])).toBeNull()
    expect(roofYear([assumed('pitched_roof', 2010)])).toBeNull()
    const decided = measure('m', ['01-pitched_roof'], { year: 2028 })
    expect(roofYear([part('pitched_roof', 2010)], [decided])).toBe(2028)
  })

  test('is not that of its upkeep, and none where its renewal was rejected', () => {
    const gutters = measure('m', ['01-pitched_roof'], { kind: 'upkeep', year: 2028 })
    expect(roofYear([part('pitched_roof', 2015)], [gutters])).toBeNull()
    expect(roofYear([part('pitched_roof', 1980)], [gutters])).toBe(2030)
    const rejected = measure('m', ['01-pitched_roof'], { state: 'rejected', year: null })
    expect(roofYear([part('pitched_roof', 1980)], [rejected])).toBeNull()
  })

  test('is not that of the flat roof of a garage', () => {
    const garage = part('flat_roof', 2000)
    expect(roofYear([garage])).toBe(2030)
    expect(roofYear([part('pitched_roof', 2015), garage])).toBeNull()
  })
})
