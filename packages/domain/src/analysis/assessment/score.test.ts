import { expect, it } from 'vitest'
import { isUnverified } from '../../figures/figure.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { component, exampleInput, exampleRows } from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'

const house = (components: readonly AnalysedComponent[]) =>
  analyse(exampleInput({ components, references: exampleRows }))
const kitchen = component('k', 'kitchen', 2001, { quantity: 1, unit: 'piece' })
const bath = component('b', 'bathroom', 2026, { quantity: 1, unit: 'piece' })

it('weighs what is left of each life by what it costs', () => {
  expect(house([kitchen]).score.value).toBe(0)
  expect(house([bath]).score.value).toBe(100)
  expect(house([kitchen, bath]).score.value).toBe(Math.round((100 * 37_500) / (37_500 + 42_500)))
})

it('counts a part in full through the first half of its life, and one of unknown age with a wide range', () => {
  expect(house([{ ...bath, installedYear: 2011 }]).score.value).toBe(100)
  expect(house([{ ...bath, installedYear: 2014 - 6 }]).score.value).toBe(80)
  const unknown = { ...bath, installedYear: 1950, isInstalledYearAssumed: true }
  expect(house([unknown]).score).toMatchObject({ value: 67, low: 0, high: 100 })
})

it('counts a component without a price like the others on average', () => {
  const paint = component('p', 'interior_paint', 2018)
  expect(house([bath, paint]).score.value).toBe(50)
})

it('judges by the condition where no lifetime is known, and not at all without either', () => {
  expect(house([component('g', 'garden', 1990, { condition: 'used' })]).score.value).toBe(80)
  expect(house([component('g', 'garden', 1990)]).score).toMatchObject({ value: null, low: null })
  expect(house([]).score.value).toBeNull()
})

it('names the lives and prices it rests on, and is unchecked where one of them is', () => {
  expect(isUnverified(house([bath]).score)).toBe(false)
  expect(isUnverified(house([bath, component('b2', 'water_heater', 2018)]).score)).toBe(true)
  const loose = exampleRows.map((one) =>
    one.key === 'lifetime.bathroom' ? { ...one, isVerified: false } : one,
  )
  expect(isUnverified(analyse(exampleInput({ components: [bath], references: loose })).score)).toBe(true)
})

it('covers half by the year, half by the condition', () => {
  const assumed = { ...bath, isInstalledYearAssumed: true }
  expect(house([assumed]).coverage.value).toBe(0)
  expect(house([bath]).coverage.value).toBe(50)
  expect(house([{ ...bath, condition: 'as_new' }]).coverage.value).toBe(100)
  expect(house([]).coverage.value).toBe(0)
})

it('covers all only where nothing is asked any more, and something after the first answer', () => {
  const baths = (said: Partial<AnalysedComponent>) =>
    Array.from({ length: 150 }, (_, at) => ({ ...bath, id: `b${at}`, ...said }))
  expect(house([...baths({ condition: 'as_new' }), bath]).coverage.value).toBe(99)
  expect(house([...baths({ isInstalledYearAssumed: true }), bath]).coverage.value).toBe(1)
})
