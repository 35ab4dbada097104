import { describe, expect, test } from 'vitest'
import type { AnalysedComponent, AnalysisInput } from '../model/analysis.ts'
import { component, exampleInput, exampleRows, measure, row } from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'

const references = [
  ...exampleRows,
  row('lifetime.oil_tank', 30, 'years'),
  row('cost.oil_tank', 6000, 'chf_flat'),
]
const tank = component('tank', 'oil_tank', 2010)
const heating = (installedYear: number) => component('heating', 'oil_heating', installedYear)

function acts(components: readonly AnalysedComponent[], more: Partial<AnalysisInput> = {}) {
  const { plan } = analyse(exampleInput({ references, components, ...more }))
  return plan.entries
    .filter(({ componentIds }) => componentIds.includes('tank'))
    .map(({ year, title, isMovable }) => ({ year, title, isMovable }))
}

describe('the oil tank', () => {
  test('goes with the oil heating, and is never renewed for oil nobody burns', () => {
    expect(acts([tank, heating(2004)])).toEqual([{ year: 2026, title: 'Öltank stilllegen', isMovable: true }])
    const { plan } = analyse(exampleInput({ references, components: [tank, heating(2004)] }))
    expect(plan.years[0]?.entries.map(({ key }) => key)).toContain('tank')
    const cost = plan.entries.find(({ key }) => key === 'tank')?.cost
    expect(cost?.rules.map(({ id }) => id)).toContain('plan_tank')
    expect(cost?.value).toBe(600_000)
  })

  test('follows the year the owner decides for the heating', () => {
    const measures = [measure('m', ['heating'], { year: 2033 })]
    expect(acts([tank, heating(2004)], { measures }).map(({ year }) => year)).toEqual([2033])
    const own = [measure('m', ['tank'], { year: 2030 })]
    expect(acts([tank, heating(2004)], { measures: own })).toEqual([
      { year: 2030, title: 'Öltank stilllegen', isMovable: true },
    ])
    const together = [measure('m', ['heating', 'tank'], { year: 2033 })]
    expect(acts([tank, heating(2004)], { measures: together }).map(({ year }) => year)).toEqual([2033])
  })

  test('that cannot wait is mended in its time, and put out of use with the heating', () => {
    const old = { ...tank, installedYear: 2000 }
    // Due in 2030, the heating only in 2044.
    expect(acts([old, heating(2024)])).toEqual([
      { year: 2030, title: 'Öltank', isMovable: true },
      { year: 2044, title: 'Öltank stilllegen', isMovable: false },
    ])
    const broken = { ...tank, condition: 'defective' as const }
    expect(acts([broken, heating(2010)]).map(({ year }) => year)).toEqual([2026, 2030])
    // A few years without a new tank are no reason for one.
    expect(acts([old, heating(2013)]).map(({ year }) => year)).toEqual([2033])
  })

  test('stays as long as the owner keeps the oil heating', () => {
    const measures = [measure('m', ['heating'], { state: 'rejected', year: null })]
    expect(acts([tank, heating(2004)], { measures })).toEqual([
      { year: 2040, title: 'Öltank', isMovable: true },
    ])
  })

  test('without any oil heating has one act, and no later one', () => {
    const pump = component('pump', 'heat_pump', 2024)
    const old = { ...tank, installedYear: 1990, ownLifetimeYears: 10 }
    expect(acts([old, pump]).map(({ year }) => year)).toEqual([2026])
  })

  test('costs what it costs in that year', () => {
    const profile = { ...exampleInput().profile, inflationPercent: 2 }
    const measures = [measure('m', ['heating'], { year: 2036 })]
    const { plan } = analyse(
      exampleInput({ references, components: [tank, heating(2004)], profile, measures }),
    )
    expect(plan.entries.find(({ key }) => key === 'tank')?.cost.value).toBe(730_000)
  })
})
