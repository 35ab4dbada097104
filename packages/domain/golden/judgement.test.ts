import { describe, expect, test } from 'vitest'
import { analyse, contextOf } from '../src/analysis/engine/analyse.ts'
import { solarOf } from '../src/analysis/solar/solar.ts'
import { inputOf } from './golden-house.ts'
import { goldenHouses } from './golden-houses.ts'
import { referenceRows } from './reference-rows.ts'

// What an experienced architect would call silly, whatever the rows say: the pages show figures, this judges them.
const rows = referenceRows()
const judged = goldenHouses
  .map((golden) => ({ golden, input: inputOf(golden, rows) }))
  .map((one) => ({ ...one, analysis: analyse(one.input), area: one.input.house.livingAreaM2 ?? 0 }))
const lived = judged.filter(({ area }) => area > 0)
const equipped = judged.filter(({ input }) => input.components.length > 0)
const named = <One extends { golden: { title: string } }>(list: readonly One[]) =>
  list.map((one) => [one.golden.title, one] as const)

describe('heat', () => {
  test.each(named(lived))('%s needs 40 to 200 kWh per m² and pays 4 to 50 francs for each', (_title, one) => {
    const { energy } = one.analysis
    expect(energy?.demandPerM2.value).toBeGreaterThan(40)
    expect(energy?.demandPerM2.value).toBeLessThan(200)
    const francs = (energy?.cost.value ?? 0) / 100 / one.area
    expect(francs).toBeGreaterThan(4)
    expect(francs).toBeLessThan(50)
  })

  test('calibrated houses lie within the range that is calculated for them without their consumption', () => {
    const metered = lived.filter(({ analysis }) => analysis.energy?.isCalibrated === true)
    const outside = metered.filter(({ golden, analysis }) => {
      const { profile: _profile, ...blind } = golden
      const guess = analyse(inputOf(blind, rows)).energy?.demand
      const real = analysis.energy?.demand.value ?? 0
      return real < (guess?.low ?? 0) || real > (guess?.high ?? 0)
    })
    // A house of Minergie was better than its time: that is what the owner's consumption is asked for.
    expect(outside.map(({ golden }) => golden.slug)).toEqual(['13-minergie-2003'])
    expect(metered.length).toBeGreaterThan(6)
  })
})

describe('what a better hull saves', () => {
  const insulated = lived.filter(({ analysis }) => (analysis.energy?.hull.length ?? 0) > 1)

  test.each(named(insulated))('%s: no more than two thirds of what heating costs today', (_title, one) => {
    const { energy } = one.analysis
    const together = energy?.hull.at(-1)?.saving
    expect(together?.cost.value ?? 0).toBeLessThan((energy?.cost.value ?? 0) * 0.67)
    expect(together?.energy.value ?? 0).toBeLessThan(energy?.demand.high ?? 0)
  })

  test('houses from before 1980 save a fifth to two thirds of their heat, those since 2010 next to nothing', () => {
    const share = ({ analysis }: (typeof lived)[number]): number => {
      const { cost, hull = [] } = analysis.energy ?? {}
      return (hull.at(-1)?.saving.cost.value ?? 0) / (cost?.value ?? 1)
    }
    const old = insulated.filter(({ input }) => (input.house.buildYear ?? 0) < 1980)
    const young = lived.filter(({ input }) => (input.house.buildYear ?? 0) >= 2010)
    expect(old.length).toBeGreaterThan(8)
    for (const one of old) expect(share(one)).toBeGreaterThan(0.2)
    for (const one of young) expect(share(one)).toBeLessThan(0.1)
  })

  test('no facade pays itself back within ten years, and no new heating loses money', () => {
    const parts = equipped.flatMap(({ golden, analysis }) =>
      analysis.components.flatMap(({ component, cost, saving }) => {
        const francs = saving?.cost.value ?? null
        return francs === null
          ? []
          : [{ of: `${golden.slug} ${component.catalogKey}`, cost: cost.value, francs }]
      }),
    )
    const facades = parts.filter(({ of }) => of.endsWith('facade'))
    const heatings = parts.filter(({ of }) => of.endsWith('heating'))
    expect([facades.length > 8, heatings.length > 8]).toEqual([true, true])
    expect(facades.filter(({ cost, francs }) => francs * 10 >= (cost ?? Infinity))).toEqual([])
    expect(heatings.filter(({ francs }) => francs <= 0)).toEqual([])
  })
})

