import { describe, expect, it } from 'vitest'
import { isUnverified } from '../../figures/figure.ts'
import type { AnalysisBudget } from '../model/analysis.ts'
import { component, exampleInput, exampleRows } from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'

const budget = (more: Partial<AnalysisBudget> = {}): AnalysisBudget => ({
  marginalTaxPercent: null,
  savedRappen: null,
  savingMonthlyRappen: null,
  propertyValueRappen: null,
  ...more,
})
// One act of CHF 24 000 in four years, and again twenty years later.
const components = [component('h', 'oil_heating', 2010)]
const references = exampleRows
const house = (own: AnalysisBudget | null) => analyse(exampleInput({ components, references, budget: own }))
const whole = 2_400_000

describe('the reserve', () => {
  it('spreads the cost of twenty years over the months that are left of them, up to the next ten francs', () => {
    const once = [component('w', 'water_heater', 2018, { ownLifetimeYears: 25 })]
    const one = (own: AnalysisBudget | null) => analyse(exampleInput({ components: once, budget: own }))
    const cost = one(null).plan.sums.twenty.value ?? 0
    const months = (sum: number) => Math.ceil(sum / (2 + 19 * 12) / 1_000) * 1_000
    expect(cost).toBeGreaterThan(0)
    expect(one(null).reserve.perMonth).toMatchObject({ value: months(cost), unit: 'rappen_per_month' })
    const saved = Math.round(cost / 3)
    expect(one(budget({ savedRappen: saved })).reserve.perMonth.value).toBe(months(cost - saved))
  })

  it('spreads thirty years over their months where more falls due after twenty', () => {
    expect(house(null).reserve.perMonth.value).toBe(14_000)
  })

  it('asks for nothing where enough is there', () => {
    expect(house(budget({ savedRappen: 9_000_000 })).reserve.perMonth.value).toBe(0)
  })

  it('as published: cost by years until the renewal', () => {
    expect(house(null).reserve.individually).toMatchObject({ value: whole / 4, unit: 'rappen_per_year' })
  })

  it('keeps what is due apart, as one sum: it does not come every year', () => {
    const worn = component('o', 'kitchen', 1990, { condition: 'defective', conditionOn: '2026-01-01' })
    const { reserve } = analyse(exampleInput({ components: [...components, worn], references }))
    expect(reserve.due).toMatchObject({ value: 4_250_000, unit: 'rappen' })
    expect(reserve.individually.value).toBe(whole / 4)
    expect(house(null).reserve.due.value).toBe(0)
  })

  it('is unknown, not zero, where no price is known', () => {
    const { reserve } = analyse(
      exampleInput({ components: [component('g', 'garden', 1990, { ownLifetimeYears: 40 })] }),
    )
    expect([reserve.perMonth.value, reserve.individually.value]).toEqual([null, null])
  })

  it('by value needs a value', () => {
    expect(house(null).reserve.byValue.value).toBeNull()
    expect(house(budget({ propertyValueRappen: 134_000_000 })).reserve.byValue).toMatchObject({
      value: 1_340_000,
      low: 938_000,
      high: 1_340_000,
    })
  })

  it('names what lacks in the worst year', () => {
    expect(house(budget()).reserve.shortfall.value).toBeNull()
    expect(house(budget({ savingMonthlyRappen: 0 })).reserve.shortfall.value).toBe(2 * whole)
    expect(house(budget({ savingMonthlyRappen: 20_000 })).reserve.shortfall.value).toBe(whole - 50 * 20_000)
    expect(house(budget({ savedRappen: 2 * whole })).reserve.shortfall.value).toBe(0)
  })
})

it('counts all twelve months of a year that begins', () => {
  const own = budget({ savedRappen: 0, savingMonthlyRappen: 10_000 })
  const { plan } = analyse(exampleInput({ today: '2026-01-02', components, references, budget: own }))
  expect(plan.years.slice(0, 2).map(({ saved }) => saved)).toEqual([120_000, 240_000])
})

it('rests on every price it is made of, also where nobody checked one', () => {
  const boiler = [component('b', 'water_heater', 2018)]
  const { reserve } = analyse(
    exampleInput({ components: boiler, references, budget: budget({ savedRappen: 0 }) }),
  )
  for (const figure of [reserve.perMonth, reserve.individually, reserve.shortfall])
    expect(isUnverified(figure)).toBe(true)
})

describe('the money curve', () => {
  it('follows the recommended saving until the owner tells another', () => {
    expect(house(null).plan.years[0]?.saved).toBe(2 * 14_000)
    expect(house(budget({ savedRappen: 50_000, savingMonthlyRappen: 7_000 })).plan.years[1]?.saved).toBe(
      50_000 + 14 * 7_000,
    )
  })

  it('has paid for twenty years after twenty years', () => {
    const { years } = house(null).plan
    expect(years[19]?.saved).toBeGreaterThanOrEqual(years[19]?.total ?? Infinity)
  })
})
