import { describe, expect, it } from 'vitest'
import type { AnalysisInput, PlanEntry } from './analysis.ts'
import { component, exampleComponents, exampleInput, measure } from './analyse-example.ts'
import { analyse } from './analyse.ts'
import { emptyProfile } from './analysis-profile.ts'
import { movedMeasures } from './plan-move.ts'

const plan = (more: Partial<AnalysisInput> = {}) => analyse(exampleInput(more)).plan
const lines = (entries: readonly PlanEntry[]) => entries.map(({ key, year }) => `${year} ${key}`)
const entry = (key: string, more: Partial<AnalysisInput> = {}) =>
  plan(more).entries.find((one) => one.key === key)

it('lists every renewal of thirty years, and its later rounds', () => {
  expect(lines(plan().entries)).toEqual([
    '2026 heating',
    '2027 windows',
    '2030 boiler',
    '2030 facade',
    '2030 kitchen',
    '2037 roof',
    '2045 boiler#2',
    '2046 heating#2',
    '2048 bath',
    '2055 kitchen#2',
    '2055 windows#2',
  ])
})

it('has a column for each of the thirty years, and sums what stands in them', () => {
  const { years, sums, from } = plan()
  expect([from, years.length, years.at(-1)?.year]).toEqual([2026, 30, 2055])
  expect(sums.five.value).toBe(2_400_000 + 3_150_000 + 350_000 + 4_500_000 + 4_250_000)
  expect(sums.thirty.value).toBe(years.at(-1)?.total)
})

it('counts from now on what is overdue, and names what has no price', () => {
  const components = [component('old', 'garden', 1900, { ownLifetimeYears: 20 })]
  expect(plan({ components })).toMatchObject({ withoutCost: ['old'], sums: { thirty: { value: null } } })
  expect(lines(plan({ components }).entries)).toEqual(['2026 old', '2046 old#2'])
})

describe('a decision of the owner', () => {
  it('that plans sets the year and shifts the later rounds', () => {
    const planned = plan({ measures: [measure('m', ['boiler'], { year: 2032 })] })
    expect(lines(planned.entries.filter(({ componentIds }) => componentIds.includes('boiler')))).toEqual([
      '2032 m',
      '2047 boiler#2',
    ])
    expect(entry('m', { measures: [measure('m', ['boiler'], { year: 2032 })] })).toMatchObject({
      state: 'planned',
      recommendedYear: 2030,
      measureId: 'm',
    })
  })

  it('that planned a year long gone waits this year', () => {
    expect(entry('m', { measures: [measure('m', ['boiler'], { year: 2020 })] })?.year).toBe(2026)
  })

  it('that postpones means not before its year', () => {
    const postponed = (id: string, year: number) =>
      entry('m', { measures: [measure('m', [id], { state: 'postponed', year })] })
    expect(postponed('heating', 2031)).toMatchObject({ year: 2031, state: 'postponed' })
    expect(postponed('roof', 2031)?.year).toBe(2037)
    expect(postponed('heating', 2026)).toMatchObject({ year: 2026, state: 'proposed' })
  })

  it('that rejects takes the component out of the plan, not out of the list', () => {
    const measures = [
      measure('m', ['boiler'], { state: 'rejected', year: null, reason: 'Wird nicht gebraucht' }),
    ]
    const { components, plan: own } = analyse(exampleInput({ measures }))
    expect(own.entries.some(({ componentIds }) => componentIds.includes('boiler'))).toBe(false)
    expect(components.some(({ component: { id } }) => id === 'boiler')).toBe(true)
  })

  it('that is done changes nothing: the component tells', () => {
    expect(plan({ measures: [measure('m', ['boiler'], { state: 'done', year: 2020 })] })).toEqual(plan())
  })

  it('counts by its own amount, in its first round', () => {
    const amounts = [{ objectId: 'm', kind: 'measure_cost', rappen: 412_345 }] as const
    const own = plan({ measures: [measure('m', ['boiler'], { year: 2030 })], amounts })
    expect(own.entries.find(({ key }) => key === 'm')?.cost.value).toBe(412_345)
    expect(own.entries.find(({ key }) => key === 'boiler#2')?.cost.value).toBe(350_000)
  })

  it('that is newer replaces an older one over the same component', () => {
    const measures = [
      measure('2', ['boiler'], { year: 2040 }),
      measure('1', ['boiler', 'heating'], { year: 2028 }),
    ]
    const { entries } = plan({ measures })
    expect(entries.find(({ key }) => key === '1')?.componentIds).toEqual(['heating'])
    expect(entries.find(({ key }) => key === '2')?.year).toBe(2040)
  })

  it('of upkeep renews nothing: it stands beside the renewal', () => {
    const measures = [measure('m', ['heating'], { kind: 'upkeep', year: 2027 })]
    const amounts = [{ objectId: 'm', kind: 'measure_cost', rappen: 40_000 }] as const
    const own = plan({ measures, amounts })
    expect(own.entries.find(({ key }) => key === 'm')).toMatchObject({
      year: 2027,
      title: 'Unterhalt Ölheizung',
    })
    expect(own.entries.find(({ key }) => key === 'heating')?.year).toBe(2026)
    expect(own.sums.thirty.value).toBe((plan().sums.thirty.value ?? 0) + 40_000)
  })

  it('over several components is one entry, less what they save together', () => {
    const own = entry('m', { measures: [measure('m', ['roof', 'facade'])] })
    expect(own).toMatchObject({ componentIds: ['facade', 'roof'], title: 'Fassade verputzt und Steildach' })
    expect(own?.cost.value).toBe(2_500_000 + 4_500_000 - 800_000)
  })

  it('names the part of a bundle that has no price, unless the owner gave one for all', () => {
    const components = [...exampleComponents, component('garden', 'garden', 1990, { ownLifetimeYears: 40 })]
    const measures = [measure('m', ['roof', 'garden'])]
    const amounts = [{ objectId: 'm', kind: 'measure_cost', rappen: 5_000_000 }] as const
    expect(plan({ components, measures })).toMatchObject({ withoutCost: ['garden'] })
    expect(plan({ components, measures, amounts })).toMatchObject({ withoutCost: [] })
  })

  it('for a component nobody knows is ignored', () => {
    expect(plan({ measures: [measure('m', ['gone'])] })).toEqual(plan())
  })
})