describe('electricity from the roof', () => {
  const sunny = lived.flatMap((one) => {
    const solar = solarOf(contextOf(one.input))
    return solar === null || solar.power.value === null ? [] : [{ ...one, solar }]
  })

  test.each(named(sunny))('%s: as large as plants are built, as fruitful as plants are', (_title, one) => {
    const { power, gain } = one.solar
    const kw = power.value ?? 0
    const isFlat = one.input.house.kind === 'condominium_flat'
    expect(kw).toBeGreaterThan(isFlat ? 1 : 4)
    expect(kw).toBeLessThan(isFlat ? 6 : 30)
    const perKw = (one.solar.yield.value ?? 0) / kw
    expect(perKw).toBeGreaterThan(850)
    expect(perKw).toBeLessThan(950)
    // A kWh is worth more than the net pays for it less upkeep, and less than it costs to buy.
    const rappen = (gain.value ?? 0) / (one.solar.yield.value ?? 1)
    expect(rappen).toBeGreaterThan(3)
    expect(rappen).toBeLessThan(15)
  })

  test('none pays itself back within ten years, and some do within their life', () => {
    const years = sunny.flatMap(({ solar }) => solar.plan?.payback.value ?? [])
    expect(years.length).toBeGreaterThan(12)
    expect(Math.min(...years)).toBeGreaterThan(10)
    expect(Math.max(...years)).toBeLessThan(60)
    expect(sunny.filter(({ solar }) => solar.plan?.outlook === 'within').length).toBeGreaterThan(2)
  })
})

describe('renewals', () => {
  test.each(named(equipped))('%s costs 1000 to 5500 francs per m² in thirty years', (_title, one) => {
    const francs = (one.analysis.plan.sums.thirty.value ?? 0) / 100 / one.area
    expect(francs).toBeGreaterThan(1000)
    expect(francs).toBeLessThan(5500)
  })

  test.each(named(equipped))('%s asks for no more than 14 francs per m² and month', (_title, one) => {
    expect((one.analysis.reserve.perMonth.value ?? 0) / 100 / one.area).toBeLessThan(14)
  })

  test.each(named(equipped))('%s is never due as a whole', (_title, one) => {
    expect(one.analysis.counts.due).toBeLessThan(one.input.components.length * 0.7)
  })

  test('nothing is due in a house of which only the year is known, nor in one since 2003', () => {
    const quiet = equipped.filter(
      ({ input }) =>
        (input.house.buildYear ?? 0) >= 2003 || input.components.every((one) => one.isInstalledYearAssumed),
    )
    expect(quiet.map(({ analysis }) => analysis.counts.due)).toEqual(quiet.map(() => 0))
    expect(quiet).toHaveLength(5)
  })
})

test('where there is nothing, nothing is made up', () => {
  const land = judged.find(({ input }) => input.house.kind === 'building_land')
  expect(land?.analysis.energy).toBeNull()
  expect(land?.analysis.plan.entries).toEqual([])
  expect(land?.analysis.score.value).toBeNull()
})

test('a heating costs the same whether it is renewed or compared', () => {
  const six = judged.find(({ golden }) => golden.slug === '12-mehrfamilienhaus-1999')
  const renewal = six?.analysis.components.find(({ component }) => component.catalogKey === 'gas_heating')
  const compared = six?.analysis.energy?.variants.find(({ kind }) => kind === 'heat_pump_air')
  const ratio = (renewal?.cost.value ?? 0) / (compared?.investment.value ?? 1)
  expect(Math.abs(ratio - 1)).toBeLessThan(0.03)
})
