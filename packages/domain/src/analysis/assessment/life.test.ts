import { describe, expect, it, test } from 'vitest'
import type { ComponentCondition } from '../../real-estate/component.ts'
import { assumedYear } from './assumed-year.ts'
import { lifeOf, yearsLeft, type LifeFacts } from './life.ts'

const now = 2026
const facts = (installedYear: number, more: Partial<LifeFacts> = {}): LifeFacts => ({
  installedYear,
  isInstalledYearAssumed: false,
  lastRenewedYear: null,
  condition: null,
  conditionOn: null,
  ...more,
})

describe('published vectors of the year 2026', () => {
  test.each<[number, number, ComponentCondition | null, number, string]>([
    [20, 2010, null, 4, 'yellow'],
    [20, 2010, 'worn', 3, 'orange'],
    [60, 1985, null, 19, 'green'],
    [30, 1994, 'good', 8, 'yellow'],
  ])('lifetime %i, installed %i, %s: %i years, %s', (lifetime, installed, condition, years, urgency) => {
    const life = lifeOf(facts(installed, { condition }), lifetime, now)
    expect([life.years, life.urgency]).toEqual([years, urgency])
  })
})

test.each([
  [0, 'due', 'red'],
  [1, 'due', 'orange'],
  [2, 'soon', 'orange'],
  [3, 'soon', 'orange'],
  [4, 'soon', 'yellow'],
  [5, 'soon', 'yellow'],
  [6, 'good', 'yellow'],
  [10, 'good', 'yellow'],
  [11, 'good', 'green'],
] as const)('with %i years left it is %s and %s', (left, state, urgency) => {
  const life = lifeOf(facts(now - 30 + left), 30, now)
  expect([life.years, life.state, life.urgency]).toEqual([left, state, urgency])
})

describe('a judgement of the owner', () => {
  it('counts from the last renewal, not from the installation', () => {
    expect(yearsLeft(facts(1960, { lastRenewedYear: 2016 }), 30, now)).toBe(20)
  })

  it('of today says more than one of long ago', () => {
    const judged = (conditionOn: string) =>
      yearsLeft(facts(1994, { condition: 'good', conditionOn }), 30, now)
    expect(judged('2026-02-01')).toBe(8)
    expect(judged('2023-02-01')).toBe(7)
    expect(judged('2013-02-01')).toBe(2)
  })

  it('says nothing any more once the part was renewed', () => {
    const renewed = facts(1980, { lastRenewedYear: 2020, condition: 'defective', conditionOn: '2019-06-01' })
    expect(lifeOf(renewed, 20, now)).toMatchObject({ years: 14, state: 'good', condition: null })
  })

  it('saves a part that outlived its life by far', () => {
    expect(lifeOf(facts(1890, { condition: 'good' }), 30, now)).toMatchObject({ years: 6, state: 'good' })
    expect(lifeOf(facts(1890, { condition: 'used' }), 30, now)).toMatchObject({ years: -2, state: 'due' })
    expect(yearsLeft(facts(1890, { condition: 'good' }), 30, now)).toBe(
      yearsLeft(facts(1950, { condition: 'good' }), 30, now),
    )
  })

  it('makes what is defective due, however young', () => {
    const broken = lifeOf(facts(2025, { condition: 'defective' }), 50, now)
    expect(broken).toMatchObject({ state: 'due', urgency: 'red' })
    expect(broken.years).toBeLessThanOrEqual(0)
  })

  it('never lets a worn part last longer than its condition says, nor be called good', () => {
    expect(lifeOf(facts(2020, { condition: 'worn' }), 60, now)).toMatchObject({ years: 9, state: 'soon' })
  })
})

describe('an assumed year', () => {
  const assumed = (year: number, lifetime: number, more: Partial<LifeFacts> = {}) => {
    const onRecord = facts(year, { isInstalledYearAssumed: true, ...more })
    const installedYear = assumedYear(onRecord, lifetime, now)
    return { installedYear, ...lifeOf({ ...onRecord, installedYear }, lifetime, now) }
  }

  it('leaves a third of a life in an old house', () => {
    expect(assumed(1930, 30)).toMatchObject({
      installedYear: 2006,
      years: 10,
      state: 'good',
      isAssumed: true,
    })
  })

  it('is that of the house where the house is young', () => {
    expect(assumed(2022, 30)).toMatchObject({
      installedYear: 2022,
      years: 26,
      state: 'good',
      urgency: 'green',
    })
  })

  it('is never due by itself, not even with a short life', () => {
    for (const lifetime of [2, 3, 4, 8]) {
      for (const age of [0, 1, 2, 50]) {
        const life = assumed(now - age, lifetime)
        expect(life.state).not.toBe('due')
        expect(life.urgency).not.toBe('red')
      }
    }
  })

  it('follows the condition where there is one, of the year of the judgement', () => {
    expect(assumed(1930, 40, { condition: 'good' })).toMatchObject({ installedYear: 2012, years: 26 })
    expect(assumed(1930, 40, { condition: 'good', conditionOn: '2020-05-01' })).toMatchObject({
      installedYear: 2006,
      years: 20,
    })
    expect(assumed(1930, 40, { condition: 'worn' })).toMatchObject({ years: 6, state: 'soon' })
    expect(assumed(1930, 40, { condition: 'defective' }).state).toBe('due')
  })

  it('lies before a judgement, even where the house was recorded as younger', () => {
    expect(assumed(2022, 30, { condition: 'good', conditionOn: '2019-05-01' })).toMatchObject({
      installedYear: 2019,
      condition: 'good',
    })
  })

  it('no longer counts once a renewal is known', () => {
    const known = facts(1930, { isInstalledYearAssumed: true, lastRenewedYear: 1990 })
    expect(lifeOf(known, 30, now)).toMatchObject({ years: -6, state: 'due', isAssumed: false })
  })
})

test.each([
  ['as_new', 'good', 'green'],
  ['used', 'soon', 'yellow'],
  ['worn', 'due', 'orange'],
  ['defective', 'due', 'red'],
  [null, 'unknown', null],
] as const)('without a lifetime, recorded as %s, it is %s', (condition, state, urgency) => {
  expect(lifeOf(facts(1990, { condition }), null, now)).toMatchObject({ years: null, state, urgency })
})