it('puts a decided act into the plan also where no lifetime is known', () => {
  const components = [component('g', 'garden', 1990)]
  expect(plan({ components }).entries).toEqual([])
  expect(lines(plan({ components, measures: [measure('m', ['g'], { year: 2029 })] }).entries)).toEqual([
    '2029 m',
  ])
})

it('puts what is broken into this year also where no lifetime is known', () => {
  const components = [component('g', 'garden', 1990, { condition: 'defective' })]
  expect(lines(plan({ components }).entries)).toEqual(['2026 g'])
})

it('grows costs by the chosen inflation, in whole Rappen', () => {
  const own = plan({ profile: { ...emptyProfile, inflationPercent: 2 } })
  expect(own.entries.find(({ key }) => key === 'windows')?.cost.value).toBe(3_213_000)
  expect(own.entries.find(({ key }) => key === 'boiler')?.cost.value).toBe(Math.round(350_000 * 1.02 ** 4))
})

describe('moving an entry', () => {
  const entries = plan().entries
  const moved = (key: string, year: number) => {
    const found = entries.find((one) => one.key === key)
    return found === undefined ? [] : movedMeasures([], found, year, 'new')
  }

  it('makes a plan of the owner of a proposal', () => {
    expect(moved('roof', 2033)).toEqual([measure('new', ['roof'], { year: 2033, version: 0 })])
    expect(entry('new', { measures: moved('roof', 2033) })?.year).toBe(2033)
  })

  it('changes the year of a decision and keeps the rest of it', () => {
    const held = [measure('m', ['roof'], { state: 'postponed', year: 2040, reason: 'Später', title: 'Dach' })]
    const own = plan({ measures: held }).entries.find(({ key }) => key === 'm')
    expect(own === undefined ? [] : movedMeasures(held, own, 2035, 'new')).toEqual([
      measure('m', ['roof'], { year: 2035, title: 'Dach' }),
    ])
  })

  it('leaves later rounds where they are', () => {
    expect(moved('boiler#2', 2050)).toEqual([])
  })
})
