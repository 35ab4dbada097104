import { describe, expect, it } from 'vitest'
import type { AnalysisInput, PlanEntry } from '../model/analysis.ts'
import {
  component,
  exampleComponents,
  exampleInput,
  exampleRows,
  measure,
  row,
} from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'
import { emptyProfile } from '../model/analysis-profile.ts'
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
  expect(sums.fifteen.value).toBe(years[14]?.total)
})

it('has no sum of fifteen years where nothing has a price', () => {
  const components = [component('old', 'garden', 1900, { ownLifetimeYears: 20 })]
  expect(plan({ components }).sums.fifteen.value).toBeNull()
})

it('counts the months to the end of each year: of this one those that are left', () => {
  expect(
    plan()
      .years.slice(0, 3)
      .map(({ months }) => months),
  ).toEqual([2, 14, 26])
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

  it('that rejects is named beside every sum: the part lives on without its cost', () => {
    const measures = [measure('m', ['boiler'], { state: 'rejected', year: null, reason: 'Zu teuer' })]
    const { plan: own, reserve } = analyse(exampleInput({ measures }))
    expect(own.rejected).toEqual(['boiler'])
    for (const figure of [...Object.values(own.sums), reserve.perMonth])
      expect(figure.rules.find(({ id }) => id === 'plan_rejected')?.text).toContain(
        'abgelehnt haben: Boiler.',
      )
    expect(plan().rejected).toEqual([])
    expect(plan().sums.thirty.rules.map(({ id }) => id)).not.toContain('plan_rejected')
    const later = [...measures, measure('n', ['boiler'], { year: 2031 })]
    expect(plan({ measures: later }).rejected).toEqual([])
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
    expect(own).toMatchObject({ componentIds: ['facade', 'roof'], title: 'Fassade und Dach' })
    expect(own?.cost.value).toBe(2_500_000 + 4_500_000 - 800_000)
  })

  describe('over a whole and what is in its price', () => {
    const paint = component('paint', 'facade_paint', 2005, { quantity: 150, unit: 'm2' })
    const rows = [
      ...exampleRows,
      row('cost.facade_paint', 50, 'chf_per_m2'),
      row('lifetime.facade_paint', 12, 'years'),
    ]
    const bundled = (ids: readonly string[]) =>
      plan({
        components: [...exampleComponents, paint],
        references: rows,
        measures: [measure('m', ids, { year: 2030 })],
      })
    const cost = (ids: readonly string[]) => bundled(ids).entries.find(({ key }) => key === 'm')?.cost

    it('counts the paint of a new facade once, and says so', () => {
      expect(cost(['facade', 'paint'])?.value).toBe(cost(['facade'])?.value)
      expect(cost(['facade', 'paint'])?.rules.map(({ id }) => id)).toContain('plan_contained_paint')
    })

    it('saves no second scaffold for it', () => {
      expect(cost(['facade', 'paint', 'roof'])?.value).toBe(cost(['facade', 'roof'])?.value)
    })

    it('still pays for it beside a roof', () => {
      expect(cost(['paint', 'roof'])?.value).toBe(2_500_000 + 750_000 - 800_000)
    })

    it('lets its life begin with the new facade', () => {
      const years = bundled(['facade', 'paint']).entries.filter(({ key }) => key.startsWith('paint#'))
      expect(years.map(({ year }) => year)).toEqual([2042, 2054])
    })
  })

  it('says long names short beside others', () => {
    const components = [component('a', 'sheet_metal', 1990), component('b', 'shutters', 1990)]
    expect(entry('m', { components, measures: [measure('m', ['a', 'b'])] })?.title).toBe(
      'Spenglerei und Läden',
    )
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

it('grows costs by the chosen inflation, to a hundred francs', () => {
  const own = plan({ profile: { ...emptyProfile, inflationPercent: 2 } })
  expect(own.entries.find(({ key }) => key === 'windows')?.cost.value).toBe(3_210_000)
  expect(own.entries.find(({ key }) => key === 'boiler')?.cost.value).toBe(380_000)
})

it('calls the heating after an oil heating a heating, and says that its price is that of a heat pump', () => {
  const found = plan().entries.filter(({ componentIds }) => componentIds.includes('heating'))
  expect(found.map(({ title }) => title)).toEqual(['Ölheizung', 'Heizung'])
  expect(found[0]?.cost.rules.map(({ id }) => id)).toContain('cost_heat_pump')
})

describe('a part of unknown age', () => {
  const kitchen = component('k', 'kitchen', 1950, {
    isInstalledYearAssumed: true,
    quantity: 1,
    unit: 'piece',
  })

  it('may be due at once: that is in the range of a sum, not in the sum', () => {
    const { sums } = plan({ components: [kitchen] })
    expect(sums.five).toMatchObject({ value: 0, low: 0, high: 6_000_000 })
    expect(sums.five.rules.map(({ id }) => id)).toContain('plan_unsure')
    expect(sums.twenty).toMatchObject({ value: 4_250_000, high: 6_000_000 })
  })

  it('that the owner has decided on is not unsure any more', () => {
    const decided = { components: [kitchen], measures: [measure('m', ['k'], { year: 2040 })] }
    expect(plan(decided).sums.five).toMatchObject({ value: 0, high: 0 })
  })
})

describe('a renewal whose price is in that of another', () => {
  const kitchen = component('kitchen', 'kitchen', 2003, { ownLifetimeYears: 25, quantity: 1, unit: 'piece' })
  const oven = (end: number, more = {}) =>
    component('oven', 'oven', end - 15, { ownLifetimeYears: 15, ...more })
  const years = (more: Partial<AnalysisInput>) =>
    lines(plan(more).entries.filter(({ componentIds }) => componentIds.includes('oven')))

  it.each([2028, 2029, 2031])('is not counted again: an oven of %d comes with the kitchen of 2028', (end) => {
    expect(years({ components: [kitchen, oven(end)] })).toEqual(['2043 oven#2'])
    const own = plan({ components: [kitchen, oven(end)] }).entries.find(({ key }) => key === 'kitchen')
    expect(own?.cost.rules.at(-1)?.text).toContain('«Kochherd und Backofen» ist im Ersatz von «Küche»')
  })

  it('is counted where the other is too far, rejected, or one of two', () => {
    expect(years({ components: [kitchen, oven(2032)] })[0]).toBe('2032 oven')
    const rejected = measure('m', ['kitchen'], { state: 'rejected', year: null, reason: 'Später' })
    expect(years({ components: [kitchen, oven(2028)], measures: [rejected] })[0]).toBe('2028 oven')
    const second = { ...kitchen, id: 'second' }
    expect(years({ components: [kitchen, second, oven(2028)] })[0]).toBe('2028 oven')
  })

  it('is counted where it is due and the other comes later, or where the owner decided so', () => {
    expect(years({ components: [kitchen, oven(2026)] })[0]).toBe('2026 oven')
    const measures = [measure('m', ['oven'], { year: 2028 })]
    expect(years({ components: [kitchen, oven(2028)], measures })[0]).toBe('2028 m')
  })

  it('is that of paint up to five years after a new facade, not before it', () => {
    const facade = component('f', 'plaster_facade', 2000, { quantity: 100, unit: 'm2' })
    const paint = (end: number) => component('oven', 'facade_paint', end - 15, { ownLifetimeYears: 15 })
    expect(years({ components: [facade, paint(2035)] })).toEqual(['2045 oven#2'])
    expect(years({ components: [facade, paint(2029)] })[0]).toBe('2029 oven')
  })
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
